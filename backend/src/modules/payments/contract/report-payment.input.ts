import { Matches } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId } from "../../../kernel/contract/entity-id.js";
import { TRANSACTION_ID_PATTERN } from "./transaction-id.js";

/** A leader's word that the fee was transferred, or that it was with another number. */
@InputType({ description: "The transfer that paid a team's fee." })
export class ReportPaymentInput {
  @EntityId()
  @Field(() => ID, { description: "The team the fee was paid for." })
  teamId!: string;

  @Matches(TRANSACTION_ID_PATTERN, { message: RULES.transactionId })
  @Field(() => String, {
    description:
      "The bank's transaction id or UTR: 8 to 64 letters and digits, 6 of them digits. Spaces and case do not matter.",
  })
  transactionId!: string;
}
