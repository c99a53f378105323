import type { Environment } from "../../../config/environment.js";

/** The account that fees are paid to. An unset field is "". */
export interface PaidAccount {
  /** The account's UPI address, for example `club@bank`. */
  readonly upiId: string;
  /** The account holder's name as the bank shows it; also the payee of the UPI link. */
  readonly bankAccountName: string;
  readonly bankAccountNumber: string;
  readonly bankIfsc: string;
}

export interface PaymentConfig {
  /** Returns the current account, which may change while the server runs. */
  readonly account: () => PaidAccount;
  readonly publicUrl: string;
  /** Milliseconds that mails about decisions are delayed, so that a decision that is soon reverted causes no mail. */
  readonly decisionMailDelayMs: number;
}

/** @param account returns the current account */
export function paymentConfig(env: Environment, account: PaymentConfig["account"]): PaymentConfig {
  return { account, publicUrl: env.PUBLIC_URL, decisionMailDelayMs: env.DECISION_MAIL_DELAY_MS };
}
