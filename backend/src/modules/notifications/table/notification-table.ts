import { ACCOUNT_ROWS } from "./account-rows.js";
import { CERTIFICATE_ROWS } from "./certificate-rows.js";
import type { NotificationKind } from "../contract/notification-kind.js";
import type { NotificationRow, Recipient } from "./notification-row.js";
import { INVITATION_ROWS } from "./invitation-rows.js";
import { PAYMENT_ROWS } from "./payment-rows.js";
import { REFUND_ROWS } from "./refund-rows.js";
import { PLACE_ROWS } from "./place-rows.js";
import { RANKING_ROWS } from "./ranking-rows.js";
import { TEAM_ROWS } from "./team-rows.js";

/**
 * The recipients, channels and texts of every kind of notification. All notifications and their mails are made from
 * this table (docs/rules.md shows it).
 */
export const NOTIFICATION_TABLE = {
  ...TEAM_ROWS,
  ...INVITATION_ROWS,
  ...PLACE_ROWS,
  ...RANKING_ROWS,
  ...PAYMENT_ROWS,
  ...REFUND_ROWS,
  ...CERTIFICATE_ROWS,
  ...ACCOUNT_ROWS,
} satisfies Readonly<Record<NotificationKind, NotificationRow<never>>>;

type Table = typeof NOTIFICATION_TABLE;

/** The facts for the texts of a kind. */
export type Facts<Kind extends NotificationKind> = Parameters<Table[Kind]["write"]>[0];

/** A kind's recipients, keyed by its audience: `{ leader: [...] }`. */
export type Recipients<Kind extends NotificationKind> = Readonly<
  Record<Table[Kind]["to"], readonly Recipient[]>
>;

/** Returns the row of a kind, with untyped facts. */
export function rowOf(kind: NotificationKind): NotificationRow<unknown> {
  return NOTIFICATION_TABLE[kind] as NotificationRow<unknown>;
}
