import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime, Paise, SignedPaise } from "../../../kernel/graphql/scalars.js";
import { PaymentStatus } from "../../teams/contract/payment-status.js";

/** How many, and how much money. */
@ObjectType({ simpleResolvers: true, description: "How many, and how much money." })
export class MoneyTally {
  @Field(() => Int, { description: "How many." })
  count!: number;

  @Field(() => Paise, { description: "How much." })
  amount!: number;
}

/** What happened to an event's money on a day. */
@ObjectType({ simpleResolvers: true, description: "What happened to an event's money on a day in India." })
export class PaymentDay {
  @Field(() => String, { description: "The day, for example 2025-03-01." })
  day!: string;

  @Field(() => Int, { description: "Transfers that leaders reported." })
  reported!: number;

  @Field(() => MoneyTally, { description: "Payments that were accepted." })
  accepted!: MoneyTally;

  @Field(() => MoneyTally, {
    description: "Acceptances that were taken back, and payments that were returned.",
  })
  ended!: MoneyTally;
}

/** A team that has to pay. */
@ObjectType({ simpleResolvers: true, description: "A team whose fee is due." })
export class OwingTeam {
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => String, { nullable: true, description: "Its own code." })
  reference!: string | null;

  @Field(() => Int, { nullable: true, description: "Its place." })
  ranking!: number | null;

  @Field(() => PaymentStatus, { description: "The status of its payment." })
  status!: PaymentStatus;
}

/** An event's money in figures. */
@ObjectType({ simpleResolvers: true, description: "An event's money in figures." })
export class PaymentFigures {
  @Field(() => String, { description: "The event's title." })
  eventTitle!: string;

  @Field(() => Paise, { description: "The fee of a team." })
  fee!: number;

  @Field(() => MoneyTally, { description: "Teams that qualified, and what they pay together." })
  due!: MoneyTally;

  @Field(() => MoneyTally, { description: "Reported payments that wait for a decision." })
  reported!: MoneyTally;

  @Field(() => MoneyTally, { description: "Payments that are accepted." })
  accepted!: MoneyTally;

  @Field(() => MoneyTally, { description: "Those of them that were paid in cash." })
  cash!: MoneyTally;

  @Field(() => MoneyTally, { description: "Money that teams paid in addition, and that was not returned." })
  surplus!: MoneyTally;

  @Field(() => MoneyTally, { description: "Refunds that were paid out." })
  refunded!: MoneyTally;

  @Field(() => MoneyTally, { description: "Refunds that are still to be paid." })
  toReturn!: MoneyTally;

  @Field(() => MoneyTally, { description: "Bank lines with money that no team has." })
  open!: MoneyTally;

  @Field(() => [PaymentDay], {
    description: "By day, the newest first; days on which nothing happened are left out.",
  })
  days!: PaymentDay[];

  @Field(() => [OwingTeam], { description: "Teams whose fee is due, by place." })
  owing!: OwingTeam[];

  @Field(() => DateTime, {
    nullable: true,
    description:
      "Until when teams can pay: registration closes or else the event begins; null once both have passed.",
  })
  payUntil!: Date | null;
}

/** A team's part of a movement of money. */
@ObjectType({ simpleResolvers: true, description: "A team's part of a movement of money." })
export class LedgerPart {
  @Field(() => String, { description: "The team." })
  teamName!: string;

  @Field(() => SignedPaise, { description: "Its part; below zero for money that was returned." })
  amount!: number;
}

/** One movement of money. */
@ObjectType({
  simpleResolvers: true,
  description: "One movement of money; money out is below zero. It belongs in one of three columns.",
})
export class LedgerRow {
  @Field(() => ID, { description: "Tells it from the other rows." })
  id!: string;

  @Field(() => String, { description: "The day, for example 2025-03-01." })
  day!: string;

  @Field(() => String, { description: "The bank's or the transfer's number, or else the receipt's." })
  number!: string;

  @Field(() => [LedgerPart], { description: "Whom it was for." })
  parts!: LedgerPart[];

  @Field(() => String, {
    nullable: true,
    description: "As what the rest was set aside, or what it is if it is no team's.",
  })
  note!: string | null;

  @Field(() => Paise, { description: "Money of the line that is placed nowhere." })
  open!: number;

  @Field(() => SignedPaise, { nullable: true, description: "Paise on the bank's statement." })
  bank!: number | null;

  @Field(() => SignedPaise, { description: "Paise on the statement up to and with this row." })
  bankTotal!: number;

  @Field(() => SignedPaise, { nullable: true, description: "Paise in cash." })
  cash!: number | null;

  @Field(() => SignedPaise, { description: "Paise in cash up to and with this row." })
  cashTotal!: number;

  @Field(() => SignedPaise, {
    nullable: true,
    description: "Paise of a payment or refund by bank that no kept statement shows.",
  })
  unseen!: number | null;
}
