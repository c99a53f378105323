import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DateTime, Paise } from "../../../kernel/graphql/scalars.js";
import { PaymentStatus } from "../../teams/contract/payment-status.js";
import { SurplusView } from "../../payments/refunds/contract/surplus-view.js";
import { StatementOutcome } from "../contract/statement.enums.js";

/** Money in that is not all placed, or that was set aside. */
@ObjectType({
  simpleResolvers: true,
  description: "A line of a committed statement whose money is not all placed, or was set aside.",
})
export class BankLine {
  @Field(() => ID, { description: "The statement." })
  batchId!: string;

  @Field(() => Int, { description: "Where it began in the file, counted from 1." })
  line!: number;

  @Field(() => String, { description: "The statement's file; empty for pasted text." })
  fileName!: string;

  @Field(() => String, { description: "The short name of the statement's event in addresses." })
  eventSlug!: string;

  @Field(() => String, { nullable: true, description: "Its day, for example 2025-03-01." })
  date!: string | null;

  @Field(() => String, { description: "The transaction id that it stated, or its reference column." })
  reference!: string;

  @Field(() => String, {
    nullable: true,
    description: "The bank's own words; kept until the money is placed.",
  })
  narration!: string | null;

  @Field(() => Paise, { description: "What came in." })
  amount!: number;

  @Field(() => Paise, { description: "The amount that is not placed." })
  left!: number;

  @Field(() => StatementOutcome, { description: "What it was found to be." })
  outcome!: StatementOutcome;

  @Field(() => String, { nullable: true, description: "The team it would have been for." })
  teamName!: string | null;

  @Field(() => String, { nullable: true, description: "Why it was set aside, if it was." })
  setAside!: string | null;

  @Field(() => String, { nullable: true, description: "Who set it aside." })
  setAsideBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When it was set aside." })
  setAsideAt!: Date | null;
}

/** A team that money can be given to. */
@ObjectType({ simpleResolvers: true, description: "A team that money can be given to." })
export class PayableTeam {
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @Field(() => String, { description: "Its name." })
  teamName!: string;

  @Field(() => String, { description: "Its own code." })
  reference!: string;

  @Field(() => [String], { description: "Its people." })
  people!: string[];

  @Field(() => PaymentStatus, { description: "The status of its payment." })
  status!: PaymentStatus;

  @Field(() => Paise, { description: "What is due, or was reported." })
  amount!: number;

  @Field(() => String, { nullable: true, description: "The transaction id that it reported." })
  transactionId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Why it is suggested; null for a team that was only searched for.",
  })
  hint!: string | null;
}

/** The reply to placing a line's money. */
@ObjectType({ simpleResolvers: true, description: "The outcome of placing a bank line's money." })
export class BankLinePayload extends MessagePayload {
  @Field(() => BankLine, {
    nullable: true,
    description: "The line's remaining money; null when all is placed.",
  })
  bankLine!: BankLine | null;
}

/** The reply to taking a surplus back. */
@ObjectType({ simpleResolvers: true, description: "The outcome of taking a surplus back." })
export class SurplusPayload extends MessagePayload {
  @Field(() => [SurplusView], { description: "The team's surpluses after the change." })
  surpluses!: SurplusView[];
}
