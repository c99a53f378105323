import { indiaDay } from "../../../kernel/contract/india-time.js";
import type { Tx } from "../../../kernel/db/database.js";
import { dayMsg } from "../../../kernel/languages/message.js";
import type { Outbox } from "../../../kernel/mail/outbox.js";
import type { NotificationService } from "../../notifications/notification.service.js";
import { accountForgottenMail } from "../account-mails.js";
import type { AccountService } from "../account.service.js";
import type { Account } from "../contract/account.js";
import type { ForgettingRepository } from "./forgetting.repository.js";
import { toOwner } from "../notified-owner.js";

/** A user whose last visit was long ago. */
export interface Unseen extends Pick<Account, "id" | "name" | "email"> {
  readonly lastSeenAt: Date;
}

/** The club's rule for unused accounts, with its current dates. */
interface ForgettingRule {
  readonly years: number;
  /** Users who logged in or signed up after this time keep their accounts. */
  readonly seenBefore: Date;
  /** The day on which the account is deleted. */
  readonly goesAt: Date;
}

/**
 * Notifies users who have not visited for a long time that their accounts will be deleted. Later deletes the accounts,
 * in the same way as if the users had deleted them (ADR 79).
 */
export class ForgettingService {
  constructor(
    private readonly accounts: AccountService,
    private readonly repository: ForgettingRepository,
    private readonly notifications: NotificationService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Notifies a user that their account will be deleted unless they log in. Returns false when they came back or were
   * notified concurrently.
   */
  async warn(tx: Tx, person: Unseen, rule: ForgettingRule, now = new Date()): Promise<boolean> {
    if (!(await this.repository.note(tx, person.id, rule.seenBefore, now))) return false;
    const facts = {
      years: rule.years,
      seen: dayMsg(indiaDay(person.lastSeenAt)),
      goesOn: dayMsg(indiaDay(rule.goesAt)),
    };
    // Withdraws unsent mails of an earlier notice, because they give a different day of deletion.
    await this.notifications.withdraw(tx, [person.id]);
    const waits = { causeId: person.id, delayMs: 0 };
    await this.notifications.notify(tx, "ACCOUNT_UNUSED", { to: toOwner(person), facts, waits });
    return true;
  }

  /**
   * Returns whether the notice's mail was sent, or refused for good, within three days after it was queued. Also
   * returns true if that mail no longer exists.
   */
  wasNotified(id: string): Promise<boolean> {
    return this.notifications.leftInTime(id);
  }

  /** Locks the account of a user who was notified at or before the given time. Returns false when they came back. */
  lockNotified(tx: Tx, id: string, notifiedBefore: Date): Promise<boolean> {
    return this.repository.lockNotified(tx, id, notifiedBefore);
  }

  /**
   * Deletes a locked account permanently, without a copy in the bin, and mails its owner.
   * @throws the errors of AccountService.remove
   */
  async forget(tx: Tx, id: string): Promise<void> {
    const { language } = await this.repository.seenOf(id);
    const { email, name } = await this.accounts.remove(tx, id);
    await this.outbox.enqueueFarewell(tx, accountForgottenMail(email, name, language));
  }

  /** Returns the times of a user's last log-in and deletion notice, and the user's language. */
  seenOf(id: string): ReturnType<ForgettingRepository["seenOf"]> {
    return this.repository.seenOf(id);
  }

  /**
   * Withdraws the notice of one user, or all notices if `id` is absent. A user whose account becomes due again gets a
   * new notice.
   */
  withdraw(tx: Tx, id?: string): Promise<number> {
    return this.repository.withdraw(tx, id);
  }
}
