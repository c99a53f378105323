import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
  type ValidationArguments,
} from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { applyDecorators, EntityId, ID_PATTERN } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import type { RuleContext } from "../../../kernel/contract/message.js";
import { OneLine, SeveralLines } from "../../../kernel/contract/plain-text.js";
import { PaymentStatus } from "../../teams/contract/payment-status.js";
import { GapFilter } from "../../teams/contract/audience.js";
import { unknownPlaceholderMsg, unknownPlaceholders, unknownPlaceholderText, Whom } from "./mail-template.js";
import { EventSlugField } from "../../events/contract/event-slug-field.js";

enumeration(
  "MailingWhom",
  "The people of a team who get a mail.",
  {
    LEADERS: "The leader alone.",
    ACCOUNTS: "Everyone with an account who agreed to be in the team.",
    EVERYONE: "Everyone with an account who agreed, and typed-in records with an address.",
  },
  Whom,
);

export const MailingStanding = enumeration(
  "MailingStanding",
  "Whether a team qualified for the round that costs the fee.",
  {
    QUALIFIED: "The team's ranking qualified.",
    NOT_QUALIFIED: "The team's ranking did not qualify, or the team has no ranking.",
  },
);
export type MailingStanding = keyof typeof MailingStanding;

function OptionalRank(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    IsInt({ message: ADMIN_RULES.ranking }),
    Min(1, { message: ADMIN_RULES.ranking }),
    Max(LIMITS.rankingMax, { message: ADMIN_RULES.ranking }),
  );
}

/** Property decorator: a text in which every word in braces is a known placeholder. */
function KnownPlaceholders(): PropertyDecorator {
  const unknownIn = (value: unknown): string[] =>
    typeof value === "string" ? unknownPlaceholders(value) : [];
  const validator = {
    validate: (value: unknown) => typeof value === "string" && unknownIn(value).length === 0,
    defaultMessage: (args?: ValidationArguments) => unknownPlaceholderText(unknownIn(args?.value)),
  };
  const context: RuleContext = { textOf: (value) => unknownPlaceholderMsg(unknownIn(value)) };
  return ValidateBy({ name: "knownPlaceholders", validator }, { context });
}

@InputType({
  description: "The recipients of a mail: people of teams that match all conditions, and of listed teams.",
})
export class MailingAudienceInput {
  @EventSlugField("The event's address. The default is the current event.")
  eventSlug?: string | null;

  @IsIn([true, false], { message: RULES.choice })
  @Field(() => Boolean, {
    defaultValue: true,
    description: "True: teams that match the conditions below. False: only the teams in `teamIds`.",
  })
  fitting = true;

  @IsOptional()
  @IsIn(Object.values(GapFilter), { message: RULES.choice })
  @Field(() => GapFilter, { nullable: true, description: "Only teams with this gap." })
  missing?: GapFilter | null;

  @IsOptional()
  @IsIn(Object.values(PaymentStatus), { message: RULES.choice })
  @Field(() => PaymentStatus, { nullable: true, description: "Only teams whose payment is in this state." })
  paymentStatus?: PaymentStatus | null;

  @IsOptional()
  @IsIn(Object.values(MailingStanding), { message: RULES.choice })
  @Field(() => MailingStanding, {
    nullable: true,
    description: "Only teams that qualified or only teams that did not, or null for both.",
  })
  standing?: MailingStanding | null;

  @OptionalRank()
  @Field(() => Int, { nullable: true, description: "Only teams ranked this or later." })
  rankFrom?: number | null;

  @OptionalRank()
  @Field(() => Int, { nullable: true, description: "Only teams ranked this or better." })
  rankTo?: number | null;

  @IsArray({ message: ADMIN_RULES.mailTeams })
  @ArrayMaxSize(LIMITS.mailTeams, { message: ADMIN_RULES.mailTeams })
  @Matches(ID_PATTERN, { each: true, message: RULES.id })
  @Field(() => [ID], {
    defaultValue: [],
    description: "Teams of the event that get the mail even when they do not match.",
  })
  teamIds!: string[];

  @IsArray({ message: ADMIN_RULES.mailUsers })
  @ArrayMaxSize(LIMITS.mailUsers, { message: ADMIN_RULES.mailUsers })
  @Matches(ID_PATTERN, { each: true, message: RULES.id })
  @Field(() => [ID], {
    defaultValue: [],
    description: "Accounts that get the mail individually, with or without a team.",
  })
  userIds!: string[];

  @IsIn(Object.values(Whom), { message: RULES.choice })
  @Field(() => Whom, {
    defaultValue: Whom.LEADERS,
    description: "The people of these teams who get the mail.",
  })
  whom: Whom = Whom.LEADERS;
}

@InputType({ description: "The subject and the text of a mail, with placeholders such as {name}." })
export class MailingWordingInput {
  @OneLine(RULES.oneLine)
  @MaxLength(LIMITS.mailSubjectMax, { message: ADMIN_RULES.mailSubject })
  @Matches(/\S/, { message: ADMIN_RULES.mailSubject })
  @KnownPlaceholders()
  @Field(() => String, { description: "The subject. It may have placeholders such as {team}." })
  subject!: string;

  @SeveralLines()
  @MaxLength(LIMITS.mailTextMax, { message: ADMIN_RULES.mailText })
  @Matches(/\S/, { message: ADMIN_RULES.mailText })
  @KnownPlaceholders()
  @Field(() => String, { description: "The plain text. It may have placeholders such as {name}." })
  text!: string;
}

@InputType({ description: "A mail to the people of teams, each filled in for its reader." })
export class SendMailingInput extends MailingWordingInput {
  @ValidateNested()
  @Field(() => MailingAudienceInput, { description: "The mailing's recipients." })
  audience!: MailingAudienceInput;

  @Matches(/^[0-9a-f]{64}$/, { message: RULES.token })
  @Field(() => String, {
    description: "The `key` of the previewed audience. If the recipients have changed, the mail is refused.",
  })
  audienceKey!: string;

  @EntityId()
  @Field(() => ID, {
    description: "A UUID of the sender's choice, the same at each attempt. The mail is sent only once.",
  })
  sendKey!: string;
}

@InputType({ description: "The mail whose failed copies are sent again." })
export class RetryMailingInput {
  @EntityId()
  @Field(() => ID, { description: "The mail." })
  mailingId!: string;
}

@InputType({ description: "The failed mails to send again." })
export class ResendMailsInput {
  @IsOptional()
  @IsArray({ message: ADMIN_RULES.resendMails })
  @ArrayMinSize(1, { message: ADMIN_RULES.resendMails })
  @ArrayMaxSize(LIMITS.resentAtOnce, { message: ADMIN_RULES.resendMails })
  @Matches(ID_PATTERN, { each: true, message: RULES.id })
  @Field(() => [ID], { nullable: true, description: "Only these mails. The default is all." })
  mailIds?: string[] | null;
}
