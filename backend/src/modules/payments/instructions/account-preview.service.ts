import type { PaidAccount } from "./payment-config.js";
import { paymentInstructions } from "./payment-instructions.js";

/** Shows how paying to an account will work before the account is saved. */
export class AccountPreviewService {
  /**
   * Returns the QR code of a one-rupee transfer as SVG, for trying out with a phone. Returns null if the UPI address or
   * the payee is missing.
   */
  async qr(account: PaidAccount): Promise<string | null> {
    const due = { amountPaise: 100, reference: "TEST", eventTitle: "Trial" };
    return (await paymentInstructions(account, due)).qrSvg;
  }
}
