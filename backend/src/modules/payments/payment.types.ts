import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { ShownVersion } from "../../kernel/contract/common-fields.js";
import { DateTime, Paise } from "../../kernel/graphql/scalars.js";
import { connectionOf } from "../../kernel/paging/connection.js";
import { PaymentStatus } from "../teams/contract/payment-status.js";
import { PaymentBasis } from "./contract/decide-payment.input.js";
import { TeamReceipt } from "./receipts/receipt.types.js";
import { RefundState } from "./refunds/contract/refund.inputs.js";
import { SurplusView } from "./refunds/contract/surplus-view.js";
import { TeamRefund } from "./refunds/refund.types.js";

@ObjectType("PaymentStep", { simpleResolvers: true, description: "One step of a payment's timeline." })
export class PaymentStepView {
  @Field(() => ID, { description: "The step's id." })
  id!: string;

  @Field(() => PaymentStatus, { description: "The state before." })
  from!: PaymentStatus;

  @Field(() => PaymentStatus, { description: "The state after." })
  to!: PaymentStatus;

  @Field(() => DateTime, { description: "When the step happened." })
  at!: Date;

  @Field(() => String, { description: "The person who took the step." })
  by!: string;

  @Field(() => String, { nullable: true, description: "The reason, if given." })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The transaction id of the report or the decision.",
  })
  transactionId!: string | null;

  @Field(() => PaymentBasis, { nullable: true, description: "The basis of a treasurer's step." })
  basis!: PaymentBasis | null;

  @Field(() => ID, {
    nullable: true,
    description: "For the treasurer: the bank statement with the line that is the basis.",
  })
  batchId!: string | null;

  @Field(() => Int, { nullable: true, description: "The line in that statement, counted from 1." })
  line!: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "How a team pays. Fields that the club did not configure are null.",
})
export class PaymentInstructions {
  @Field(() => Paise, { description: "The amount to transfer, decided by the server." })
  amount!: number;

  @Field(() => String, { description: "The team's own code, to be written into the transfer." })
  reference!: string;

  @Field(() => Boolean, { description: "Whether the club has named an account to pay to." })
  configured!: boolean;

  @Field(() => String, { nullable: true, description: "The account's holder." })
  payeeName!: string | null;

  @Field(() => String, { nullable: true, description: "The UPI address." })
  upiId!: string | null;

  @Field(() => String, { nullable: true, description: "The bank account's number." })
  accountNumber!: string | null;

  @Field(() => String, { nullable: true, description: "The bank branch's IFSC." })
  ifsc!: string | null;

  @Field(() => String, { nullable: true, description: "A upi://pay link with everything filled in." })
  upiLink!: string | null;

  @Field(() => String, { nullable: true, description: "The link as a QR code: an SVG document." })
  qrSvg!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "A team's payment: its state, its timeline, and how to pay.",
})
export class TeamPayment {
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => PaymentStatus, { description: "The state of the payment." })
  status!: PaymentStatus;

  @Field(() => String, { nullable: true, description: "The transaction id reported last." })
  transactionId!: string | null;

  @Field(() => String, { nullable: true, description: "The reason of the last decision." })
  reason!: string | null;

  @Field(() => [PaymentStepView], { description: "The payment's timeline, oldest first." })
  steps!: PaymentStepView[];

  @Field(() => TeamRefund, { nullable: true, description: "The open or the latest refund." })
  refund!: TeamRefund | null;

  @Field(() => [TeamReceipt], { description: "Receipts that the club gave out, the newest first." })
  receipts!: TeamReceipt[];

  @Field(() => PaymentInstructions, { description: "How to pay." })
  instructions!: PaymentInstructions;
}

@ObjectType({ simpleResolvers: true, description: "A reported payment in the admin's list." })
export class ReportedPayment {
  @Field(() => ID, { description: "The payment's id." })
  id!: string;

  @ShownVersion()
  version!: string;

  @Field(() => ID, { nullable: true, description: "The team, or null when deleted." })
  teamId!: string | null;

  @Field(() => String, { description: "The team's name at the time of the report." })
  teamName!: string;

  @Field(() => String, { nullable: true, description: "The team's own code." })
  reference!: string | null;

  @Field(() => String, { description: "The short name of the team's event in addresses." })
  eventSlug!: string;

  @Field(() => Paise, {
    description:
      "The amount due at the time of the report. For an accepted payment, the amount that the club received.",
  })
  amount!: number;

  @Field(() => Paise, {
    description: "The event's present fee. It differs from the amount if the fee was changed since.",
  })
  fee!: number;

  @Field(() => PaymentStatus, { description: "The state of the payment." })
  status!: PaymentStatus;

  @Field(() => String, { nullable: true, description: "The transaction id reported last." })
  transactionId!: string | null;

  @Field(() => String, { description: "The leader who reported the payment." })
  reporterName!: string;

  @Field(() => DateTime, { description: "When the payment was last reported." })
  reportedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the payment was decided, or null while pending.",
  })
  decidedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The person who decided the payment, or null while pending.",
  })
  decidedBy!: string | null;

  @Field(() => String, { nullable: true, description: "The reason of the last decision." })
  reason!: string | null;

  @Field(() => RefundState, { nullable: true, description: "The state of the payment's open refund." })
  openRefund!: RefundState | null;

  @Field(() => Int, {
    nullable: true,
    description: "The number of the payment's receipt, while the receipt is valid.",
  })
  receiptNumber!: number | null;

  @Field(() => Boolean, {
    description:
      "Whether the team has lost the place that the payment is for: it lapsed, was given up or was taken back.",
  })
  placeLost!: boolean;

  @Field(() => [String], { description: "Other teams that claimed a transaction id of this payment." })
  disputedBy!: string[];
}

@ObjectType({ simpleResolvers: true, description: "A reported payment with its timeline." })
export class ReportedPaymentDetails {
  @Field(() => ReportedPayment, { description: "The payment." })
  payment!: ReportedPayment;

  @Field(() => [PaymentStepView], { description: "The payment's timeline, oldest first." })
  steps!: PaymentStepView[];

  @Field(() => [SurplusView], { description: "The team's surpluses, oldest first." })
  surpluses!: SurplusView[];
}

export const ReportedPaymentConnection = connectionOf(ReportedPayment, "ReportedPayment");

@ObjectType({ simpleResolvers: true, description: "The outcome of reporting a payment." })
export class PaymentPayload extends MessagePayload {
  @Field(() => TeamPayment, { description: "The payment after the change." })
  payment!: TeamPayment;
}

@ObjectType({ simpleResolvers: true, description: "The outcome of deciding about a payment." })
export class ReportedPaymentPayload extends MessagePayload {
  @Field(() => ReportedPayment, { description: "The payment after the change." })
  payment!: ReportedPayment;
}
