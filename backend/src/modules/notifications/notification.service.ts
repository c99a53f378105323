import type { Caller } from "../../kernel/auth/caller.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import type { EventTitles } from "../../kernel/languages/language.js";
import { withoutNameOf } from "../../kernel/languages/person-name.js";
import type { MailWithdrawalRepository } from "../../kernel/mail/mail-withdrawal.repository.js";
import type { Outbox, Waits } from "../../kernel/mail/outbox.js";
import type { Text } from "../../kernel/languages/message.js";
import { announce, Topic } from "../../kernel/pubsub/topic.js";
import { mapInSlices } from "../../kernel/lists.js";
import { notificationMail } from "./notification-mails.js";
import type { NotificationKind } from "./contract/notification-kind.js";
import type { Notification } from "./notification.entity.js";
import type { NotificationRepository } from "./notification.repository.js";
import { storedRow, textsOf, translatedNotification } from "./translated-notification.js";
import type { Notifications } from "./notification.types.js";
import type { MailingsOffRepository, RemindersOffRepository } from "./switched-off.repository.js";
import type { Content, Recipient } from "./table/notification-row.js";
import { type Facts, type Recipients, rowOf } from "./table/notification-table.js";

export type { Recipient } from "./table/notification-row.js";

/** Maximum number of notifications in the top bar's list. */
const SHOWN = 50;

/**
 * Maximum number of notifications in an export. More than any user receives in the 90 days that notifications are kept.
 */
const EXPORTED = 10_000;

/** Something to notify people of. `facts` fill in the texts of the kind's row in the table. */
export interface Happening<Kind extends NotificationKind> {
  readonly to: Recipients<Kind>;
  readonly facts: Facts<Kind>;
  /** The team that the notification is about. */
  readonly teamId?: string | undefined;
  /**
   * False for a notification without a mail, for example if the person has already received enough mails or never
   * agreed to be in the team.
   */
  readonly mail?: boolean;
  /**
   * True for an action that users can repeat often. The notification then replaces the recipient's earlier ones of the
   * same kind and with the same texts.
   */
  readonly replaces?: boolean;
  /**
   * Set for an action that can be reverted for some time. The mails are delayed for that time, so that `withdraw` can
   * remove them.
   */
  readonly waits?: Waits;
}

interface Owner {
  readonly id: string;
  readonly email: string;
}

/** Notifies people by mail and in the top bar, according to the table of notifications. */
export class NotificationService {
  constructor(
    private readonly db: Database,
    private readonly repository: NotificationRepository,
    private readonly remindersOff: RemindersOffRepository,
    private readonly mailingsOff: MailingsOffRepository,
    private readonly outbox: Outbox,
    private readonly withdrawals: MailWithdrawalRepository,
    private readonly publicUrl: string,
    private readonly titles?: EventTitles,
  ) {}

  /**
   * Notifies people in this transaction. Uses the same number of SQL statements for hundreds of `happenings` as for
   * one, except that each notification that `replaces` others needs one more.
   */
  async notify<Kind extends NotificationKind>(
    tx: Tx,
    kind: Kind,
    ...happenings: readonly Happening<Kind>[]
  ): Promise<void> {
    const { bar, live, mail, to, write, mailKind } = rowOf(kind);
    const written = await mapInSlices(happenings, (happening) => {
      const recipients: readonly Recipient[] =
        (happening.to as Record<string, readonly Recipient[]>)[to] ?? [];
      return recipients.map((recipient) => ({
        happening,
        recipient,
        content: write(happening.facts, recipient),
      }));
    });
    const all = written.flat();
    const mailed = all.filter(({ happening }) => mail && happening.mail !== false);
    const mails = await mapInSlices(mailed, ({ recipient, content, happening: { waits } }) => {
      return { ...notificationMail(recipient, content, this.publicUrl), waits, kind: mailKind };
    });
    if (mails.length > 0) await this.outbox.enqueueAll(tx, mails);
    if (bar === "none") return;
    const now = new Date();
    const entries = await mapInSlices(all, ({ happening, recipient: { userId }, content }) => {
      const { teamId = null, waits } = happening;
      const facts = { kind, teamId, causeId: waits?.causeId ?? null, now, isRead: bar === "read" };
      return userId === null ? [] : [barRow({ userId, ...facts }, content)];
    });
    const rows = entries.flat();
    const repeats = all
      .filter(({ happening }) => happening.replaces)
      .map(({ recipient }) => recipient.userId);
    for (const row of rows) if (repeats.includes(row.userId)) await this.repository.deleteSame(tx, row);
    await this.repository.insert(tx, rows);
    if (live) for (const { userId } of rows) announce(tx, { topic: Topic.notification, id: userId });
  }

  /**
   * Deletes the notifications and waiting mails about reverted actions. Returns the ids of the actions whose mails were
   * not sent. For all other actions, the calling code must notify the people of the revert.
   */
  async withdraw(tx: Tx, causeIds: readonly string[]): Promise<ReadonlySet<string>> {
    for (const id of await this.repository.withdraw(tx, causeIds))
      announce(tx, { topic: Topic.notification, id });
    return this.withdrawals.withdraw(tx, causeIds);
  }

  /** Removes a person's name from other users' notifications, when the person's account is deleted. */
  async forgetName(tx: Tx, userId: string): Promise<void> {
    for (const { id, messages } of await this.repository.naming(tx, userId)) {
      const { title, text, label } = textsOf(messages ?? "{}");
      const without = (one: Text): Text => withoutNameOf(userId, one);
      const texts = { title: without(title), text: without(text), label: without(label) };
      await this.repository.rewrite(tx, id, storedRow(texts));
    }
  }

  /**
   * Returns whether the newest mail about an action was sent, or failed for good, within `GIVE_UP_MS` (three days)
   * after it was queued. Returns false if the mail is still queued, and true if there is no mail any more.
   */
  leftInTime(causeId: string): Promise<boolean> {
    return this.withdrawals.leftInTime(causeId);
  }

  /** Returns the caller's notifications in the language of their page, with two SQL statements. */
  async of(caller: Caller): Promise<Notifications> {
    const [unread, items] = await Promise.all([
      this.repository.unread(caller.userId),
      this.repository.newest(caller.userId, SHOWN),
    ]);
    const language = caller.pageLanguage ?? "en";
    return { unread, items: items.map((item) => translatedNotification(language, item, this.titles)) };
  }

  /** Returns a user's notifications and settings, for the export of their data. */
  async everythingOf({ id: userId, email }: Owner): Promise<object> {
    const [items, reminders, mailings] = await Promise.all([
      this.repository.newest(userId, EXPORTED),
      this.reminders({ userId }),
      this.wantsMailings({ email }),
    ]);
    return { reminders, mailings, items: items.map((item) => translatedNotification("en", item)) };
  }

  /** Marks the caller's notifications up to and including `upTo` as read. Newer notifications stay unread. */
  async markRead(caller: Caller, upTo: string): Promise<Notifications> {
    await this.db.inTransaction(async (tx) => {
      await this.repository.markRead(tx, caller.userId, upTo, new Date());
      announce(tx, { topic: Topic.notification, id: caller.userId });
    });
    return this.of(caller);
  }

  async reminders({ userId }: Pick<Caller, "userId">): Promise<boolean> {
    return !(await this.remindersOff.of([userId])).has(userId);
  }

  /**
   * Switches a user's reminders on or off. Switching them off also withdraws waiting reminders. Returns the new
   * setting.
   */
  async setReminders({ userId, email }: Pick<Caller, "userId" | "email">, on: boolean): Promise<boolean> {
    await this.db.inTransaction(async (tx) => {
      await this.remindersOff.write(tx, userId, on);
      if (!on) await this.withdrawals.withdrawKind(tx, { kind: "reminders", email });
    });
    return on;
  }

  /** Returns whether an address receives the club's mailings. */
  async wantsMailings({ email }: Pick<Caller, "email">): Promise<boolean> {
    return (await this.mailingsOff.of([email])).size === 0;
  }

  /**
   * Switches the mailings to an address on or off. Switching them off also withdraws waiting mailings. Returns the new
   * setting.
   */
  async setMailings({ email }: Pick<Caller, "email">, on: boolean): Promise<boolean> {
    await this.db.inTransaction(async (tx) => {
      await this.mailingsOff.write(tx, email, on);
      if (!on) await this.withdrawals.withdrawKind(tx, { kind: "mailings", email });
    });
    return on;
  }

  /** Returns which of the addresses opted out of mailings, in lower case. */
  withoutMailings(emails: readonly string[]): Promise<ReadonlySet<string>> {
    return this.mailingsOff.of(emails);
  }

  /**
   * Deletes a mailing's copies to people who opted out while it was being written. Runs in the mailing's transaction.
   */
  dropStoppedCopies(tx: Tx, mailingId: string): Promise<void> {
    return this.mailingsOff.dropCopies(tx, mailingId);
  }

  /** Returns which of the users opted out of reminders. */
  withoutReminders(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.remindersOff.of(userIds);
  }
}

interface BarFacts {
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly teamId: string | null;
  readonly causeId: string | null;
  readonly now: Date;
  readonly isRead: boolean;
}

function barRow(
  { userId, kind, teamId, causeId, now, isRead }: BarFacts,
  { title, text, next }: Content,
): Notification {
  return {
    ...{ id: newId(), userId, kind, teamId, causeId, createdAt: now },
    ...storedRow({ title, text, label: next.label }),
    path: next.path,
    readAt: isRead ? now : null,
  };
}
