import type { Environment } from "../../../config/environment.js";

/** The account that fees are paid to. An unset text is "". */
export interface PaidAccount {
  /** The UPI address money goes to, for example `club@bank`. */
  readonly upiId: string;
  /** The account's holder, as the bank shows it; also the payee name of the UPI link. */
  readonly bankAccountName: string;
  readonly bankAccountNumber: string;
  readonly bankIfsc: string;
}

/** What is set about paying. */
export interface PaymentConfig {
  /** The account at the moment: it may be changed while the server runs. */
  readonly account: () => PaidAccount;
  readonly publicUrl: string;
  /** How long mails about decisions wait, so that one that is reverted at once is not mailed. */
  readonly decisionMailDelayMs: number;
}

/** @param account answers the account at the moment */
export function paymentConfig(env: Environment, account: PaymentConfig["account"]): PaymentConfig {
  return { account, publicUrl: env.PUBLIC_URL, decisionMailDelayMs: env.DECISION_MAIL_DELAY_MS };
}
