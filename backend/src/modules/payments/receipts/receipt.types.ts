import { Field, Int, ObjectType } from "type-graphql";
import { DateTime, Paise } from "../../../kernel/graphql/scalars.js";

/** A receipt as the team sees it. */
@ObjectType({ simpleResolvers: true, description: "The club's receipt for an accepted payment." })
export class TeamReceipt {
  @Field(() => Int, { description: "Its number." })
  number!: number;

  @Field(() => Paise, { description: "The amount." })
  amount!: number;

  @Field(() => DateTime, { description: "When it was given out." })
  issuedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was cancelled, if it was." })
  cancelledAt!: Date | null;
}
