import { IsDate, IsIn, IsOptional, Matches, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId, OptionalText, VersionField } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { EmailField } from "../../accounts/contract/person-fields.js";
import { MailingAudienceInput, MailingStanding, MailingWordingInput } from "./send-mailing.input.js";

@InputType({ description: "A mail template. It replaces a template with the same name." })
export class SaveMailTemplateInput extends MailingWordingInput {
  @OneLine(RULES.oneLine)
  @Matches(/\S/, { message: ADMIN_RULES.templateName })
  @MaxLength(LIMITS.mailTemplateNameMax, { message: ADMIN_RULES.templateName })
  @Field(() => String, { description: "The name of the template." })
  name!: string;

  @IsOptional()
  @IsIn(Object.values(MailingStanding), { message: RULES.choice })
  @Field(() => MailingStanding, { nullable: true, description: "The intended recipients, or null for all." })
  standing?: MailingStanding | null;

  @VersionField()
  version?: string | null;
}

@InputType({ description: "The template or scheduled mail." })
export class MailPlanIdInput {
  @EntityId()
  @Field(() => ID, { description: "The scheduled mailing's id." })
  id!: string;
}

@InputType({ description: "A test mail to the caller, filled in for one of its recipients." })
export class SendTestMailInput extends MailingWordingInput {
  @ValidateNested()
  @Field(() => MailingAudienceInput, { description: "The recipients of the mail." })
  audience!: MailingAudienceInput;

  @OptionalText()
  @EmailField()
  @Field(() => String, {
    nullable: true,
    description: "The recipient whose copy is used. The default is the first recipient.",
  })
  as?: string | null;
}

@InputType({ description: "A scheduled mail. Its recipients are chosen when it is sent." })
export class ScheduleMailingInput extends MailingWordingInput {
  @ValidateNested()
  @Field(() => MailingAudienceInput, { description: "The mailing's recipients." })
  audience!: MailingAudienceInput;

  @IsDate({ message: ADMIN_RULES.sendAt })
  @Field(() => Date, { description: "The time at which the mailing is sent, within the next year." })
  sendAt!: Date;

  @EntityId()
  @Field(() => ID, {
    description: "A UUID of the sender's choice. The id of a scheduled mail changes that mail.",
  })
  id!: string;

  @VersionField()
  version?: string | null;
}
