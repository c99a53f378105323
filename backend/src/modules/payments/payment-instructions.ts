import QRCode from "qrcode";
import type { PaymentConfig } from "./payment-config.js";
import type { PaymentInstructions } from "./payment.types.js";
import { upiLink } from "./upi-link.js";

/** What one team has to transfer. */
export interface AmountDue {
  readonly amountPaise: number;
  readonly reference: string;
  readonly eventTitle: string;
}

/**
 * How a team pays. What the club did not configure is null: a link needs address and payee, a transfer needs holder,
 * number and IFSC; half of either would be a false account.
 */
export async function paymentInstructions(
  config: PaymentConfig,
  due: AmountDue,
): Promise<PaymentInstructions> {
  const payeeName = config.bankAccountName;
  const byUpi = config.upiId !== "" && payeeName !== "";
  const byBank = config.bankAccountNumber !== "" && config.bankIfsc !== "" && payeeName !== "";
  const link = byUpi ? linkFor(config, due) : null;
  return {
    amount: due.amountPaise,
    reference: due.reference,
    configured: byUpi || byBank,
    payeeName: byUpi || byBank ? payeeName : null,
    upiId: byUpi ? config.upiId : null,
    accountNumber: byBank ? config.bankAccountNumber : null,
    ifsc: byBank ? config.bankIfsc : null,
    upiLink: link,
    qrSvg: link && (await QRCode.toString(link, { type: "svg", errorCorrectionLevel: "M", margin: 4 })),
  };
}

function linkFor(config: PaymentConfig, due: AmountDue): string {
  return upiLink({
    payeeAddress: config.upiId,
    payeeName: config.bankAccountName,
    amountPaise: due.amountPaise,
    note: `${due.reference} ${due.eventTitle}`,
    reference: due.reference,
  });
}
