import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { ShownVersion } from "../../kernel/contract/common-fields.js";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { EventRef } from "../events/contract/event-ref.js";
import { PaymentStatus } from "../teams/contract/payment-status.js";
import { NamedTeam } from "./import/ranking-preview.types.js";
import { PublicationKind } from "./ranking-publication.entity.js";

@ObjectType({ simpleResolvers: true, description: "A team's place before and after." })
export class RankingChange extends NamedTeam {
  @Field(() => Int, { nullable: true, description: "The team's previous place, or null." })
  previous!: number | null;

  @Field(() => Int, { nullable: true, description: "The team's present place, or null." })
  rank!: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "A team with its published place and its place in the draft.",
})
export class RankingTeam {
  @Field(() => ID, { description: "The team's id." })
  id!: string;

  @Field(() => String, { description: "The team's name." })
  name!: string;

  @Field(() => String, { description: "The code that the team writes into its bank transfer." })
  reference!: string;

  @Field(() => PaymentStatus, { description: "The state of the team's payment." })
  paymentStatus!: PaymentStatus;

  @Field(() => Int, { nullable: true, description: "The published place, or null while unranked." })
  ranking!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The place in the draft. It is the published place when the draft does not change it.",
  })
  draft!: number | null;

  @Field(() => Int, { nullable: true, description: "The place before the latest publication." })
  before!: number | null;

  @Field(() => Boolean, {
    description:
      "Whether the team goes on to the round that costs the fee: by its offered place, or by its rank in events without places.",
  })
  qualified!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A ranking that was published." })
export class RankingPublication {
  @Field(() => ID, { description: "The publication's id." })
  id!: string;

  @Field(() => Int, {
    description: "The number of the publication among the event's publications, counted from 1.",
  })
  number!: number;

  @Field(() => PublicationKind, { description: "How the ranking was published." })
  kind!: PublicationKind;

  @Field(() => Int, {
    nullable: true,
    description: "The number of the publication that was taken back by this publication.",
  })
  undoes!: number | null;

  @Field(() => DateTime, { description: "When the ranking was published." })
  at!: Date;

  @Field(() => String, { description: "The person who published the ranking." })
  publishedBy!: string;

  @Field(() => Int, { description: "The number of teams with a place after the publication." })
  ranked!: number;

  @Field(() => Int, { description: "The number of teams whose place changed." })
  changed!: number;
}

@ObjectType({ simpleResolvers: true, description: "A published ranking with every team in it." })
export class RankingPublicationDetails {
  @Field(() => RankingPublication, { description: "The publication." })
  publication!: RankingPublication;

  @Field(() => [RankingChange], { description: "Every team that had a place before or after, by place." })
  places!: RankingChange[];
}

@ObjectType({ simpleResolvers: true, description: "A place that differs from the published one." })
export class RankingDifference extends NamedTeam {
  @Field(() => Int, { nullable: true, description: "The place that was published." })
  published!: number | null;

  @Field(() => Int, { nullable: true, description: "The place now." })
  current!: number | null;

  @Field(() => Int, { nullable: true, description: "The place after the latest publication is taken back." })
  restored!: number | null;

  @Field(() => Boolean, {
    description: "Whether the team has been deleted since. A deleted team gets no place back.",
  })
  gone!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A preview of taking back the latest publication." })
export class RankingUndo {
  @Field(() => RankingPublication, { description: "The publication that would be taken back." })
  publication!: RankingPublication;

  @Field(() => [RankingChange], { description: "Every team whose place would change." })
  changes!: RankingChange[];

  @Field(() => [RankingDifference], {
    description: "Places that were changed individually since. Taking the publication back overwrites them.",
  })
  differing!: RankingDifference[];
}

@ObjectType({
  simpleResolvers: true,
  description: "An event's ranking: published, draft and history.",
})
export class RankingBoard {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => EventRef, { description: "The event." })
  event!: EventRef;

  @ShownVersion()
  version!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the draft was last changed, or null without a draft.",
  })
  savedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "Who changed the draft last." })
  savedBy!: string | null;

  @Field(() => Boolean, {
    description:
      "Whether places are set up. Publishing a ranking then offers places, and a rank alone does not qualify a team.",
  })
  offersPlaces!: boolean;

  @Field(() => Boolean, {
    description: "Whether the event is over. Publishing a ranking then sends no mail about qualification.",
  })
  isOver!: boolean;

  @Field(() => [RankingTeam], { description: "Every team of the event, by name." })
  teams!: RankingTeam[];

  @Field(() => [RankingPublication], { description: "The latest 50 publications, the newest first." })
  publications!: RankingPublication[];

  @Field(() => RankingUndo, {
    nullable: true,
    description: "The publication that can be taken back, or null.",
  })
  undo!: RankingUndo | null;
}

@ObjectType({ simpleResolvers: true, description: "The outcome of changing a draft or publishing it." })
export class RankingBoardPayload extends MessagePayload {
  @Field(() => [RankingTeam], { description: "The teams of the request, after the change." })
  teams!: RankingTeam[];

  @Field(() => RankingBoard, { description: "The board after the change." })
  board!: RankingBoard;
}
