import type { Caller } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import type { Database } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { SessionView } from "./self-service.types.js";
import type { SessionRepository } from "../sessions/session.repository.js";

/** Lists and ends the sessions of a person's devices. */
export class DeviceService {
  constructor(
    private readonly db: Database,
    private readonly sessions: SessionRepository,
  ) {}

  /** Returns the caller's open sessions: the current one, then the others, newest first. */
  async list(caller: Caller): Promise<SessionView[]> {
    const rows = await this.sessions.liveOf(caller.userId, new Date());
    const views = rows.map((row) => ({ ...row, current: row.id === caller.sessionId }));
    return views.toSorted((a, b) => Number(b.current) - Number(a.current));
  }

  /**
   * Ends one of the caller's sessions. The session's tokens are invalid immediately.
   * @throws DomainError SESSION_NOT_FOUND
   */
  async end(caller: Caller, id: string): Promise<MessagePayload> {
    const ended = await this.db.inTransaction((tx) => this.sessions.revokeOwn(tx, caller.userId, id));
    if (!ended) throw new DomainError("SESSION_NOT_FOUND");
    return { message: SUCCESS.sessionEnded };
  }

  /** Ends all of the caller's sessions except the calling one. */
  async endOthers(caller: Caller): Promise<MessagePayload> {
    await this.db.inTransaction((tx) => this.sessions.revokeOthers(tx, caller.userId, caller.sessionId));
    return { message: SUCCESS.otherSessionsEnded };
  }
}
