import { Role } from "../../../kernel/contract/roles.js";
import type { Tx } from "../../../kernel/db/database.js";
import { msg, knownMsg, momentMsg } from "../../../kernel/languages/message.js";
import type { Outbox } from "../../../kernel/mail/outbox.js";
import type { NotificationService } from "../../notifications/notification.service.js";
import type { AccountService } from "../account.service.js";
import type { Account } from "../contract/account.js";
import { toOwner } from "../notified-owner.js";
import { REACH, superadminsChangedMail, type RoleChange } from "./role-mails.js";

/** The user who gives or takes a role; null for the command line. */
export type RoleGiver = { readonly name: string; readonly email: string } | null;

const COMMAND_LINE = msg("someone at the server's command line");

/** Gives and takes roles, and tells whom it concerns in the same transaction. Who may is its callers' business. */
export class RoleService {
  constructor(
    private readonly accounts: AccountService,
    private readonly outbox: Outbox,
    private readonly notifications: NotificationService,
    private readonly publicUrl: string,
  ) {}

  /**
   * Gives an account another role and ends its tokens. Notifies the person, and all Superadmins when their number
   * changes.
   * @throws DomainError NOT_FOUND, LAST_SUPERADMIN, CONFLICT.
   */
  async change(tx: Tx, person: Account, to: Role, by: RoleGiver): Promise<void> {
    if (person.role === to) return;
    await this.accounts.setRole(tx, person.id, to);
    const change = changeOf(person, person.role, to, by);
    const facts = {
      role: knownMsg(to),
      before: knownMsg(person.role),
      by: change.by,
      at: momentMsg(change.at),
      site: new URL(this.publicUrl).host,
      reach: REACH[to],
    };
    await this.notifications.notify(tx, "ROLE_CHANGED", { to: toOwner(person), facts });
    if (person.role === Role.Superadmin || to === Role.Superadmin) await this.#notifySuperadmins(tx, change);
  }

  /** Tells the other Superadmins of one whose account was just made. */
  async notifyOfNew(tx: Tx, person: Account, by: RoleGiver): Promise<void> {
    await this.#notifySuperadmins(tx, changeOf(person, null, person.role, by));
  }

  /** Tells the Superadmins that are left of one whose account was just deleted. */
  async notifyOfDeleted(tx: Tx, person: Account, by: RoleGiver): Promise<void> {
    if (person.role === Role.Superadmin)
      await this.#notifySuperadmins(tx, changeOf(person, person.role, null, by));
  }

  /**
   * Notifies the Superadmins, except the person, who gets a mail of their own if any. The actor is notified too: a
   * thief may have acted.
   */
  async #notifySuperadmins(tx: Tx, change: RoleChange): Promise<void> {
    const emails = await this.accounts.superadminEmails();
    const others = emails.filter((email) => email !== change.person.email);
    const mails = others.map((email) => superadminsChangedMail(email, change, this.publicUrl));
    await this.outbox.enqueue(tx, ...mails);
  }
}

function changeOf(person: Account, from: Role | null, to: Role | null, by: RoleGiver): RoleChange {
  const giver = by ? `${by.name} <${by.email}>` : COMMAND_LINE;
  return { person, from, to, by: giver, at: new Date() };
}
