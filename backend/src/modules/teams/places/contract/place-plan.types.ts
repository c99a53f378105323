import { Field, ID, Int, ObjectType } from "type-graphql";
import { ShownVersion } from "../../../../kernel/contract/common-fields.js";
import { DateTime } from "../../../../kernel/graphql/scalars.js";
import { PaymentStatus } from "../../contract/payment-status.js";
import { PlaceState } from "../../contract/place-state.js";

@ObjectType({ simpleResolvers: true, description: "A team and its place in the round that costs the fee." })
export class TeamOnPlace {
  @Field(() => ID, { description: "The team's id." })
  teamId!: string;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => String, { description: "The code that the team writes into its bank transfer." })
  reference!: string;

  @Field(() => Int, { nullable: true, description: "The team's rank, or null while unranked." })
  ranking!: number | null;

  @Field(() => PaymentStatus, { description: "The state of the team's payment." })
  paymentStatus!: PaymentStatus;

  @Field(() => PlaceState, {
    nullable: true,
    description: "The state of the team's place, or null before a first offer.",
  })
  state!: PlaceState | null;

  @Field(() => DateTime, { nullable: true, description: "The last moment to accept the place." })
  deadline!: Date | null;

  @Field(() => DateTime, { nullable: true, description: "When the place got the present state." })
  changedAt!: Date | null;

  @Field(() => Boolean, { description: "Whether the team moved up into a place that another team gave up." })
  movedUp!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "The effect of a step on one team's place." })
export class PlannedPlace extends TeamOnPlace {
  @Field(() => PlaceState, { description: "The state of the place after the step." })
  next!: PlaceState;

  @Field(() => Boolean, { description: "Whether the fee would be due for the place." })
  feeDue!: boolean;
}

@ObjectType("PlacePlan", { simpleResolvers: true, description: "The effect of a step on an event's places." })
export class PlacePlanView {
  @ShownVersion()
  version!: string;

  @Field(() => [PlannedPlace], { description: "The places that would change." })
  changes!: PlannedPlace[];

  @Field(() => [TeamOnPlace], {
    description: "Teams that keep an accepted place, although their ranking no longer qualifies.",
  })
  kept!: TeamOnPlace[];

  @Field(() => [TeamOnPlace], {
    description: "Teams whose place has changed since. Taking the ranking back does not affect them.",
  })
  differing!: TeamOnPlace[];
}
