import { EnvError, makeValidator } from "envalid";
import {
  ACCOUNT_NUMBER,
  IFSC,
  normaliseBankCode,
  normaliseUpiAddress,
  UPI_ADDRESS,
} from "../kernel/contract/bank-account.js";

/** Validates the UPI address that fees are paid to. Every payment QR code contains this address. */
export const upiAddress = makeValidator<string>((value) => {
  const address = normaliseUpiAddress(value);
  if (!UPI_ADDRESS.test(address)) throw new EnvError("must look like club@bank");
  return address;
});

/** Accepts an account number with or without spaces between groups of digits. */
export const accountNumber = makeValidator<string>((value) => {
  const digits = normaliseBankCode(value);
  if (!ACCOUNT_NUMBER.test(digits)) throw new EnvError("must be 6 to 18 digits");
  return digits;
});

export const ifsc = makeValidator<string>((value) => {
  const code = normaliseBankCode(value);
  if (!IFSC.test(code)) throw new EnvError("must be 11 letters and digits, such as SBIN0001234");
  return code;
});
