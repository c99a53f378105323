import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DateTime, Paise } from "../../kernel/graphql/scalars.js";
import { StatementTotals } from "./statement-totals.types.js";
import { StatementEffect, StatementOutcome } from "./contract/statement.enums.js";

@ObjectType({
  simpleResolvers: true,
  description: "For a line that was seen before: the team, and the earlier confirmation.",
})
export class StatementSeen {
  @Field(() => DateTime, { description: "When the payment was confirmed." })
  at!: Date;

  @Field(() => String, { description: "The person who confirmed it." })
  seenBy!: string;

  @Field(() => String, { description: "The team of the payment." })
  teamName!: string;

  @Field(() => String, { nullable: true, description: "The team's own code." })
  teamReference!: string | null;

  @Field(() => ID, { nullable: true, description: "The batch, or null for a decision by hand." })
  batchId!: string | null;

  @Field(() => String, { nullable: true, description: "The file of that batch, or empty for pasted text." })
  fileName!: string | null;

  @Field(() => Int, { nullable: true, description: "The line in that file." })
  line!: number | null;
}

@ObjectType("StatementBatch", { simpleResolvers: true, description: "One commit of a bank statement." })
export class StatementBatchView {
  @Field(() => ID, { description: "The batch's id." })
  id!: string;

  @Field(() => String, { description: "The event's slug." })
  eventSlug!: string;

  @Field(() => String, { description: "The event." })
  eventTitle!: string;

  @Field(() => String, { description: "The file's name, or empty for pasted text." })
  fileName!: string;

  @Field(() => Int, { description: "The number of lines in the statement." })
  lines!: number;

  @Field(() => Int, { description: "The number of confirmed payments." })
  confirmed!: number;

  @Field(() => Int, { description: "The number of payments and surpluses that are now based on the batch." })
  inForce!: number;

  @Field(() => Int, {
    description: "The number of those payments that were only probable before a person checked them.",
  })
  probable!: number;

  @Field(() => Paise, { description: "The sum of the confirmed amounts." })
  amount!: number;

  @Field(() => Int, {
    description:
      "The number of lines with money that is neither given to a team nor set aside. 0 after the revert.",
  })
  openLines!: number;

  @Field(() => Paise, { description: "The total of this money." })
  openAmount!: number;

  @Field(() => Int, {
    description: "For a reverted batch: the number of payments that had changed and were skipped.",
  })
  leftAsIs!: number;

  @Field(() => DateTime, { description: "When the statement was committed." })
  committedAt!: Date;

  @Field(() => String, { description: "The person who committed the statement." })
  committedBy!: string;

  @Field(() => DateTime, { nullable: true, description: "When the batch was taken back, or null." })
  undoneAt!: Date | null;

  @Field(() => String, { nullable: true, description: "The person who took the batch back." })
  undoneBy!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "The outcome of committing or taking back a bank statement.",
})
export class StatementBatchPayload extends MessagePayload {
  @Field(() => StatementBatchView, { description: "The batch after the change." })
  batch!: StatementBatchView;
}

@ObjectType({ simpleResolvers: true, description: "The outcome of committing a bank statement." })
export class CommitStatementPayload extends StatementBatchPayload {
  @Field(() => [Int], {
    description: "Chosen lines that were not confirmed, because they have changed since the preview.",
  })
  changedLines!: readonly number[];
}

@ObjectType({
  simpleResolvers: true,
  description: "A line of a committed bank statement, with its result and its effect.",
})
export class StatementBatchLine {
  @Field(() => Int, { description: "The number of its first line in the file, counted from 1." })
  line!: number;

  @Field(() => String, { nullable: true, description: "The line's day, for example 2025-03-01." })
  date!: string | null;

  @Field(() => String, { description: "The transaction id in the line, or its reference column." })
  reference!: string;

  @Field(() => Paise, { nullable: true, description: "The incoming amount, or null when uncertain." })
  amount!: number | null;

  @Field(() => String, { description: "The amount as written in the file." })
  amountText!: string;

  @Field(() => StatementOutcome, { description: "The result of matching the line." })
  outcome!: StatementOutcome;

  @Field(() => StatementEffect, { description: "The effect of the line." })
  effect!: StatementEffect;

  @Field(() => String, { nullable: true, description: "The team of the line, or the suggested team." })
  teamName!: string | null;

  @Field(() => String, { nullable: true, description: "That team's own code." })
  teamReference!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A committed bank statement with its lines." })
export class StatementBatchDetails {
  @Field(() => StatementBatchView, { description: "The batch." })
  batch!: StatementBatchView;

  @Field(() => [StatementBatchLine], {
    description:
      "The statement's lines, in the order of the file. The oldest statements have only the lines that confirmed payments.",
  })
  lines!: StatementBatchLine[];

  @Field(() => StatementTotals, { description: "The statement's control totals at the time of the commit." })
  totals!: StatementTotals;
}
