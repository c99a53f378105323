import { IsDate, IsIn, IsInt, IsISO8601, IsOptional, Matches, Max, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { applyDecorators, EntityId, VersionField } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { Paise } from "../../../kernel/graphql/scalars.js";
import { EventState, RegistrationMode } from "./event-state.js";
import { EventTextsInput } from "./event-texts.input.js";

/** Matches lowercase words joined by hyphens, and `algOlympics`, a slug from the specification. */
const SLUG = /^(?:algOlympics|(?=.{2,60}$)[a-z0-9]+(?:-[a-z0-9]+)*)$/;
const DAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

function Day(): PropertyDecorator {
  return applyDecorators(
    Matches(DAY, { message: RULES.day }),
    IsISO8601({ strict: true, strictSeparator: true }, { message: RULES.day }),
  );
}

function WholeNumber(min: number, max: number, message: string): PropertyDecorator {
  return applyDecorators(IsInt({ message }), Min(min, { message }), Max(max, { message }));
}

@InputType({ description: "All data of an event after the change." })
export class EventFieldsInput extends EventTextsInput {
  @Matches(SLUG, { message: RULES.newSlug })
  @Field(() => String, {
    description:
      "The event's address under /events: lowercase letters, digits, hyphens. It can never change.",
  })
  slug!: string;

  @WholeNumber(0, LIMITS.feeMaxPaise, RULES.fee)
  @Field(() => Paise, {
    description: "The fee of a qualified team. 0 is free. Reported payments keep their amount.",
  })
  fee!: number;

  @IsOptional()
  @WholeNumber(1, LIMITS.eventTeamSizeMax, RULES.teamSizeRange)
  @Field(() => Int, {
    nullable: true,
    description: "The number of people of a complete team, including the leader. Null means `maxTeamSize`.",
  })
  minTeamSize?: number | null;

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
  @Field(() => Date, { nullable: true, description: "When registration opens, or null when not announced." })
  registrationOpensAt?: Date | null;

  @IsOptional()
  @IsDate({ message: RULES.moment })
  @Field(() => Date, { nullable: true, description: "When registration closes, or null when not announced." })
  registrationClosesAt?: Date | null;

  @IsIn(Object.values(RegistrationMode), { message: RULES.choice })
  @Field(() => RegistrationMode, { description: "The rule that decides whether teams may register." })
  registration!: RegistrationMode;

  @IsIn(Object.values(EventState), { message: RULES.choice })
  @Field(() => EventState, {
    description: "The state of the event. `current` replaces the previous current event.",
  })
  state!: EventState;

  @WholeNumber(1, LIMITS.rankingMax, ADMIN_RULES.ranking)
  @Field(() => Int, { description: "The last rank that qualifies for the round that costs the fee." })
  qualifyingRank!: number;
}

@InputType({ description: "A new event." })
export class CreateEventInput extends EventFieldsInput {
  @IsOptional()
  @EntityId()
  @Field(() => ID, {
    nullable: true,
    description:
      "The event that this event is a copy of. The new event gets its published translations. Ignored if that event no longer exists.",
  })
  copyOf?: string | null;
}

@InputType({ description: "An event with all its data after the change. The address cannot change." })
export class UpdateEventInput extends EventFieldsInput {
  @EntityId()
  @Field(() => ID, { description: "The event." })
  eventId!: string;

  @VersionField()
  version?: string | null;
}

@InputType({ description: "The event to make current." })
export class SetCurrentEventInput {
  @EntityId()
  @Field(() => ID, { description: "The event." })
  eventId!: string;
}

@InputType({ description: "The event to delete. It must not have any teams or other records." })
export class DeleteEventInput {
  @EntityId()
  @Field(() => ID, { description: "The event." })
  eventId!: string;

  @VersionField()
  version?: string | null;
}
