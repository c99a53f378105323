import { IsNull, LessThan, LessThanOrEqual, Not } from "typeorm";
import { Role } from "../../../kernel/contract/roles.js";
import { affected, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import type { Language } from "../../../kernel/languages/language.js";
import { User } from "../user.entity.js";

const ANYBODY_ELSE = { role: Not(Role.Superadmin) };

/**
 * Reads and changes the times of last log-ins and of deletion notices (`users.forgetNoticeAt`). A log-in removes the
 * notice (`lockSeenAccount`).
 */
export class ForgettingRepository {
  constructor(private readonly db: Database) {}

  /** Returns the times of a user's last log-in and deletion notice, and the user's language. */
  async seenOf(id: string): Promise<Pick<User, "lastSeenAt" | "forgetNoticeAt" | "language">> {
    const select = { id: true, lastSeenAt: true, forgetNoticeAt: true, language: true } as const;
    const user = await this.db.read((reader) => reader.findOne(User, { select, where: { id } }));
    const { lastSeenAt = null, forgetNoticeAt = null, language = "en" } = user ?? {};
    return { lastSeenAt, forgetNoticeAt, language };
  }

  /**
   * Records that the user was notified. Returns false when they were notified before, came back, or became a
   * Superadmin.
   */
  note(tx: Tx, id: string, seenBefore: Date, now: Date): Promise<boolean> {
    const only = { ...ANYBODY_ELSE, id, forgetNoticeAt: IsNull() };
    // Users who never came back have no `lastSeenAt`. The date of their sign-up was checked when they were selected,
    // and cannot have changed since.
    const unseen = [
      { ...only, lastSeenAt: IsNull() },
      { ...only, lastSeenAt: LessThan(seenBefore) },
    ];
    return tookEffect(updateWhere(tx, User, unseen, { forgetNoticeAt: now }));
  }

  /**
   * Locks the account of a user whose notice was recorded at or before the given time. Returns false if there is no
   * such notice, for example because the user came back.
   */
  lockNotified(tx: Tx, id: string, notifiedBefore: Date): Promise<boolean> {
    const only = { id, forgetNoticeAt: LessThanOrEqual(notifiedBefore) };
    return tookEffect(updateWhere(tx, User, only, { epoch: () => "epoch" }));
  }

  /** Removes one user's notice, or all notices if `id` is absent. Returns the number of removed notices. */
  withdraw(tx: Tx, id?: string): Promise<number> {
    const notified = { forgetNoticeAt: Not(IsNull()) };
    return affected(
      updateWhere(tx, User, id === undefined ? notified : { ...notified, id }, { forgetNoticeAt: null }),
    );
  }
}

/**
 * Locks an account's row like `lockAccount` when a user logs in. Records the log-in and the page's language, and
 * removes a deletion notice, even if the log-in fails later at its second step. Returns false if the account no longer
 * has the given epoch.
 */
export function lockSeenAccount(
  tx: Tx,
  { userId: id, epoch }: { readonly userId: string; readonly epoch: number },
  language: Language,
): Promise<boolean> {
  const set = { lastSeenAt: new Date(), forgetNoticeAt: null, language };
  return tookEffect(updateWhere(tx, User, { id, epoch }, set));
}
