import type { Tx } from "../../kernel/db/database.js";
import type { Language } from "../../kernel/languages/language.js";
import type { NotificationService, Recipient } from "../notifications/notification.service.js";
import type { Account } from "./contract/account.js";

type Owner = Pick<Account, "id" | "name" | "email">;

/** An owner whose address is theirs no more, and what they read. */
type FormerOwner = Owner & { readonly language: Language };

/** The owner of an account as the one recipient of a notification. */
export function toOwner({ id, name, email }: Owner): { readonly person: readonly Recipient[] } {
  return { person: [{ userId: id, name, email }] };
}

/** Notifies the owner of an account that its password changed. */
export function notifyOfPassword(notifications: NotificationService, tx: Tx, account: Owner): Promise<void> {
  return notifications.notify(tx, "PASSWORD_CHANGED", { to: toOwner(account), facts: {} });
}

/** Notifies the owner of an account that its address changed: by a mail to the one that it had. */
export function notifyOfAddress(
  notifications: NotificationService,
  tx: Tx,
  before: FormerOwner,
  to: string,
): Promise<void> {
  return notifications.notify(tx, "EMAIL_CHANGED", {
    to: { person: toOwner(before).person.map((one) => ({ ...one, language: before.language })) },
    facts: { from: before.email, to },
  });
}
