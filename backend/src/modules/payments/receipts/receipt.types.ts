import { Field, Int, ObjectType } from "type-graphql";
import { EventTitle } from "../../../kernel/languages/translated-reply.js";
import { DateTime, Paise } from "../../../kernel/graphql/scalars.js";

@ObjectType({ simpleResolvers: true, description: "The club's receipt for an accepted payment." })
export class TeamReceipt {
  @Field(() => Int, { description: "The receipt's number." })
  number!: number;

  @Field(() => Paise, { description: "The amount." })
  amount!: number;

  @Field(() => DateTime, { description: "When the club gave out the receipt." })
  issuedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: "When the receipt was cancelled, or null." })
  cancelledAt!: Date | null;
}

@ObjectType("Receipt", { simpleResolvers: true, description: "A receipt in full, as printed." })
export class ReceiptView extends TeamReceipt {
  @Field(() => String, { description: "The team's name when it was given out." })
  teamName!: string;

  @Field(() => String, { description: "The team's own code." })
  reference!: string;

  @EventTitle()
  @Field(() => String, { description: "The event that the fee was for." })
  eventTitle!: string;

  @Field(() => String, { description: "The amount in words." })
  spelledAmount!: string;

  @Field(() => String, { nullable: true, description: "The transfer's number, or null for cash." })
  transactionId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The person who accepted the payment, or null when unknown.",
  })
  acceptedBy!: string | null;

  @Field(() => String, { nullable: true, description: "Why the receipt was cancelled, or null." })
  cancelReason!: string | null;
}
