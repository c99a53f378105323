import { Field, ID, Int, ObjectType } from "type-graphql";
import { ShownVersion } from "../../../../kernel/contract/common-fields.js";
import { DateTime } from "../../../../kernel/graphql/scalars.js";
import { PaymentStatus } from "../../contract/payment-status.js";
import { PlaceState } from "../../contract/place-state.js";

/** A team and its place. */
@ObjectType({ simpleResolvers: true, description: "A team and its place in the round that costs the fee." })
export class TeamOnPlace {
  @Field(() => ID, { description: "The team's id." })
  teamId!: string;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => String, { description: "The code that the team writes into its bank transfer." })
  reference!: string;

  @Field(() => Int, { nullable: true, description: "Its rank; null while unranked." })
  ranking!: number | null;

  @Field(() => PaymentStatus, { description: "The status of its payment." })
  paymentStatus!: PaymentStatus;

  @Field(() => PlaceState, {
    nullable: true,
    description: "The state of its place; null before a first offer.",
  })
  state!: PlaceState | null;

  @Field(() => DateTime, { nullable: true, description: "The last moment to accept it." })
  deadline!: Date | null;

  @Field(() => DateTime, { nullable: true, description: "When it got its state." })
  changedAt!: Date | null;

  @Field(() => Boolean, { description: "Whether it moved up into a place that another team gave up." })
  movedUp!: boolean;
}

/** A step of one team's place, as planned. */
@ObjectType({ simpleResolvers: true, description: "What a step would do to one team's place." })
export class PlannedPlace extends TeamOnPlace {
  @Field(() => PlaceState, { description: "What its place would be." })
  next!: PlaceState;

  @Field(() => Boolean, { description: "Whether the fee would be due for it." })
  feeDue!: boolean;
}

/** What a step would do to an event's places. */
@ObjectType("PlacePlan", { simpleResolvers: true, description: "What a step would do to an event's places." })
export class PlacePlanView {
  @ShownVersion()
  version!: string;

  @Field(() => [PlannedPlace], { description: "The places that would change." })
  changes!: PlannedPlace[];

  @Field(() => [TeamOnPlace], {
    description: "Teams that keep an accepted place though the ranking no longer gives it to them.",
  })
  kept!: TeamOnPlace[];

  @Field(() => [TeamOnPlace], {
    description: "Teams whose place something happened to since: taking the ranking back leaves them alone.",
  })
  differing!: TeamOnPlace[];
}
