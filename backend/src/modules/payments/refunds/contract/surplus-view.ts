import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime, Paise } from "../../../../kernel/graphql/scalars.js";
import { RefundState } from "./refund.inputs.js";

@ObjectType("Surplus", {
  simpleResolvers: true,
  description: "Money of a bank line that a team paid in addition to its accepted payment.",
})
export class SurplusView {
  @Field(() => ID, { description: "The surplus." })
  id!: string;

  @Field(() => Paise, { description: "The amount of the surplus." })
  amount!: number;

  @Field(() => String, { description: "The transfer's number, or empty when the line has no number." })
  transactionId!: string;

  @Field(() => ID, { description: "The statement of its line." })
  batchId!: string;

  @Field(() => Int, { description: "The line." })
  line!: number;

  @Field(() => String, { description: "The statement's file, or empty for pasted text." })
  fileName!: string;

  @Field(() => DateTime, { description: "When the line was given to the team." })
  givenAt!: Date;

  @Field(() => RefundState, {
    nullable: true,
    description: "The state of its open or paid refund.",
  })
  refund!: RefundState | null;
}
