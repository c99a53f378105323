import { ACCOUNT_ROWS } from "./account-rows.js";
import { CERTIFICATE_ROWS } from "./certificate-rows.js";
import type { NotificationKind } from "../contract/notification-kind.js";
import type { NotificationRow, Recipient } from "./notification-row.js";
import { INVITATION_ROWS } from "./invitation-rows.js";
import { PAYMENT_ROWS } from "./payment-rows.js";
import { REFUND_ROWS } from "./refund-rows.js";
import { PLACE_ROWS } from "./place-rows.js";
import { TEAM_ROWS } from "./team-rows.js";

/**
 * Says for each event who is notified, by mail or in the bar, and with which text: all mails and notifications are made
 * from this table (docs/rules.md shows it).
 */
export const NOTIFICATION_TABLE = {
  ...TEAM_ROWS,
  ...INVITATION_ROWS,
  ...PLACE_ROWS,
  ...PAYMENT_ROWS,
  ...REFUND_ROWS,
  ...CERTIFICATE_ROWS,
  ...ACCOUNT_ROWS,
} satisfies Readonly<Record<NotificationKind, NotificationRow<never>>>;

type Table = typeof NOTIFICATION_TABLE;

/** What a row has to know. */
export type Facts<Kind extends NotificationKind> = Parameters<Table[Kind]["write"]>[0];

/** The recipients of a row, under the name of its audience: `{ leader: [...] }`. */
export type Recipients<Kind extends NotificationKind> = Readonly<
  Record<Table[Kind]["to"], readonly Recipient[]>
>;

/** A row, whatever it has to know. */
export function rowOf(kind: NotificationKind): NotificationRow<unknown> {
  return NOTIFICATION_TABLE[kind] as NotificationRow<unknown>;
}
