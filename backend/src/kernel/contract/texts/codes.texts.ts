/*
 * Reasons why a mailed code was rejected, which extend the specification's "Invalid OTP" (ADR 34). Only the server
 * contains these texts. The browser shows the text in the reply.
 */

/** The reason if this browser has requested no code. The code may have been requested in another browser. */
export const CODE_UNKNOWN = "Invalid OTP. Check the digits, or request a new code on this device.";
export const CODE_TOO_OLD =
  "Invalid OTP. This code is more than 10 minutes old and has expired. Request a new code.";
export const CODE_REPLACED = "Invalid OTP. We sent you a newer code. Enter the code from the newest mail.";
export const CODE_USED = "Invalid OTP. This code was already used. Request a new code.";
export const CODE_USED_UP = "Invalid OTP. You have no tries left. Request a new code.";

/** The text for requests above the hourly or daily limit. Retry-After contains the time to wait. */
export const TOO_MANY_CODES =
  "You requested too many codes. Use the code from the newest mail, or try again later.";
