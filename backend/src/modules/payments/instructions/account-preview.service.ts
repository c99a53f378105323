import type { PaidAccount } from "./payment-config.js";
import { paymentInstructions } from "./payment-instructions.js";

/** Shows how paying to an account will look before the account is saved. */
export class AccountPreviewService {
  /**
   * Returns the QR code of a transfer of one rupee as SVG, for a trial with a phone. Returns null without a UPI address
   * and a payee.
   */
  async qr(account: PaidAccount): Promise<string | null> {
    const due = { amountPaise: 100, reference: "TEST", eventTitle: "Trial" };
    return (await paymentInstructions(account, due)).qrSvg;
  }
}
