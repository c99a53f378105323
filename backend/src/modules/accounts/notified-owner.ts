import type { Tx } from "../../kernel/db/database.js";
import type { Language } from "../../kernel/languages/language.js";
import type { NotificationService, Recipient } from "../notifications/notification.service.js";
import type { Account } from "./contract/account.js";

type Owner = Pick<Account, "id" | "name" | "email">;

/** The owner with the account's former address, and their language. */
type FormerOwner = Owner & { readonly language: Language };

/** Returns an account's owner as the only recipient of a notification. */
export function toOwner({ id, name, email }: Owner): { readonly person: readonly Recipient[] } {
  return { person: [{ userId: id, name, email }] };
}

export function notifyOfPassword(notifications: NotificationService, tx: Tx, account: Owner): Promise<void> {
  return notifications.notify(tx, "PASSWORD_CHANGED", { to: toOwner(account), facts: {} });
}

/** Notifies an account's owner that the account has a new address. The mail goes to the former address. */
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
