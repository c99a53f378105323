import { IsNull, LessThan, LessThanOrEqual, Not } from "typeorm";
import { Role } from "../../../kernel/contract/roles.js";
import { affected, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import type { Language } from "../../../kernel/languages/language.js";
import { User } from "../user.entity.js";

const ANYBODY_ELSE = { role: Not(Role.Superadmin) };

/** Reads and changes of when people were here, and of `users.forgetNoticeAt`; a session that begins takes the notice away (`lockSeenAccount`). */
export class ForgettingRepository {
  constructor(private readonly db: Database) {}

  /** Returns a user's last visit, language and deletion notice, for the download of their data. */
  async seenOf(id: string): Promise<Pick<User, "lastSeenAt" | "forgetNoticeAt" | "language">> {
    const select = { id: true, lastSeenAt: true, forgetNoticeAt: true, language: true } as const;
    const user = await this.db.read((reader) => reader.findOne(User, { select, where: { id } }));
    const { lastSeenAt = null, forgetNoticeAt = null, language = "en" } = user ?? {};
    return { lastSeenAt, forgetNoticeAt, language };
  }

  /**
   * Notes that the user was notified. Returns false when they were notified before, came back, or are a Superadmin by
   * now.
   */
  note(tx: Tx, id: string, seenBefore: Date, now: Date): Promise<boolean> {
    const only = { ...ANYBODY_ELSE, id, forgetNoticeAt: IsNull() };
    // Who never came back has no `lastSeenAt`; their sign-up was judged when they were chosen, and does not change.
    const unseen = [
      { ...only, lastSeenAt: IsNull() },
      { ...only, lastSeenAt: LessThan(seenBefore) },
    ];
    return tookEffect(updateWhere(tx, User, unseen, { forgetNoticeAt: now }));
  }

  /**
   * Locks the account of a user who was notified early enough and has not come back. Returns false for everybody else.
   * Also false for a Superadmin, who loses the notice: it would count as soon as they lose the role.
   */
  lockNotified(tx: Tx, id: string, notifiedBefore: Date): Promise<boolean> {
    const only = { id, forgetNoticeAt: LessThanOrEqual(notifiedBefore) };
    return tookEffect(updateWhere(tx, User, only, { epoch: () => "epoch" }));
  }

  /** Takes notices away: one person's, or everybody's. */
  withdraw(tx: Tx, id?: string): Promise<number> {
    const notified = { forgetNoticeAt: Not(IsNull()) };
    return affected(
      updateWhere(tx, User, id === undefined ? notified : { ...notified, id }, { forgetNoticeAt: null }),
    );
  }
}

/**
 * Takes an account's row as `lockAccount` does, for a session to begin: notes that its person was here, so the account is
 * not to be forgotten, and in which language.
 */
export function lockSeenAccount(
  tx: Tx,
  { userId: id, epoch }: { readonly userId: string; readonly epoch: number },
  language: Language,
): Promise<boolean> {
  const set = { lastSeenAt: new Date(), forgetNoticeAt: null, language };
  return tookEffect(updateWhere(tx, User, { id, epoch }, set));
}
