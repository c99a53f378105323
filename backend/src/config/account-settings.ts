import { EnvError, makeValidator } from "envalid";
import { ACCOUNT_NUMBER, IFSC, UPI_ADDRESS } from "../kernel/contract/bank-account.js";

/** Of the account that fees are paid to: a wrong one would be in every QR code. */
export const upiAddress = makeValidator<string>((value) => {
  if (!UPI_ADDRESS.test(value.trim())) throw new EnvError("must look like club@bank");
  return value.trim();
});

/** Written in groups or not. */
export const accountNumber = makeValidator<string>((value) => {
  const digits = value.replaceAll(/[\s-]/g, "");
  if (!ACCOUNT_NUMBER.test(digits)) throw new EnvError("must be 6 to 18 digits");
  return digits;
});

export const ifsc = makeValidator<string>((value) => {
  if (!IFSC.test(value.trim())) throw new EnvError("must be 11 letters and digits, such as SBIN0001234");
  return value.trim().toUpperCase();
});
