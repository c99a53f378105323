import { IsDate, IsIn, IsInt, IsOptional, Matches, Max, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { ADMIN_RULES } from "../../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../../kernel/contract/catalogue.js";
import {
  EntityId,
  NeededVersion,
  OptionalText,
  VersionField,
} from "../../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../../kernel/contract/limits.js";
import { EventSlugField } from "../../../events/contract/event-slug-field.js";
import { CutOffKind, MovingUp, TiesAtCutOff } from "./place-rules.js";

export const PlaceStepKind = {
  publish: "publish",
  revert: "revert",
  offer: "offer",
  moveUp: "moveUp",
  undo: "undo",
} as const;
export type PlaceStepKind = keyof typeof PlaceStepKind;

@InputType({ description: "How an event gives places in the round that costs the fee." })
export class PlaceSettingsInput {
  @EventSlugField()
  eventSlug?: string | null;

  @VersionField()
  version?: string | null;

  @IsIn(Object.values(CutOffKind), { message: RULES.choice })
  @Field(() => CutOffKind, { description: "Whether ranks or places are counted." })
  kind!: CutOffKind;

  @IsInt({ message: ADMIN_RULES.places })
  @Min(1, { message: ADMIN_RULES.places })
  @Max(LIMITS.rankingMax, { message: ADMIN_RULES.places })
  @Field(() => Int, {
    description:
      "The number of places, when places are counted. When ranks are counted, the event's qualifying rank applies.",
  })
  placeCount!: number;

  @IsIn(Object.values(TiesAtCutOff), { message: RULES.choice })
  @Field(() => TiesAtCutOff, { description: "The rule for teams that share the last rank." })
  ties!: TiesAtCutOff;

  @IsInt({ message: ADMIN_RULES.replyHours })
  @Min(1, { message: ADMIN_RULES.replyHours })
  @Max(LIMITS.replyHoursMax, { message: ADMIN_RULES.replyHours })
  @Field(() => Int, { description: "The hours that a team has for its reply." })
  replyHours!: number;

  @IsOptional()
  @IsDate({ message: RULES.moment })
  @Field(() => Date, {
    nullable: true,
    description:
      "The deadline of the first teams. It replaces `replyHours` for these teams. For teams that move up, `replyHours` always applies.",
  })
  firstDeadline?: Date | null;

  @IsIn(Object.values(MovingUp), { message: RULES.choice })
  @Field(() => MovingUp, { description: "How the next team for a free place is chosen." })
  movingUp!: MovingUp;

  @OptionalText()
  @Matches(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, { message: RULES.day })
  @Field(() => String, {
    nullable: true,
    description: "The last day for moving up in India's calendar, YYYY-MM-DD.",
  })
  lastMoveDay?: string | null;
}

@InputType({
  description: "Offers places as in the shown plan.",
})
export class OfferPlacesInput {
  @EventSlugField()
  eventSlug?: string | null;

  @IsIn([PlaceStepKind.offer, PlaceStepKind.moveUp, PlaceStepKind.undo], { message: RULES.choice })
  @Field(() => PlaceStepKind, {
    description:
      "Whether to offer places to teams within the cut-off, to the next in line, or to take back the latest offers (undo).",
  })
  step!: "offer" | "moveUp" | "undo";

  @NeededVersion()
  version!: string;
}

@InputType({ description: "The team whose place is changed." })
export class PlaceOfTeamInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;
}
