import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime, Paise, SignedPaise } from "../../../kernel/graphql/scalars.js";
import { PaymentStatus } from "../../teams/contract/payment-status.js";

@ObjectType({ simpleResolvers: true, description: "A number, and the total of the money." })
export class MoneyTally {
  @Field(() => Int, { description: "The number of payments, refunds, lines or teams." })
  count!: number;

  @Field(() => Paise, { description: "The total of the money." })
  amount!: number;
}

@ObjectType({ simpleResolvers: true, description: "The movements of an event's money on a day in India." })
export class PaymentDay {
  @Field(() => String, { description: "The day, for example 2025-03-01." })
  day!: string;

  @Field(() => Int, { description: "Reported transfers." })
  reported!: number;

  @Field(() => MoneyTally, { description: "Accepted payments." })
  accepted!: MoneyTally;

  @Field(() => MoneyTally, {
    description: "Reverted acceptances and returned payments.",
  })
  ended!: MoneyTally;
}

@ObjectType({ simpleResolvers: true, description: "A team whose fee is due." })
export class OwingTeam {
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @Field(() => String, { description: "The team's name." })
  name!: string;

  @Field(() => String, { nullable: true, description: "The team's own code." })
  reference!: string | null;

  @Field(() => Int, { nullable: true, description: "The team's place." })
  ranking!: number | null;

  @Field(() => PaymentStatus, { description: "The state of the team's payment." })
  status!: PaymentStatus;
}

@ObjectType({ simpleResolvers: true, description: "An event's money in figures." })
export class PaymentFigures {
  @Field(() => String, { description: "The event's title." })
  eventTitle!: string;

  @Field(() => Paise, { description: "The fee of a team." })
  fee!: number;

  @Field(() => MoneyTally, { description: "Qualified teams, and the total of their fees." })
  due!: MoneyTally;

  @Field(() => MoneyTally, { description: "Reported payments that wait for a decision." })
  reported!: MoneyTally;

  @Field(() => MoneyTally, { description: "Payments that are accepted." })
  accepted!: MoneyTally;

  @Field(() => MoneyTally, { description: "The accepted payments in cash." })
  cash!: MoneyTally;

  @Field(() => MoneyTally, { description: "Surpluses that were not returned." })
  surplus!: MoneyTally;

  @Field(() => MoneyTally, { description: "Refunds that were paid out." })
  refunded!: MoneyTally;

  @Field(() => MoneyTally, { description: "Refunds that are still to be paid." })
  toReturn!: MoneyTally;

  @Field(() => MoneyTally, { description: "Bank lines with money that no team has." })
  open!: MoneyTally;

  @Field(() => [PaymentDay], {
    description: "By day, the newest first. Days without movements are left out.",
  })
  days!: PaymentDay[];

  @Field(() => [OwingTeam], { description: "Teams whose fee is due, by place." })
  owing!: OwingTeam[];

  @Field(() => DateTime, {
    nullable: true,
    description:
      "The last time to pay: when registration closes, else when the event begins. Null when both have passed.",
  })
  payUntil!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: "A team's part of a movement of money." })
export class LedgerPart {
  @Field(() => String, { description: "The team." })
  teamName!: string;

  @Field(() => SignedPaise, { description: "The team's part. Below zero for returned money." })
  amount!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "One movement of money, in one of three columns. Outgoing money is below zero.",
})
export class LedgerRow {
  @Field(() => ID, { description: "The key of the row." })
  id!: string;

  @Field(() => String, { description: "The day, for example 2025-03-01." })
  day!: string;

  @Field(() => String, { description: "The number of the bank line, the transfer or the receipt." })
  number!: string;

  @Field(() => [LedgerPart], { description: "The teams of the movement." })
  parts!: LedgerPart[];

  @Field(() => String, {
    nullable: true,
    description: "The label of money that was set aside or belongs to no team.",
  })
  note!: string | null;

  @Field(() => Paise, { description: "The unplaced money of the line." })
  open!: number;

  @Field(() => SignedPaise, { nullable: true, description: "The amount on the bank's statement." })
  bank!: number | null;

  @Field(() => SignedPaise, { description: "The running total of the statement, including this row." })
  bankTotal!: number;

  @Field(() => SignedPaise, { nullable: true, description: "The amount in cash." })
  cash!: number | null;

  @Field(() => SignedPaise, { description: "The running total of the cash, including this row." })
  cashTotal!: number;

  @Field(() => SignedPaise, {
    nullable: true,
    description: "The amount of a bank payment or refund that no stored statement shows.",
  })
  unseen!: number | null;
}
