import type { PaidAccount } from "./payment-config.js";
import { paymentInstructions } from "./payment-instructions.js";

/** What paying to an account looks like, before it is kept. */
export class AccountPreviewService {
  /** The QR of one rupee to an account, SVG, to be tried with a phone; null without a UPI address and a payee. */
  async qr(account: PaidAccount): Promise<string | null> {
    const due = { amountPaise: 100, reference: "TEST", eventTitle: "Trial" };
    return (await paymentInstructions(account, due)).qrSvg;
  }
}
