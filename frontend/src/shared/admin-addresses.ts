import type { PaymentStatus } from "../graphql/schema-types";

/** The fields of an audit entry that identify its target. */
type Target = Readonly<Record<"action" | "targetType" | "targetId", string>>;

const ADMIN_PAGE = "/admindashboard?tab=";

export const eventsAddress = `${ADMIN_PAGE}events`;

export const contentAddress = `${ADMIN_PAGE}content`;

export const settingsAddress = `${ADMIN_PAGE}settings`;

/** The query parameter that names the open statement batch. */
export const STATEMENT_BATCH = "batch";

/** Returns the address of the tab "Bank statement". If a batch is given, the address opens this batch. */
export function statementsAddress(batchId?: string): string {
  return `${ADMIN_PAGE}statements${batchId === undefined ? "" : `&${STATEMENT_BATCH}=${batchId}`}`;
}

/**
 * Returns the address of the tab Payments. If a payment is given, the tab shows the search for this payment, and also
 * opens the payment if its id is given.
 */
export function paymentAddress(
  payment: { readonly status: PaymentStatus; readonly reference: string; readonly id?: string } | null,
): string {
  if (payment === null) return `${ADMIN_PAGE}payments`;
  const query = new URLSearchParams(payment.status === "pending" ? {} : { status: payment.status });
  query.set("q", payment.reference);
  if (payment.id !== undefined) query.set("payment", payment.id);
  return `${ADMIN_PAGE}payments&${query.toString()}`;
}

/** The beginning of a target's address in the admin area, up to the id, by kind of target. */
const PLACES: Readonly<Record<string, string>> = {
  user: "users&user=",
  team: "teams&id=",
  event: "events&event=",
  statement: `statements&${STATEMENT_BATCH}=`,
  mailing: "mail&view=sent&mailing=",
};

/**
 * Returns the address of an audit entry's target, or null if the action deleted the target or the target has no
 * address. A scheduled mail has no address of its own, so returns the address of the list of scheduled mails.
 */
export function targetAddress({ action, targetType, targetId }: Target): string | null {
  if (action === "mailing.schedule") return `${ADMIN_PAGE}mail&view=scheduled`;
  const place = PLACES[targetType];
  return place === undefined || /\.delete|^mailing\.cancel$/.test(action)
    ? null
    : `${ADMIN_PAGE}${place}${targetId}`;
}

/** Returns the address of the audit log, filtered by an actor or by a target. */
export function auditAddress(narrow: { readonly actor: string } | { readonly about: string }): string {
  return `${ADMIN_PAGE}audit&${new URLSearchParams({ ...narrow }).toString()}`;
}
