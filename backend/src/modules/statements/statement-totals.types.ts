import { Field, ID, Int, ObjectType } from "type-graphql";
import { Paise } from "../../kernel/graphql/scalars.js";
import { StatementOutcome } from "./contract/statement.enums.js";

@ObjectType({ simpleResolvers: true, description: "The incoming money of the lines with one result." })
export class StatementResultTotal {
  @Field(() => StatementOutcome, { description: "The result." })
  outcome!: StatementOutcome;

  @Field(() => Int, { description: "The number of lines with this result." })
  lines!: number;

  @Field(() => Int, { description: "The number of these lines with incoming money." })
  creditLines!: number;

  @Field(() => Paise, { description: "The total of these lines." })
  amount!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "Control totals: the incoming money of a statement, in total and by result.",
})
export class StatementTotals {
  @Field(() => Int, { description: "The number of lines with incoming money." })
  creditLines!: number;

  @Field(() => Paise, { description: "The total of these lines." })
  amount!: number;

  @Field(() => [StatementResultTotal], { description: "All results, including results without a line." })
  results!: StatementResultTotal[];
}

@ObjectType("StatementWarning", {
  simpleResolvers: true,
  description: "An accepted payment whose money went back, as a line of a bank statement shows.",
})
export class StatementWarningView {
  @Field(() => ID, { description: "The payment." })
  paymentId!: string;

  @Field(() => String, { description: "The team." })
  teamName!: string;

  @Field(() => String, { description: "The team's own code." })
  teamReference!: string;

  @Field(() => Int, { description: "The line by which the money went back." })
  line!: number;

  @Field(() => String, { nullable: true, description: "The line's day, for example 2025-03-01." })
  date!: string | null;

  @Field(() => Paise, { description: "The amount that went back." })
  amount!: number;

  @Field(() => ID, { nullable: true, description: "The statement with the line, or null in a preview." })
  batchId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The statement's file, empty for pasted text, or null in a preview.",
  })
  fileName!: string | null;
}
