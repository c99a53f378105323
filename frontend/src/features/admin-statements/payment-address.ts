import type { PaymentStatus } from "../../graphql/schema-types";

/** The tab Payments, searched for a payment if one is given. */
export function paymentAddress(
  payment: { readonly status: PaymentStatus; readonly reference: string; readonly id?: string } | null,
): string {
  const query = new URLSearchParams({ tab: "payments" });
  if (payment !== null) {
    if (payment.status !== "pending") query.set("status", payment.status);
    query.set("q", payment.reference);
    if (payment.id !== undefined) query.set("payment", payment.id);
  }
  return `/admindashboard?${query.toString()}`;
}
