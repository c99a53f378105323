import type { ReportedPayment } from "../../modules/payments/payment.types.js";

/** A reported payment as a document. The amount is in paise. */
export function paymentDocument({ id, version: _version, ...payment }: ReportedPayment): object {
  return { _id: id, ...payment };
}
