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

const COMMAND_LINE = msg("someone with access to the club's server");

/**
 * Changes roles, and notifies the people concerned in the same transaction. The calling code must check whether the
 * role may be changed.
 */
export class RoleService {
  constructor(
    private readonly accounts: AccountService,
    private readonly outbox: Outbox,
    private readonly notifications: NotificationService,
    private readonly publicUrl: string,
  ) {}

  /**
   * Changes an account's role and revokes its tokens. Notifies the person, and the other Superadmins when the
   * number of Superadmins changes.
   * @throws DomainError NOT_FOUND, LAST_SUPERADMIN, CONFLICT
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

  /**
   * Notifies the other Superadmins that a Superadmin's account was just created or restored. Does not check that
   * `person` is a Superadmin.
   */
  async notifyOfNew(tx: Tx, person: Account, by: RoleGiver): Promise<void> {
    await this.#notifySuperadmins(tx, changeOf(person, null, person.role, by));
  }

  /** Notifies the remaining Superadmins of a Superadmin whose account was just deleted. */
  async notifyOfDeleted(tx: Tx, person: Account, by: RoleGiver): Promise<void> {
    if (person.role === Role.Superadmin)
      await this.#notifySuperadmins(tx, changeOf(person, person.role, null, by));
  }

  /**
   * Notifies the Superadmins except the person concerned, who may get a different mail. The actor is notified too,
   * because an attacker may have used the actor's account.
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
