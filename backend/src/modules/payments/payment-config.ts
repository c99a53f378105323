import type { Environment } from "../../config/environment.js";

/** What the club set about its account and addresses. An unset text is "". */
export interface PaymentConfig {
  /** The UPI address money goes to, for example `club@bank`. */
  readonly upiId: string;
  /** The account's holder, as the bank shows it; also the payee name of the UPI link. */
  readonly bankAccountName: string;
  readonly bankAccountNumber: string;
  readonly bankIfsc: string;
  readonly publicUrl: string;
  /** How long mails about decisions wait, so that one that is reverted at once is not mailed. */
  readonly decisionMailDelayMs: number;
}

/** What the environment says of it. */
export function paymentConfig(env: Environment): PaymentConfig {
  return {
    upiId: env.UPI_ID,
    bankAccountName: env.BANK_ACCOUNT_NAME,
    bankAccountNumber: env.BANK_ACCOUNT_NUMBER,
    bankIfsc: env.BANK_IFSC,
    publicUrl: env.PUBLIC_URL,
    decisionMailDelayMs: env.DECISION_MAIL_DELAY_MS,
  };
}
