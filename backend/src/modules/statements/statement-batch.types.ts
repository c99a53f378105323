import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DateTime, Paise } from "../../kernel/graphql/scalars.js";
import { StatementTotals } from "./statement-totals.types.js";
import { StatementEffect, StatementOutcome } from "./contract/statement.enums.js";

/** What confirmed a payment before. */
@ObjectType({
  simpleResolvers: true,
  description: "Of a line that is already seen: whose payment it is, and what confirmed that.",
})
export class StatementSeen {
  @Field(() => DateTime, { description: "When the payment was confirmed." })
  at!: Date;

  @Field(() => String, { description: "Who confirmed it." })
  seenBy!: string;

  @Field(() => String, { description: "The team whose payment it is." })
  teamName!: string;

  @Field(() => String, { nullable: true, description: "The team's own code." })
  teamReference!: string | null;

  @Field(() => ID, { nullable: true, description: "The batch; null when it was decided by hand." })
  batchId!: string | null;

  @Field(() => String, { nullable: true, description: "The file of that batch; empty for pasted text." })
  fileName!: string | null;

  @Field(() => Int, { nullable: true, description: "The line in that file." })
  line!: number | null;
}

/** A committed statement. */
@ObjectType("StatementBatch", { simpleResolvers: true, description: "One commit of a bank statement." })
export class StatementBatchView {
  @Field(() => ID, { description: "The batch's id." })
  id!: string;

  @Field(() => String, { description: "The event." })
  eventTitle!: string;

  @Field(() => String, { description: "The file's name; empty for pasted text." })
  fileName!: string;

  @Field(() => Int, { description: "How many lines the statement had." })
  lines!: number;

  @Field(() => Int, { description: "How many payments it confirmed." })
  confirmed!: number;

  @Field(() => Int, { description: "How many payments and surpluses rest on it now." })
  inForce!: number;

  @Field(() => Int, { description: "How many of those were only probable before a treasurer checked them." })
  probable!: number;

  @Field(() => Paise, { description: "The sum of the confirmed amounts." })
  amount!: number;

  @Field(() => Int, {
    description: "Lines by which money came in that confirmed nothing; none once taken back.",
  })
  openLines!: number;

  @Field(() => Paise, { description: "What came in by them." })
  openAmount!: number;

  @Field(() => Int, {
    description:
      "Of a batch taken back: how many payments were changed before, and so were left as they are.",
  })
  leftAsIs!: number;

  @Field(() => DateTime, { description: "When it was committed." })
  committedAt!: Date;

  @Field(() => String, { description: "Who committed it." })
  committedBy!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was taken back, if it was." })
  undoneAt!: Date | null;

  @Field(() => String, { nullable: true, description: "Who took it back." })
  undoneBy!: string | null;
}

/** The reply to a commit or a revert. */
@ObjectType({
  simpleResolvers: true,
  description: "The outcome of committing or taking back a bank statement.",
})
export class StatementBatchPayload extends MessagePayload {
  @Field(() => StatementBatchView, { description: "The batch after the change." })
  batch!: StatementBatchView;
}

/** The reply to a commit. */
@ObjectType({ simpleResolvers: true, description: "The outcome of committing a bank statement." })
export class CommitStatementPayload extends StatementBatchPayload {
  @Field(() => [Int], {
    description: "Chosen lines that were not confirmed, because they are not as the preview showed them.",
  })
  changedLines!: readonly number[];
}

/** A line of a committed statement. */
@ObjectType({
  simpleResolvers: true,
  description: "A line of a committed bank statement: what it was found to be, and what it did.",
})
export class StatementBatchLine {
  @Field(() => Int, { description: "Where it began in the file, counted from 1." })
  line!: number;

  @Field(() => String, { nullable: true, description: "Its day, for example 2025-03-01." })
  date!: string | null;

  @Field(() => String, { description: "The transaction id that it stated, or its reference column." })
  reference!: string;

  @Field(() => Paise, { nullable: true, description: "What came in; null when nothing did for certain." })
  amount!: number | null;

  @Field(() => String, { description: "The amount as the file had it." })
  amountText!: string;

  @Field(() => StatementOutcome, { description: "What it was found to be." })
  outcome!: StatementOutcome;

  @Field(() => StatementEffect, { description: "What it did." })
  effect!: StatementEffect;

  @Field(() => String, { nullable: true, description: "The team it was for, or would have been for." })
  teamName!: string | null;

  @Field(() => String, { nullable: true, description: "That team's own code." })
  teamReference!: string | null;
}

/** A committed statement with its lines. */
@ObjectType({ simpleResolvers: true, description: "A committed bank statement with its lines." })
export class StatementBatchDetails {
  @Field(() => StatementBatchView, { description: "The batch." })
  batch!: StatementBatchView;

  @Field(() => [StatementBatchLine], {
    description: "Its lines, in the order of the file; of the oldest statements only those that confirmed.",
  })
  lines!: StatementBatchLine[];

  @Field(() => StatementTotals, { description: "Its control totals, as they were when it was committed." })
  totals!: StatementTotals;
}
