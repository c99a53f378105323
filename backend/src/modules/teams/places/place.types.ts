import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import { TeamOnPlace } from "./contract/place-plan.types.js";
import { CutOffKind, MovingUp, PlaceState, TiesAtCutOff } from "./place.enums.js";

/** How an event gives places. */
@ObjectType("PlaceSettings", {
  simpleResolvers: true,
  description: "How an event gives places in the round that costs the fee.",
})
export class PlaceSettingsView {
  @Field(() => CutOffKind, { description: "Whether ranks or places are counted." })
  kind!: CutOffKind;

  @Field(() => Int, { description: "How many go on, where places are counted." })
  placeCount!: number;

  @Field(() => TiesAtCutOff, { description: "What happens to teams that share the last rank." })
  ties!: TiesAtCutOff;

  @Field(() => Int, { description: "Hours that a team has to answer." })
  replyHours!: number;

  @Field(() => DateTime, { nullable: true, description: "Until when the first teams answer instead." })
  firstDeadline!: Date | null;

  @Field(() => MovingUp, { description: "How a place that became free gets its next team." })
  movingUp!: MovingUp;

  @Field(() => String, { nullable: true, description: "The last day on which anybody moves up." })
  lastMoveDay!: string | null;
}

/** An event's places as organisers look after them. */
@ObjectType({ simpleResolvers: true, description: "An event's places: settings, teams, who is next." })
export class PlaceBoard {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => PlaceSettingsView, {
    nullable: true,
    description: "Null for an event that offers no places: there the qualifying rank decides.",
  })
  settings!: PlaceSettingsView | null;

  @Field(() => ID, { description: "Identifies the settings; goes into `version` of a change of them." })
  version!: string;

  @Field(() => [TeamOnPlace], { description: "Every team that was ever offered a place, by rank." })
  teams!: TeamOnPlace[];

  @Field(() => [TeamOnPlace], {
    description: "The team or teams whose turn it is when a place becomes free.",
  })
  nextInLine!: TeamOnPlace[];

  @Field(() => Int, { description: "Places that were given up and are still free." })
  free!: number;

  @Field(() => Int, { description: "Teams within the cut-off that have not been offered a place yet." })
  waiting!: number;

  @Field(() => Int, { description: "Places of the latest offers that can be taken back by a press." })
  undoable!: number;

  @Field(() => Boolean, { description: "Whether anybody may move up at this moment." })
  mayMoveUp!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: "The history of a team's place, for deciding about its payment.",
})
export class PlaceOfTeam extends TeamOnPlace {
  @Field(() => Boolean, { description: "Whether its place is still free, so that it can be given back." })
  isFree!: boolean;

  @Field(() => [String], { description: "The teams that moved up since." })
  movedUpSince!: string[];
}

/** The reply to a change of places. */
@ObjectType({ simpleResolvers: true, description: "The outcome of a change of places." })
export class PlaceBoardPayload extends MessagePayload {
  @Field(() => PlaceBoard, { description: "The places as they are now." })
  board!: PlaceBoard;
}

/** A team's own place. */
@ObjectType({ simpleResolvers: true, description: "A team's place in the round that costs the fee." })
export class TeamPlace {
  @Field(() => PlaceState, { description: "Its state at this moment." })
  state!: PlaceState;

  @Field(() => DateTime, { description: "The last moment to accept it." })
  deadline!: Date;
}
