import {
  ArrayMaxSize,
  IsArray,
  IsDate,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { OptionalText } from "../../../kernel/contract/optional-text.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { EntityId } from "../../../kernel/contract/entity-id.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine, SeveralLines } from "../../../kernel/contract/plain-text.js";
import { applyDecorators } from "../../../kernel/contract/apply-decorators.js";
import { Paise } from "../../../kernel/graphql/scalars.js";
import { EventState, RegistrationMode } from "./event-state.js";

/** Lowercase words joined by hyphens; and the one address of the specification that is spelt otherwise. */
const SLUG = /^(?:algOlympics|(?=.{2,60}$)[a-z0-9]+(?:-[a-z0-9]+)*)$/;
/** A path of this site (not `//elsewhere`), or an https address. */
const LINK = /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/\\]+(?:\/\S*)?)$/;
/** A relative path that stays below the media base address. */
const IMAGE = /^(?!.*\.\.)[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const DAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

/** Property decorator: one line that is not blank. */
function TitleLine(max: number): PropertyDecorator {
  return applyDecorators(
    OneLine(RULES.oneLine),
    MaxLength(max, { message: RULES.tooLong }),
    Matches(/\S/, { message: RULES.title }),
  );
}

/** Property decorator: several lines of text, or none. */
function TextLines(): PropertyDecorator {
  return applyDecorators(SeveralLines(), MaxLength(LIMITS.eventTextMax, { message: RULES.tooLong }));
}

/** Property decorator: one line of text, or nothing. */
function OptionalTextLine(max: number): PropertyDecorator {
  return applyDecorators(OptionalText(), OneLine(RULES.oneLine), MaxLength(max, { message: RULES.tooLong }));
}

/** Property decorator: several lines of text, or nothing. */
function OptionalTextLines(): PropertyDecorator {
  return applyDecorators(OptionalText(), TextLines());
}

/** Property decorator: a day that the calendar has. */
function Day(): PropertyDecorator {
  return applyDecorators(
    Matches(DAY, { message: RULES.day }),
    IsISO8601({ strict: true, strictSeparator: true }, { message: RULES.day }),
  );
}

/** Property decorator: a whole number within bounds. */
function WholeNumber(min: number, max: number, message: string): PropertyDecorator {
  return applyDecorators(IsInt({ message }), Min(min, { message }), Max(max, { message }));
}

/** A notice for an event's teams. */
@InputType({ description: "Something an event's teams should know." })
export class NoticeInput {
  @TitleLine(LIMITS.eventTitleMax)
  @Field(() => String, { description: "The headline." })
  title!: string;

  @TextLines()
  @Matches(/\S/, { message: RULES.noticeText })
  @Field(() => String, { description: "The text." })
  description!: string;

  @OptionalText()
  @Matches(LINK, { message: RULES.link })
  @MaxLength(LIMITS.linkMax, { message: RULES.link })
  @Field(() => String, { nullable: true, description: "A path of this site, or an https address." })
  link?: string | null;
}

/** All that a Superadmin decides about an event. The texts and days are what its pages show. */
@InputType({ description: "An event as it is to be, all of it." })
export class EventFieldsInput {
  @Matches(SLUG, { message: RULES.newSlug })
  @Field(() => String, {
    description: "The event's address under /events: lowercase letters, digits, hyphens. It stays for good.",
  })
  slug!: string;

  @TitleLine(LIMITS.eventTitleMax)
  @Field(() => String, { description: "The event's name." })
  title!: string;

  @OneLine(RULES.oneLine)
  @MaxLength(LIMITS.eventSummaryMax, { message: RULES.tooLong })
  @Field(() => String, { description: "One or two sentences for a card." })
  summary!: string;

  @TextLines()
  @Field(() => String, { description: "The whole text; an empty line ends a paragraph." })
  description!: string;

  @Matches(IMAGE, { message: RULES.image })
  @MaxLength(LIMITS.imagePathMax, { message: RULES.image })
  @Field(() => String, { description: "The picture's path under the media base address." })
  image!: string;

  @TextLines()
  @Field(() => String, { description: "The schedule, one step per line." })
  schedule!: string;

  @OneLine(RULES.oneLine)
  @MaxLength(LIMITS.venueMax, { message: RULES.tooLong })
  @Field(() => String, { description: "Where it takes place." })
  venue!: string;

  @OptionalTextLine(LIMITS.venueMax)
  @Field(() => String, {
    nullable: true,
    description: 'When on a day it takes place, such as "5 PM to 8 PM".',
  })
  hours?: string | null;

  @OptionalTextLine(LIMITS.venueMax)
  @Field(() => String, { nullable: true, description: "The room or lab." })
  room?: string | null;

  @OptionalTextLine(LIMITS.venueMax)
  @Field(() => String, {
    nullable: true,
    description: "Who answers questions: an e-mail address, an https address, or text.",
  })
  contact?: string | null;

  @OptionalTextLines()
  @Field(() => String, { nullable: true, description: "The rules, one per line." })
  rules?: string | null;

  @OptionalTextLines()
  @Field(() => String, { nullable: true, description: "The prizes, one per line: what for, a colon, what." })
  prizes?: string | null;

  @OptionalTextLines()
  @Field(() => String, {
    nullable: true,
    description: "What is taught, one step per line: when, a colon, what.",
  })
  syllabus?: string | null;

  @OptionalTextLines()
  @Field(() => String, {
    nullable: true,
    description:
      "Questions and answers: a line with the question, below it the answer; an empty line ends it.",
  })
  faq?: string | null;

  @WholeNumber(0, LIMITS.feeMaxPaise, RULES.fee)
  @Field(() => Paise, {
    description: "What a qualified team pays; 0 is free. Payments reported before keep their amount.",
  })
  fee!: number;

  @WholeNumber(1, LIMITS.eventTeamSizeMax, RULES.teamSizeRange)
  @Field(() => Int, { description: "People a team may have, the leader included." })
  maxTeamSize!: number;

  @Day()
  @Field(() => String, { description: "The first day in India's calendar, YYYY-MM-DD." })
  firstDay!: string;

  @Day()
  @Field(() => String, { description: "The last day in India's calendar, YYYY-MM-DD." })
  lastDay!: string;

  @IsOptional()
  @IsDate({ message: RULES.moment })
  @Field(() => Date, { nullable: true, description: "When registration opens; null is not announced." })
  registrationOpensAt?: Date | null;

  @IsOptional()
  @IsDate({ message: RULES.moment })
  @Field(() => Date, { nullable: true, description: "When registration closes; null is not announced." })
  registrationClosesAt?: Date | null;

  @IsIn(Object.values(RegistrationMode), { message: RULES.choice })
  @Field(() => RegistrationMode, { description: "How it is decided whether teams may register." })
  registration!: RegistrationMode;

  @IsIn(Object.values(EventState), { message: RULES.choice })
  @Field(() => EventState, {
    description: "Where the event stands; `current` replaces the event that was current.",
  })
  state!: EventState;

  @WholeNumber(1, LIMITS.rankingMax, ADMIN_RULES.ranking)
  @Field(() => Int, { description: "A team ranked at most this qualifies for the round that costs the fee." })
  qualifyingRank!: number;

  @IsArray({ message: RULES.notices })
  @ArrayMaxSize(LIMITS.notices, { message: RULES.notices })
  @ValidateNested({ each: true })
  @Field(() => [NoticeInput], { description: "Notices for the event's teams, at most 20." })
  notices!: NoticeInput[];
}

/** A new event. */
@InputType({ description: "A new event." })
export class CreateEventInput extends EventFieldsInput {}

/** An event's new data; whoever changes one thing sends the rest as it was. */
@InputType({ description: "An event with all its data as they are to be; the address cannot change." })
export class UpdateEventInput extends EventFieldsInput {
  @EntityId()
  @Field(() => ID, { description: "The event." })
  eventId!: string;

  @IsOptional()
  @IsDate({ message: RULES.moment })
  @Field(() => Date, {
    nullable: true,
    description:
      "The `updatedAt` that was looked at; an event that changed since then is refused with CONFLICT.",
  })
  expectedUpdatedAt?: Date | null;
}

/** Names the event that becomes the current one. */
@InputType({ description: "The event that teams are to be formed for." })
export class SetCurrentEventInput {
  @EntityId()
  @Field(() => ID, { description: "The event." })
  eventId!: string;
}
