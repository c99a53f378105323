import { Field, ID, Int, ObjectType } from "type-graphql";

/** What became of one line of a ranking. */
@ObjectType({ simpleResolvers: true, description: "A team's place before and after." })
export class RankingChange {
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => Int, { nullable: true, description: "Its place before; null if it had none." })
  previous!: number | null;

  @Field(() => Int, { nullable: true, description: "Its place now; null if it has none." })
  rank!: number | null;
}

/** The reply to a ranking. */
@ObjectType({ simpleResolvers: true, description: "The outcome of setting rankings." })
export class SetRankingsPayload {
  @Field(() => String, { description: "Text for the person." })
  message!: string;

  @Field(() => [RankingChange], { description: "Every team given, in the order given, changed or not." })
  rankings!: RankingChange[];
}
