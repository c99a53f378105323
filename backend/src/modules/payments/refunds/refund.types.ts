import { Field, ID, ObjectType } from "type-graphql";
import { ShownVersion } from "../../../kernel/contract/common-fields.js";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DateTime, Paise } from "../../../kernel/graphql/scalars.js";
import { RefundState, RefundWay } from "./contract/refund.inputs.js";

@ObjectType({ simpleResolvers: true, description: "Where returned money should go." })
export class RefundAccount {
  @Field(() => RefundWay, { description: "To a UPI address, or to a bank account." })
  way!: RefundWay;

  @Field(() => String, { description: "The UPI address, or the account's number." })
  account!: string;

  @Field(() => String, { nullable: true, description: "The account's holder." })
  accountName!: string | null;

  @Field(() => String, { nullable: true, description: "The branch's IFSC." })
  ifsc!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "Money that the club returns to a team." })
export class TeamRefund {
  @Field(() => RefundState, { description: "The refund's state." })
  state!: RefundState;

  @Field(() => Paise, { description: "The amount of the refund." })
  amount!: number;

  @Field(() => Boolean, {
    description: "True for money that the team paid in addition to its fee. The payment then stays accepted.",
  })
  isSurplus!: boolean;

  @Field(() => String, { description: "The reason for the refund." })
  reason!: string;

  @Field(() => RefundWay, { nullable: true, description: "How the money was returned." })
  way!: RefundWay | null;

  @Field(() => String, {
    nullable: true,
    description: "The day on which the money was returned, for example 2025-03-01.",
  })
  paidOn!: string | null;

  @Field(() => String, { nullable: true, description: "The transfer's number." })
  transactionId!: string | null;
}

@ObjectType("Refund", { simpleResolvers: true, description: "A refund in the treasurer's list." })
export class RefundView extends TeamRefund {
  @Field(() => ID, { description: "The refund's id." })
  id!: string;

  @Field(() => ID, { description: "The payment." })
  paymentId!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The surplus that is returned, or null when the payment is returned.",
  })
  surplusId!: string | null;

  @Field(() => String, { description: "The team." })
  teamName!: string;

  @Field(() => String, { description: "The team's own code." })
  reference!: string;

  @Field(() => String, { description: "The short name of the event in addresses." })
  eventSlug!: string;

  @Field(() => DateTime, { description: "When the refund was requested." })
  requestedAt!: Date;

  @Field(() => String, { description: "The person who requested the refund." })
  requestedBy!: string;

  @Field(() => RefundAccount, {
    nullable: true,
    description: "The account that the leader named, or null before the leader's reply and after the refund.",
  })
  account!: RefundAccount | null;

  @ShownVersion()
  version!: string;

  @Field(() => DateTime, { nullable: true, description: "When the refund was paid out or cancelled." })
  closedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "The person who paid out or cancelled the refund." })
  closedBy!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "The outcome of a step of a refund." })
export class RefundPayload extends MessagePayload {
  @Field(() => RefundView, { description: "The refund after the change." })
  refund!: RefundView;
}
