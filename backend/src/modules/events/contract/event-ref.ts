import { Field, ID, Int, ObjectType } from "type-graphql";
import { Paise } from "../../../kernel/graphql/scalars.js";

@ObjectType({ simpleResolvers: true, description: "The event of a team, in short." })
export class EventRef {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => String, { description: "The event's address under /events." })
  slug!: string;

  @Field(() => String, { description: "The event's name." })
  title!: string;

  @Field(() => Paise, { description: "The fee of a qualified team. 0 is free." })
  fee!: number;

  @Field(() => Int, { description: "The number of people of a complete team, including the leader." })
  minTeamSize!: number;

  @Field(() => Int, { description: "People a team may have, the leader included." })
  maxTeamSize!: number;

  @Field(() => Int, { description: "The last rank that qualifies for the round that costs the fee." })
  qualifyingRank!: number;
}
