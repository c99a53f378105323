import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DateTime, Paise } from "../../../kernel/graphql/scalars.js";
import { PaymentStatus } from "../../teams/contract/payment-status.js";
import { SurplusView } from "../../payments/refunds/contract/surplus-view.js";
import { StatementOutcome } from "../contract/statement.enums.js";

@ObjectType({
  simpleResolvers: true,
  description: "A line of a committed statement with money that is unplaced or set aside.",
})
export class BankLine {
  @Field(() => ID, { description: "The statement." })
  batchId!: string;

  @Field(() => Int, { description: "The number of its first line in the file, counted from 1." })
  line!: number;

  @Field(() => String, { description: "The statement's file, or empty for pasted text." })
  fileName!: string;

  @Field(() => String, { description: "The short name of the statement's event in addresses." })
  eventSlug!: string;

  @Field(() => String, { nullable: true, description: "The line's day, for example 2025-03-01." })
  date!: string | null;

  @Field(() => String, { description: "The transaction id in the line, or its reference column." })
  reference!: string;

  @Field(() => String, {
    nullable: true,
    description: "The bank's text, kept until the money is placed.",
  })
  narration!: string | null;

  @Field(() => Paise, { description: "The incoming amount." })
  amount!: number;

  @Field(() => Paise, { description: "The unplaced amount." })
  left!: number;

  @Field(() => StatementOutcome, { description: "The result of matching the line." })
  outcome!: StatementOutcome;

  @Field(() => String, { nullable: true, description: "The suggested team." })
  teamName!: string | null;

  @Field(() => String, { nullable: true, description: "Why the line was set aside, or null." })
  setAside!: string | null;

  @Field(() => String, { nullable: true, description: "The person who set the line aside." })
  setAsideBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When the line was set aside." })
  setAsideAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: "A team that money can be given to." })
export class PayableTeam {
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => String, { description: "The team's own code." })
  reference!: string;

  @Field(() => [String], { description: "The team's people." })
  people!: string[];

  @Field(() => PaymentStatus, { description: "The state of the team's payment." })
  status!: PaymentStatus;

  @Field(() => Paise, { description: "The amount due or reported." })
  amount!: number;

  @Field(() => String, { nullable: true, description: "The transaction id that the team reported." })
  transactionId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Why the team is suggested, or null for a search result.",
  })
  hint!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "The outcome of placing a bank line's money." })
export class BankLinePayload extends MessagePayload {
  @Field(() => BankLine, {
    nullable: true,
    description: "The rest of the line, or null when all money is placed.",
  })
  bankLine!: BankLine | null;
}

@ObjectType({ simpleResolvers: true, description: "The outcome of taking a surplus back." })
export class SurplusPayload extends MessagePayload {
  @Field(() => [SurplusView], { description: "The team's surplus after the change." })
  surpluses!: SurplusView[];
}
