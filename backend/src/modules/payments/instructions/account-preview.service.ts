import { type PaidAccount, paymentInstructions } from "./payment-instructions.js";

/** Lets an admin try out an account before saving it. */
export class AccountPreviewService {
  /**
   * Returns the QR code of a one-rupee transfer as SVG, to scan with a phone. Returns null if the UPI address or the
   * payee is missing.
   */
  async qr(account: PaidAccount): Promise<string | null> {
    const due = { amountPaise: 100, reference: "TEST", eventTitle: "Trial" };
    return (await paymentInstructions(account, due)).qrSvg;
  }
}
