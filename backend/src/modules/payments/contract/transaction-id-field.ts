import { ValidateBy } from "class-validator";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { TYPED_LENGTH } from "./transaction-id.js";

/**
 * Property decorator: a transaction id.
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
