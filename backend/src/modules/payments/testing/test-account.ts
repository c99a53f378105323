import type { PaidAccount } from "../instructions/payment-instructions.js";

export const TEST_ACCOUNT: PaidAccount = {
  upiId: "club@examplebank",
  bankAccountName: "Coding Club",
  bankAccountNumber: "001234567890",
  bankIfsc: "EXAM0000123",
};
