import { ValidateBy } from "class-validator";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { TYPED_LENGTH } from "./transaction-id.js";

/**
 * Property decorator: the transaction id of a transfer.
 * @param isNumber `isTransactionId` or `isStoredTransactionId`
 */
export function TransactionIdRule(isNumber: (typed: string) => boolean): PropertyDecorator {
  return ValidateBy({
    name: "transactionId",
    constraints: [TYPED_LENGTH],
    validator: {
      validate: (value) => typeof value === "string" && isNumber(value),
      defaultMessage: () => RULES.transactionId,
    },
  });
}
