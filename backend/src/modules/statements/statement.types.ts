import { Field, ID, Int, ObjectType } from "type-graphql";
import { Paise } from "../../kernel/graphql/scalars.js";
import { PaymentStatus } from "../teams/contract/payment-status.js";
import type { StatementMapping } from "./contract/column-role.js";
import { StatementMappingInput } from "./contract/statement-mapping.input.js";
import { StatementOutcome, StatementReason } from "./contract/statement.enums.js";
import { StatementTotals, StatementWarningView } from "./statement-totals.types.js";
import { StatementSeen } from "./statement-batch.types.js";

@ObjectType({ simpleResolvers: true, description: "A column of a bank statement." })
export class StatementColumn {
  @Field(() => Int, { description: "The column's place, counted from 0." })
  index!: number;

  @Field(() => String, { description: "The column's heading." })
  heading!: string;

  @Field(() => [String], { description: "The values of the first lines." })
  samples!: string[];
}

@ObjectType({
  simpleResolvers: true,
  description: "The layout of a bank statement before its lines are matched.",
})
export class StatementInspection {
  @Field(() => [StatementColumn], { description: "The statement's columns." })
  columns!: StatementColumn[];

  @Field(() => Int, { description: "The number of lines below the headings." })
  lines!: number;

  @Field(() => String, {
    nullable: true,
    description: "The bank with this layout, or null for an unknown layout.",
  })
  preset!: string | null;

  @Field(() => Boolean, { description: "Whether the columns were chosen for these headings before." })
  remembered!: boolean;

  @Field(() => [Int], {
    description:
      "Columns that look like amounts or states but have no known meaning. The user must choose their meaning.",
  })
  unnamed!: number[];

  @Field(() => StatementMappingInput, {
    description: "The meanings of the columns, as chosen before or guessed.",
  })
  mapping!: StatementMapping;
}

@ObjectType("StatementReasonText", { simpleResolvers: true, description: "A reason as a code and in words." })
export class StatementReasonView {
  @Field(() => StatementReason, { description: "The reason." })
  code!: StatementReason;

  @Field(() => String, { description: "The reason in words." })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: "The team of a line, or the suggested team." })
export class StatementMatch {
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => String, { description: "The team's own code." })
  reference!: string;

  @Field(() => PaymentStatus, { description: "The state of the team's payment." })
  status!: PaymentStatus;

  @Field(() => Paise, { description: "The amount due." })
  amount!: number;

  @Field(() => String, { nullable: true, description: "The transaction id that the team reported." })
  transactionId!: string | null;

  @Field(() => String, { description: "The fingerprint of this match. Pass it in the commit." })
  matchKey!: string;
}

@ObjectType({ simpleResolvers: true, description: "A line of a bank statement, with its outcome." })
export class StatementLineView {
  @Field(() => Int, { description: "The number of its first line in the file, counted from 1." })
  line!: number;

  @Field(() => String, { nullable: true, description: "The line's day, for example 2025-03-01." })
  date!: string | null;

  @Field(() => String, { description: "The bank's narration." })
  description!: string;

  @Field(() => String, { description: "The transaction id column." })
  reference!: string;

  @Field(() => Paise, { nullable: true, description: "The incoming amount, or null when uncertain." })
  amount!: number | null;

  @Field(() => String, { description: "The amount as written in the file." })
  amountText!: string;

  @Field(() => StatementOutcome, { description: "The outcome." })
  outcome!: StatementOutcome;

  @Field(() => [StatementReasonView], { description: "The reasons for the outcome." })
  reasons!: StatementReasonView[];

  @Field(() => StatementMatch, { nullable: true, description: "The team, or null." })
  match!: StatementMatch | null;

  @Field(() => StatementSeen, {
    nullable: true,
    description: "The earlier confirmation of a line that was seen before.",
  })
  seen!: StatementSeen | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "A bank statement with the outcome of each line. Changes nothing.",
})
export class StatementPreview {
  @Field(() => String, { description: "The event whose teams were checked." })
  eventTitle!: string;

  @Field(() => [StatementLineView], { description: "Every line, in the order of the file." })
  lines!: StatementLineView[];

  @Field(() => StatementTotals, { description: "Control totals." })
  totals!: StatementTotals;

  @Field(() => [StatementWarningView], {
    description: "Accepted payments whose money went back by these lines.",
  })
  warnings!: StatementWarningView[];
}
