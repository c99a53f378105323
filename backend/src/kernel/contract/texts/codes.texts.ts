/*
 * Why a mailed code was refused, behind the specification's "Invalid OTP" (ADR 34). Only the server has these texts:
 * the browser shows the one in the reply.
 */

/** The code was not asked for by this browser. */
export const CODE_UNKNOWN = "Invalid OTP. Check the digits, or ask for a new code on this device.";
export const CODE_TOO_OLD =
  "Invalid OTP. This code is too old: each is good for 10 minutes. Ask for a new one.";
export const CODE_REPLACED =
  "Invalid OTP. A newer mail has replaced this code: enter the code of the newest.";
export const CODE_USED = "Invalid OTP. This code was used already. Ask for a new one.";
export const CODE_USED_UP = "Invalid OTP. No tries are left. Ask for a new code.";

/** A wrong code, while there are tries. */
export function codeWrong(triesLeft: number): string {
  return `Invalid OTP. ${triesLeft === 1 ? "One try is left." : `${String(triesLeft)} tries are left.`}`;
}

/** Of codes asked for beyond the few an hour; Retry-After has the time. */
export const TOO_MANY_CODES =
  "Too many codes were asked for. The newest one that was mailed may still be good.";
