import type { PaidAccount } from "../instructions/payment-config.js";

export const TEST_ACCOUNT: PaidAccount = {
  upiId: "club@examplebank",
  bankAccountName: "Coding Club",
  bankAccountNumber: "001234567890",
  bankIfsc: "EXAM0000123",
};
