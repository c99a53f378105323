import {
  ArrayMaxSize,
  ArrayMinSize,
  IsDate,
  IsEnum,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import { ArgsType, Field, ID, InputType } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId, OptionalText } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import { EventSlugField } from "../../events/contract/event-slug-field.js";
import { TeamIdInput } from "../../teams/contract/team.inputs.js";
import { enumeration } from "../../../kernel/contract/enumeration.js";

export const CheckInMethod = enumeration(
  "CheckInMethod",
  "The way in which a person was found at the desk.",
  {
    SCAN: "The helper scanned the QR code of the pass.",
    NAME: "The helper found the person's name in the list.",
    WALK_IN: "The person is a walk-in who is not on the list. The note has the reason.",
  },
);
export type CheckInMethod = keyof typeof CheckInMethod;

export const CheckInOutcome = enumeration("CheckInOutcome", "The outcome of a check-in.", {
  IN: "The person is checked in by this check-in.",
  ALREADY: "The person was already checked in. The check-in in the reply counts.",
  NOT_QUALIFIED: "The person's team did not qualify.",
  NOT_PAID: "The payment of the person's team is not accepted.",
  NOT_CONFIRMED: "The person has not agreed to be in the team.",
  OTHER_DAY: "The session is on another day.",
  OTHER_EVENT: "The pass is for another event.",
  UNKNOWN: "The pass is unknown or no longer valid.",
  REVERTED: "The check-in was taken back after it was made, so it does not count.",
});
export type CheckInOutcome = keyof typeof CheckInOutcome;

/** Matches a session's id: an id of a session that was set up, or a day. */
export const SESSION_ID = /^(?:\d{4}-\d\d-\d\d|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Maximum number of check-ins in one request. A phone that was without a network sends several requests. */
export const CHECK_INS_AT_ONCE = 50;

const isWalkIn = ({ method }: { readonly method?: unknown }): boolean => method === CheckInMethod.WALK_IN;

@InputType({ description: "A person at the desk: by their pass, by the list, or typed in as a walk-in." })
export class CheckInEntry {
  @EntityId()
  @Field(() => ID, {
    description: "An id from the phone, so that sending the check-in again changes nothing.",
  })
  id!: string;

  @IsEnum(CheckInMethod, { message: ADMIN_RULES.checkInMethod })
  @Field(() => CheckInMethod, { description: "The way in which the person was found." })
  method!: CheckInMethod;

  @OptionalText()
  @OneLine()
  @MaxLength(LIMITS.tokenMax, { message: RULES.tooLong })
  @Field(() => String, { nullable: true, description: "The token of the pass that was scanned." })
  token?: string | null;

  @OptionalText()
  @EntityId()
  @Field(() => ID, { nullable: true, description: "The person's membership, when found by name." })
  memberId?: string | null;

  @OptionalText()
  @OneLine()
  @MaxLength(LIMITS.nameMax, { message: RULES.tooLong })
  @Field(() => String, { nullable: true, description: "The name of a walk-in without a team." })
  name?: string | null;

  @ValidateIf((entry: CheckInEntry) => isWalkIn(entry) || Boolean(entry.note))
  @OneLine(ADMIN_RULES.walkInNote)
  @Matches(/\S/u, { message: ADMIN_RULES.walkInNote })
  @MaxLength(LIMITS.teamNoteMax, { message: ADMIN_RULES.walkInNote })
  @Field(() => String, {
    nullable: true,
    description: "The reason why a walk-in is let in. Required for a walk-in.",
  })
  note?: string | null;

  @IsDate({ message: RULES.moment })
  @Field(() => DateTime, { description: "The time of the check-in by the phone's clock." })
  at!: Date;
}

@InputType({ description: "People who came to a session." })
export class CheckInInput {
  @EntityId()
  @Field(() => ID, { description: "The event." })
  eventId!: string;

  @Matches(SESSION_ID, { message: RULES.id })
  @Field(() => ID, { description: "The session." })
  sessionId!: string;

  @IsDate({ message: RULES.moment })
  @Field(() => DateTime, {
    description: "The present time of the phone's clock, which reveals a wrong clock.",
  })
  sentAt!: Date;

  @ValidateNested({ each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(CHECK_INS_AT_ONCE)
  @Field(() => [CheckInEntry], { description: `At most ${String(CHECK_INS_AT_ONCE)}.` })
  entries!: CheckInEntry[];
}

@InputType({ description: "A mistaken check-in." })
export class RevertCheckInInput {
  @EntityId()
  @Field(() => ID, { description: "The check-in." })
  checkInId!: string;

  @OneLine(ADMIN_RULES.revertCheckInReason)
  @Matches(/\S/u, { message: ADMIN_RULES.revertCheckInReason })
  @MaxLength(LIMITS.reasonMax, { message: ADMIN_RULES.revertCheckInReason })
  @Field(() => String, { description: "The reason, which is recorded." })
  reason!: string;
}

@InputType({ description: "A session of an event." })
export class AddDeskSessionInput {
  @EntityId()
  @Field(() => ID, { description: "The event." })
  eventId!: string;

  @Matches(/^\d{4}-\d\d-\d\d$/, { message: ADMIN_RULES.sessionDay })
  @Field(() => String, { description: "The session's day in India, YYYY-MM-DD." })
  day!: string;

  @OneLine(ADMIN_RULES.sessionName)
  @Matches(/\S/u, { message: ADMIN_RULES.sessionName })
  @MaxLength(LIMITS.deskSessionNameMax, { message: ADMIN_RULES.sessionName })
  @Field(() => String, { description: 'What it is called, such as "Round 2, morning".' })
  name!: string;
}

@InputType({ description: "A session that was set up." })
export class RemoveDeskSessionInput {
  @EntityId()
  @Field(() => ID, { description: "The session." })
  sessionId!: string;
}

@InputType({ description: "A pass to renew." })
export class RenewPassInput extends TeamIdInput {
  @OptionalText()
  @EntityId()
  @Field(() => ID, {
    nullable: true,
    description: "The membership of a person without an account. The default is the caller's own.",
  })
  memberId?: string | null;
}

@ArgsType()
export class DeskArgs {
  @EventSlugField()
  eventSlug?: string | null;
}
