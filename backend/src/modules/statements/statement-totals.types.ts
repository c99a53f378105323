import { Field, ID, Int, ObjectType } from "type-graphql";
import { Paise } from "../../kernel/graphql/scalars.js";
import { StatementOutcome } from "./contract/statement.enums.js";

/** What came in by the lines of one result. */
@ObjectType({ simpleResolvers: true, description: "What came in by the lines of one result." })
export class StatementResultTotal {
  @Field(() => StatementOutcome, { description: "The result." })
  outcome!: StatementOutcome;

  @Field(() => Int, { description: "Lines with it, whatever they say about money." })
  lines!: number;

  @Field(() => Int, { description: "Those by which money came in." })
  creditLines!: number;

  @Field(() => Paise, { description: "What came in by them." })
  amount!: number;
}

/** Control totals. */
@ObjectType({
  simpleResolvers: true,
  description: "Control totals: what came in by a statement, and the same by result, which adds up to it.",
})
export class StatementTotals {
  @Field(() => Int, { description: "Lines by which money came in." })
  creditLines!: number;

  @Field(() => Paise, { description: "What came in by them." })
  amount!: number;

  @Field(() => [StatementResultTotal], { description: "Each result, also those without a line." })
  results!: StatementResultTotal[];
}

/** An accepted payment whose money went back. */
@ObjectType("StatementWarning", {
  simpleResolvers: true,
  description: "An accepted payment whose money went back, by a line of a bank statement.",
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

  @Field(() => String, { nullable: true, description: "Its day, for example 2025-03-01." })
  date!: string | null;

  @Field(() => Paise, { description: "What went back." })
  amount!: number;

  @Field(() => ID, { nullable: true, description: "The statement; null in a preview." })
  batchId!: string | null;

  @Field(() => String, { nullable: true, description: "Its file; empty for pasted text, null in a preview." })
  fileName!: string | null;
}
