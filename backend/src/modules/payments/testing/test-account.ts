import type { PaidAccount } from "../instructions/payment-config.js";

/** The account that fees are paid to in tests. */
export const TEST_ACCOUNT: PaidAccount = {
  upiId: "club@examplebank",
  bankAccountName: "Coding Club",
  bankAccountNumber: "001234567890",
  bankIfsc: "EXAM0000123",
};
