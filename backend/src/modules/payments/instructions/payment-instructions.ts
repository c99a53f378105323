import QRCode from "qrcode";
import type { PaymentInstructions } from "../payment.types.js";
import { upiLink } from "./upi-link.js";
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

export interface AmountDue {
  readonly amountPaise: number;
  readonly reference: string;
  readonly eventTitle: string;
}

/**
 * Returns how a team can pay. UPI needs an address and a payee. A bank transfer needs a holder, a number and an IFSC.
 * If a part of a way to pay is missing, all fields of that way are null, because an incomplete account is useless.
 */
export async function paymentInstructions(
  account: PaidAccount,
  due: AmountDue,
): Promise<PaymentInstructions> {
  const payeeName = account.bankAccountName;
  const byUpi = account.upiId !== "" && payeeName !== "";
  const byBank = account.bankAccountNumber !== "" && account.bankIfsc !== "" && payeeName !== "";
  const link = byUpi ? linkFor(account, due) : null;
  return {
    amount: due.amountPaise,
    reference: due.reference,
    configured: byUpi || byBank,
    payeeName: byUpi || byBank ? payeeName : null,
    upiId: byUpi ? account.upiId : null,
    accountNumber: byBank ? account.bankAccountNumber : null,
    ifsc: byBank ? account.bankIfsc : null,
    upiLink: link,
    qrSvg: link && (await QRCode.toString(link, { type: "svg", errorCorrectionLevel: "M", margin: 4 })),
  };
}

function linkFor(account: PaidAccount, due: AmountDue): string {
  return upiLink({
    payeeAddress: account.upiId,
    payeeName: account.bankAccountName,
    amountPaise: due.amountPaise,
    note: `${due.reference} ${due.eventTitle}`,
    reference: due.reference,
  });
}
