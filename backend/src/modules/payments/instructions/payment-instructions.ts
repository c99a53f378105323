import QRCode from "qrcode";
import type { PaidAccount } from "./payment-config.js";
import type { PaymentInstructions } from "../payment.types.js";
import { upiLink } from "./upi-link.js";

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
