import type { Environment } from "../../../config/environment.js";

/** The account that fees are paid to. Fields that are not set are "". */
export interface PaidAccount {
  /** The account's UPI address, for example `club@bank`. */
  readonly upiId: string;
  /** The account holder's name at the bank. Also the payee of the UPI link. */
  readonly bankAccountName: string;
  readonly bankAccountNumber: string;
  readonly bankIfsc: string;
}

export interface PaymentConfig {
  /** Returns the current account, which may change while the server runs. */
  readonly account: () => PaidAccount;
  readonly publicUrl: string;
  /** Delay of mails about decisions, in milliseconds. If a decision is reverted within the delay, no mail is sent. */
  readonly decisionMailDelayMs: number;
}

export function paymentConfig(env: Environment, account: PaymentConfig["account"]): PaymentConfig {
  return { account, publicUrl: env.PUBLIC_URL, decisionMailDelayMs: env.DECISION_MAIL_DELAY_MS };
}
