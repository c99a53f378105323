import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DateTime, Paise } from "../../../kernel/graphql/scalars.js";
import { enumeration } from "../../../kernel/contract/enumeration.js";

export const CashSlipState = enumeration("CashSlipState", "The state of a cash slip.", {
  waiting: "A treasurer has not confirmed the cash.",
  confirmed: "A treasurer has confirmed the cash, and the payment is accepted.",
  discarded: "The slip was a mistake, and no money was booked.",
});
export type CashSlipState = keyof typeof CashSlipState;

@ObjectType("CashSlip", { simpleResolvers: true, description: "Cash that a helper took at the desk." })
export class CashSlipView {
  @Field(() => ID, { description: "The slip." })
  id!: string;

  @Field(() => Int, { description: "The slip's number." })
  number!: number;

  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => String, { description: "The team's own code." })
  reference!: string;

  @Field(() => Paise, { description: "The amount handed over." })
  amount!: number;

  @Field(() => String, { description: "The helper's note, or empty." })
  note!: string;

  @Field(() => CashSlipState, { description: "The state of the slip." })
  state!: CashSlipState;

  @Field(() => String, { description: "Who took the cash." })
  notedBy!: string;

  @Field(() => DateTime, { description: "When the helper noted the cash." })
  notedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "A team that may pay in cash, as the desk sees it." })
export class CashTeam {
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => String, { description: "The team's own code." })
  reference!: string;

  @Field(() => Int, { description: "The number of people in the team." })
  people!: number;

  @Field(() => Paise, { description: "The amount due." })
  amount!: number;
}

@ObjectType({ simpleResolvers: true, description: "The outcome of a step of a cash slip." })
export class CashSlipPayload extends MessagePayload {
  @Field(() => CashSlipView, { description: "The slip after the change." })
  slip!: CashSlipView;
}
