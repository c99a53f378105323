import type { AccessTokens } from "../../../kernel/auth/access-token.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import type { Language } from "../../../kernel/languages/language.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { ActivityService } from "../activity/activity.service.js";
import { SignInMethod } from "../activity/contract/account-activity.js";
import { LoginPayload } from "../contract/login-payload.js";
import {
  openSuccessor,
  readRefreshToken,
  sealSuccessor,
  type RefreshToken,
  type RefreshTokens,
  endOf,
  lifetimes,
} from "./refresh-token.js";
import { lockSeenAccount } from "../forgetting/forgetting.repository.js";
import type { RotatingSession, SessionRepository, SessionWithAccount } from "./session.repository.js";

/** A new session: the log-in reply, and the refresh token for the cookie. */
export interface IssuedSession {
  readonly login: LoginPayload;
  readonly refreshToken: string;
  /** The cookie's lifetime, in seconds. */
  readonly maxAge: number;
}

interface Beginning {
  readonly message: string;
  /** True when the user has just proved their identity. */
  readonly isConfirmed: boolean;
  /** The log-in method, or null for a session that begins without a log-in. */
  readonly method: SignInMethod | null;
  /** True if a holder of rights must change the password first. */
  readonly mustChangePassword: boolean;
}

/** Milliseconds for which a replaced refresh token still gets its successor, in case of two tabs or a lost reply. */
const RETRY_WINDOW_MS = 10_000;

type Rotation =
  | { readonly kind: "issued"; readonly session: RotatingSession; readonly token: RefreshToken }
  | { readonly kind: "lost-race" }
  | { readonly kind: "refused" };

/** Starts, checks, refreshes and ends sessions (docs/rules.md, "Sessions and limits"). */
export class SessionService {
  constructor(
    private readonly db: Database,
    private readonly sessions: SessionRepository,
    private readonly tokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly activities: Pick<ActivityService, "loggedIn">,
  ) {}

  /**
   * Starts a session for an account whose password was just checked. Returns null if the account's tokens were revoked
   * after the account was read, because the password may have changed. Also returns null if `isEnough` returns false.
   * @param isEnough called while the account is locked
   */
  async start(
    account: Omit<SessionWithAccount, "sessionId">,
    { userAgent, language }: Pick<RequestContext, "userAgent" | "language">,
    isEnough: () => Promise<boolean>,
    mustChangePassword = false,
  ): Promise<IssuedSession | null> {
    return this.db.inTransaction(async (tx) =>
      (await lockSeenAccount(tx, account, language)) && (await isEnough())
        ? this.#begin(tx, account, userAgent, {
            ...{ message: SUCCESS.loggedIn, isConfirmed: true, method: SignInMethod.password },
            mustChangePassword,
          })
        : null,
    );
  }

  /** Returns the caller behind an access token, or null. Checks one signature, then runs one query by primary key. */
  async authenticate(token: string): Promise<Caller | null> {
    const claims = this.tokens.verify(token);
    if (!claims) return null;
    const session = await this.sessions.live(claims.sessionId);
    if (session?.userId !== claims.userId || session.epoch !== claims.epoch) return null;
    const { epoch: _epoch, ...caller } = session;
    return caller;
  }

  /**
   * Exchanges a refresh token for an access token and the next refresh token. A replaced token that is used after the
   * retry window ends the session: this client or the one with the newer token is an attacker. A guess ends nothing.
   * @param language the page's language, which becomes the account's language
   * @throws DomainError UNAUTHENTICATED if the token is unknown, expired or revoked, or was replaced too long ago
   */
  async refresh(cookie: string, language: Language): Promise<IssuedSession> {
    const presented = readRefreshToken(cookie);
    let rotation = await this.#rotate(presented, language);
    if (rotation.kind === "lost-race") rotation = await this.#rotate(presented, language);
    if (rotation.kind !== "issued") throw new DomainError("UNAUTHENTICATED");
    const { session, token } = rotation;
    const maxAge = Math.max(0, Math.floor((endOf(session).getTime() - Date.now()) / 1000));
    return { login: this.#login(session, SUCCESS.loggedIn), refreshToken: token.text, maxAge };
  }

  /** Returns a new access token for the caller's session after the account's role changed. The session continues. */
  freshLogin(caller: Caller, { role, epoch }: Pick<SessionWithAccount, "role" | "epoch">): LoginPayload {
    return this.#login({ ...caller, role, epoch }, SUCCESS.loggedIn);
  }

  /** Ends the caller's session and the session of a refresh cookie, if they exist. */
  async end(caller: Caller | null, cookie: string | null): Promise<void> {
    await this.db.inTransaction(async (tx) => {
      if (caller) await this.sessions.revoke(tx, caller.sessionId);
      if (cookie === null) return;
      const presented = readRefreshToken(cookie);
      const session = await this.sessions.forRotation(presented.sessionId);
      if (session && holds(session, presented)) await this.sessions.revoke(tx, session.sessionId);
    });
  }

  /** Ends the session whose cookie a new log-in replaces, because the browser can no longer use that session. */
  async endReplaced({ cookies }: Pick<RequestContext, "cookies">): Promise<void> {
    const cookie = cookies.read("refresh");
    if (cookie !== null) await this.end(null, cookie);
  }

  /**
   * Starts a session in a transaction that creates or locks the account, or changes its credentials. So no other
   * request can revoke the account's tokens concurrently. The calling code may set `isConfirmed` only if it has just
   * checked the user's identity (ADR 39).
   * @param message the message in the reply
   */
  async startIn(
    tx: Tx,
    userId: string,
    userAgent: string,
    {
      message = SUCCESS.loggedIn,
      isConfirmed = false,
      method = null,
      mustChangePassword = false,
    }: Partial<Beginning> = {},
  ): Promise<IssuedSession> {
    const account = await this.sessions.accountOf(userId);
    if (!account) throw new DomainError("UNAUTHENTICATED");
    return this.#begin(tx, account, userAgent, { message, isConfirmed, method, mustChangePassword });
  }

  /** Locks an account's row and records the log-in in it. Returns false if the account's `epoch` has changed. */
  lockAccount(
    tx: Tx,
    account: { readonly userId: string; readonly epoch: number },
    language: Language,
  ): Promise<boolean> {
    return lockSeenAccount(tx, account, language);
  }

  /** Ends every session of the caller except the calling one. */
  endOthers(tx: Tx, { userId, sessionId }: Caller): Promise<void> {
    return this.sessions.revokeOthers(tx, userId, sessionId);
  }

  /** Ends every session of an account, in the transaction of the change that requires it. */
  async endAll(tx: Tx, userId: string): Promise<void> {
    await this.sessions.revokeAll(tx, userId);
  }

  async #begin(
    tx: Tx,
    account: Omit<SessionWithAccount, "sessionId">,
    userAgent: string,
    { message, isConfirmed, method, mustChangePassword }: Beginning,
  ): Promise<IssuedSession> {
    const sessionId = newId();
    const token = this.refreshTokens.make(sessionId);
    const { idle, absolute } = lifetimes(account);
    const now = Date.now();
    await this.sessions.insert(tx, {
      id: sessionId,
      userId: account.userId,
      refreshHash: token.hash,
      previousHash: null,
      sealedSuccessor: null,
      rotatedAt: null,
      userAgent: userAgent.slice(0, 255),
      createdAt: new Date(now),
      idleExpiresAt: new Date(now + idle * 1000),
      expiresAt: new Date(now + absolute * 1000),
      revokedAt: null,
      confirmedAt: isConfirmed ? new Date(now) : null,
      weakPassword: mustChangePassword ? 1 : 0,
      viewId: null,
      viewEndsAt: null,
    });
    if (method) await this.activities.loggedIn(tx, { userId: account.userId, method, userAgent });
    const login = this.#login({ ...account, sessionId }, message);
    return { login, refreshToken: token.text, maxAge: absolute };
  }

  #rotate(presented: RefreshToken, language: Language): Promise<Rotation> {
    return this.db.inTransaction(async (tx): Promise<Rotation> => {
      const now = new Date();
      const session = await this.sessions.forRotation(presented.sessionId);
      if (!session || session.revokedAt || endOf(session) <= now || session.idleExpiresAt <= now) {
        return { kind: "refused" };
      }
      if (session.refreshHash === presented.hash) {
        if (session.accountLanguage !== language)
          await this.sessions.setLanguage(tx, session.userId, language);
        return this.#replace(tx, session, presented, now);
      }
      if (isRetry(session, presented, now)) {
        return { kind: "issued", session, token: openSuccessor(presented, session.sealedSuccessor ?? "") };
      }
      if (holds(session, presented) || this.refreshTokens.isOurs(presented))
        await this.sessions.revoke(tx, session.sessionId);
      return { kind: "refused" };
    });
  }

  async #replace(tx: Tx, session: RotatingSession, presented: RefreshToken, now: Date): Promise<Rotation> {
    const token = this.refreshTokens.make(session.sessionId);
    const idleEnd = Math.min(now.getTime() + lifetimes(session).idle * 1000, endOf(session).getTime());
    const move = { id: session.sessionId, from: presented.hash, to: token.hash };
    const rotated = await this.sessions.rotate(tx, move, {
      sealedSuccessor: sealSuccessor(presented, token),
      rotatedAt: now,
      idleExpiresAt: new Date(idleEnd),
    });
    return rotated ? { kind: "issued", session, token } : { kind: "lost-race" };
  }

  #login(session: SessionWithAccount, message: string): LoginPayload {
    const { userId, role, grants, name, email } = session;
    const token = this.tokens.sign(session);
    const shown = { message, token, id: userId, userId, role, roleName: role, grants, name, email };
    return Object.assign(new LoginPayload(), shown);
  }
}

function holds(session: RotatingSession, presented: RefreshToken): boolean {
  return session.refreshHash === presented.hash || session.previousHash === presented.hash;
}

function isRetry(session: RotatingSession, presented: RefreshToken, now: Date): boolean {
  if (session.previousHash !== presented.hash || !session.rotatedAt) return false;
  return now.getTime() - session.rotatedAt.getTime() <= RETRY_WINDOW_MS;
}
