import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import { TeamOnPlace } from "./contract/place-plan.types.js";
import { CutOffKind, MovingUp, PlaceState, TiesAtCutOff } from "./place.enums.js";

@ObjectType("PlaceSettings", {
  simpleResolvers: true,
  description: "How an event gives places in the round that costs the fee.",
})
export class PlaceSettingsView {
  @Field(() => CutOffKind, { description: "Whether ranks or places are counted." })
  kind!: CutOffKind;

  @Field(() => Int, { description: "The number of places, when places are counted." })
  placeCount!: number;

  @Field(() => TiesAtCutOff, { description: "The rule for teams that share the last rank." })
  ties!: TiesAtCutOff;

  @Field(() => Int, { description: "The hours that a team has for its reply." })
  replyHours!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: "The deadline of the first teams. It replaces `replyHours` for these teams.",
  })
  firstDeadline!: Date | null;

  @Field(() => MovingUp, { description: "How the next team for a free place is chosen." })
  movingUp!: MovingUp;

  @Field(() => String, { nullable: true, description: "The last day for moving up." })
  lastMoveDay!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "An event's places: the settings, the teams, and the next teams in line.",
})
export class PlaceBoard {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => PlaceSettingsView, {
    nullable: true,
    description: "Null for an event without places, where the qualifying rank decides.",
  })
  settings!: PlaceSettingsView | null;

  @Field(() => ID, {
    description: "Identifies the settings. Pass it as `version` of a change to the settings.",
  })
  version!: string;

  @Field(() => [TeamOnPlace], { description: "Every team that was offered a place at any time, by rank." })
  teams!: TeamOnPlace[];

  @Field(() => [TeamOnPlace], {
    description: "The next team or teams for a free place.",
  })
  nextInLine!: TeamOnPlace[];

  @Field(() => Int, { description: "The number of free places that teams gave up." })
  free!: number;

  @Field(() => Int, { description: "The number of teams within the cut-off without an offer." })
  waiting!: number;

  @Field(() => Int, { description: "The number of latest offers that can be taken back." })
  undoable!: number;

  @Field(() => Boolean, { description: "Whether teams can move up now." })
  mayMoveUp!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: "The history of a team's place.",
})
export class PlaceOfTeam extends TeamOnPlace {
  @Field(() => Boolean, {
    description: "Whether the team's place is still free and can be returned to the team.",
  })
  isFree!: boolean;

  @Field(() => [String], { description: "The teams that moved up since." })
  movedUpSince!: string[];
}

@ObjectType({ simpleResolvers: true, description: "The outcome of a change of places." })
export class PlaceBoardPayload extends MessagePayload {
  @Field(() => PlaceBoard, { description: "The places after the change." })
  board!: PlaceBoard;
}

@ObjectType({ simpleResolvers: true, description: "A team's place in the round that costs the fee." })
export class TeamPlace {
  @Field(() => PlaceState, { description: "The present state." })
  state!: PlaceState;

  @Field(() => DateTime, { description: "The last moment to accept the place." })
  deadline!: Date;
}
