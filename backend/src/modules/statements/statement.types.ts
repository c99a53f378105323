import { Field, ID, Int, ObjectType } from "type-graphql";
import { Paise } from "../../kernel/graphql/scalars.js";
import { PaymentStatus } from "../teams/contract/payment-status.js";
import type { StatementMapping } from "./contract/column-role.js";
import { StatementMappingInput } from "./contract/statement-mapping.input.js";
import { StatementOutcome, StatementReason } from "./contract/statement.enums.js";
import { StatementTotals, StatementWarningView } from "./statement-totals.types.js";
import { StatementSeen } from "./statement-batch.types.js";

/** A column of a statement. */
@ObjectType({ simpleResolvers: true, description: "A column of a bank statement." })
export class StatementColumn {
  @Field(() => Int, { description: "Its place, counted from 0." })
  index!: number;

  @Field(() => String, { description: "Its heading." })
  heading!: string;

  @Field(() => [String], { description: "What the first lines have in it." })
  samples!: string[];
}

/** What a statement looks like before its lines are matched. */
@ObjectType({
  simpleResolvers: true,
  description: "What a bank statement looks like before its lines are matched.",
})
export class StatementInspection {
  @Field(() => [StatementColumn], { description: "Its columns." })
  columns!: StatementColumn[];

  @Field(() => Int, { description: "How many lines it has below the headings." })
  lines!: number;

  @Field(() => String, {
    nullable: true,
    description: "The bank whose layout this is, if it is a usual one.",
  })
  preset!: string | null;

  @Field(() => Boolean, { description: "Whether the columns were chosen for these headings before." })
  remembered!: boolean;

  @Field(() => [Int], {
    description:
      "Columns that look like amounts or states and whose meaning is not known: the person is asked.",
  })
  unnamed!: number[];

  @Field(() => StatementMappingInput, {
    description: "Which column holds what: as chosen before, or a guess.",
  })
  mapping!: StatementMapping;
}

/** A reason with its words. */
@ObjectType("StatementReasonText", { simpleResolvers: true, description: "A reason, and the same in words." })
export class StatementReasonView {
  @Field(() => StatementReason, { description: "The reason." })
  code!: StatementReason;

  @Field(() => String, { description: "Text for the person." })
  text!: string;
}

/** The team and payment that a line is for. */
@ObjectType({ simpleResolvers: true, description: "The team that a line is for, or would be for." })
export class StatementMatch {
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => String, { description: "The team's own code." })
  reference!: string;

  @Field(() => PaymentStatus, { description: "The status of its payment." })
  status!: PaymentStatus;

  @Field(() => Paise, { description: "What is due." })
  amount!: number;

  @Field(() => String, { nullable: true, description: "The transaction id it reported." })
  transactionId!: string | null;

  @Field(() => String, { description: "Fingerprint of this match; a commit names it." })
  matchKey!: string;
}

/** A line of a statement, matched. */
@ObjectType({ simpleResolvers: true, description: "A line of a bank statement, and its outcome." })
export class StatementLineView {
  @Field(() => Int, { description: "Where it begins in the file, counted from 1." })
  line!: number;

  @Field(() => String, { nullable: true, description: "Its day, for example 2025-03-01." })
  date!: string | null;

  @Field(() => String, { description: "The bank's narration." })
  description!: string;

  @Field(() => String, { description: "The transaction id column." })
  reference!: string;

  @Field(() => Paise, { nullable: true, description: "What came in; null when nothing did for certain." })
  amount!: number | null;

  @Field(() => String, { description: "The amount as the file has it." })
  amountText!: string;

  @Field(() => StatementOutcome, { description: "The line's outcome." })
  outcome!: StatementOutcome;

  @Field(() => [StatementReasonView], { description: "Why." })
  reasons!: StatementReasonView[];

  @Field(() => StatementMatch, { nullable: true, description: "The team, if one is meant." })
  match!: StatementMatch | null;

  @Field(() => StatementSeen, { nullable: true, description: "What confirmed it, if it is already seen." })
  seen!: StatementSeen | null;
}

/** A matched statement. */
@ObjectType({
  simpleResolvers: true,
  description: "A bank statement with what became of each line; nothing is changed.",
})
export class StatementPreview {
  @Field(() => String, { description: "The event whose teams were matched." })
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
