import { type FindOptionsWhere, IsNull, LessThan, MoreThan, Not } from "typeorm";
import { grantsOf } from "../../../kernel/contract/grants.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import { affected, deleteSome, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import type { Language } from "../../../kernel/languages/language.js";
import { Session } from "./session.entity.js";
import { liveSession } from "./session.sql.js";
import { User } from "../user.entity.js";

/** A session with the account behind it. */
export interface SessionWithAccount extends Caller {
  readonly epoch: number;
}

const ACCOUNT = { id: true, role: true, grants: true, name: true, email: true, epoch: true } as const;
const ACCOUNT_READ = { ...ACCOUNT, language: true } as const;
const ROTATING = {
  id: true,
  refreshHash: true,
  previousHash: true,
  sealedSuccessor: true,
  createdAt: true,
  rotatedAt: true,
  idleExpiresAt: true,
  expiresAt: true,
  revokedAt: true,
  user: ACCOUNT_READ,
} as const;

/** The fields of a session that a rotation needs. */
export type RotatingSession = SessionWithAccount & { readonly accountLanguage: Language } & Readonly<
    Pick<Session, Exclude<keyof typeof ROTATING, "id" | "user">>
  >;

/** A session as its owner sees it. */
export type LiveSession = Pick<Session, "id" | "userAgent" | "createdAt" | "expiresAt" | "confirmedAt"> & {
  readonly lastSeenAt: Date;
};

export class SessionRepository {
  constructor(private readonly db: Database) {}

  /**
   * Returns the account behind a session that is not revoked, or null. Every signed-in request runs this query, by
   * primary key.
   */
  live(sessionId: string): Promise<SessionWithAccount | null> {
    return liveSession(this.db, sessionId);
  }

  /**
   * Returns a session with the fields for rotating its refresh token, even if it is revoked or expired. Returns null if
   * there is no such session.
   */
  async forRotation(id: string): Promise<RotatingSession | null> {
    const relations = { user: true };
    const [session] = await this.db.read((reader) =>
      reader.find(Session, { select: ROTATING, relations, where: { id } }),
    );
    if (!session?.user) return null;
    const { id: sessionId, user, ...rest } = session;
    return { ...rest, ...toAccount(user), accountLanguage: user.language, sessionId };
  }

  /** Returns the account for a new session, or null. */
  async accountOf(id: string): Promise<Omit<SessionWithAccount, "sessionId"> | null> {
    const user = await this.db.read((reader) => reader.findOne(User, { select: ACCOUNT, where: { id } }));
    return user && toAccount(user);
  }

  /** Returns an account's open sessions, newest first. */
  async liveOf(userId: string, now: Date): Promise<LiveSession[]> {
    const select = { id: true, userAgent: true, createdAt: true, rotatedAt: true, expiresAt: true } as const;
    const where = {
      userId,
      revokedAt: IsNull(),
      expiresAt: MoreThan(now),
      idleExpiresAt: MoreThan(now),
    };
    const order = { createdAt: "DESC", id: "DESC" } as const;
    const sessions = await this.db.read((reader) =>
      reader.find(Session, { select: { ...select, confirmedAt: true }, where, order }),
    );
    return sessions.map(({ rotatedAt, ...session }) => ({
      ...session,
      lastSeenAt: rotatedAt ?? session.createdAt,
    }));
  }

  async insert(tx: Tx, session: Session): Promise<void> {
    await insertMany(tx, Session, [session]);
  }

  /** Records that a session's user has just proved their identity. Returns false if the session has ended. */
  confirm(tx: Tx, id: string, now: Date): Promise<boolean> {
    return tookEffect(updateWhere(tx, Session, { id, revokedAt: IsNull() }, { confirmedAt: now }));
  }

  /** Returns the time of a live session's last confirmation, or null. */
  async confirmedAt(id: string): Promise<Date | null> {
    const select = { id: true, confirmedAt: true } as const;
    const where = { id, revokedAt: IsNull() };
    const session = await this.db.read((reader) => reader.findOne(Session, { select, where }));
    return session?.confirmedAt ?? null;
  }

  /** Locks a session's row until the transaction ends, so that the session's concurrent requests run one at a time. */
  async lock(tx: Tx, id: string): Promise<void> {
    await updateWhere(tx, Session, { id }, { confirmedAt: () => "confirmedAt" });
  }

  /** Locks the rows of a user's valid sessions like `lock`. */
  async lockAll(tx: Tx, userId: string): Promise<void> {
    await updateWhere(tx, Session, { userId, revokedAt: IsNull() }, { confirmedAt: () => "confirmedAt" });
  }

  /**
   * Replaces a session's refresh token with the next one. Returns false if another request has already replaced the
   * token or ended the session.
   */
  rotate(
    tx: Tx,
    { id, from, to }: { readonly id: string; readonly from: string; readonly to: string },
    set: Pick<Session, "sealedSuccessor" | "rotatedAt" | "idleExpiresAt">,
  ): Promise<boolean> {
    const only = { id, refreshHash: from, revokedAt: IsNull() };
    return tookEffect(updateWhere(tx, Session, only, { ...set, refreshHash: to, previousHash: from }));
  }

  async setLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
    await updateWhere(tx, User, { id: userId }, { language });
  }

  async revoke(tx: Tx, id: string): Promise<void> {
    await revoke(tx, { id });
  }

  async revokeAll(tx: Tx, userId: string): Promise<void> {
    await revoke(tx, { userId });
  }

  /** Ends all sessions of all users. Returns the number of ended sessions. */
  revokeEverybodys(tx: Tx): Promise<number> {
    return revoke(tx, {});
  }

  /** Ends one session of an account. Returns false when it belongs to another account or has ended. */
  async revokeOwn(tx: Tx, userId: string, id: string): Promise<boolean> {
    return (await revoke(tx, { id, userId })) === 1;
  }

  /** Ends all sessions of an account except one. */
  async revokeOthers(tx: Tx, userId: string, exceptId: string): Promise<void> {
    await revoke(tx, { userId, id: Not(exceptId) });
  }

  /**
   * Deletes at most `limit` sessions that expired or were ended before the given time. No token can refresh these
   * sessions.
   */
  deleteEnded(tx: Tx, before: Date, limit: number): Promise<number> {
    // This also finds sessions past `expiresAt`, because `idleExpiresAt` is never after `expiresAt`.
    const ended = LessThan(before);
    return deleteSome(tx, Session, [{ revokedAt: ended }, { idleExpiresAt: ended }], limit);
  }
}

function revoke(tx: Tx, only: FindOptionsWhere<Session>): Promise<number> {
  return affected(updateWhere(tx, Session, { ...only, revokedAt: IsNull() }, { revokedAt: new Date() }));
}

function toAccount({ id, grants, role, name, email, epoch }: User): Omit<SessionWithAccount, "sessionId"> {
  return { userId: id, role, grants: grantsOf(grants), name, email, epoch };
}
