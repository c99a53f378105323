import { IsNull, LessThan, Not } from "typeorm";
import { AuditEntry } from "../../../kernel/audit/audit-entry.entity.js";
import type { ViewClaims } from "../../../kernel/auth/view-token.js";
import { tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { Session } from "../sessions/session.entity.js";
import { openView, type ViewedStudent } from "./student-view.sql.js";

/** A session's student view that is open, or whose end is not recorded yet. */
export interface SessionView {
  readonly sessionId: string;
  readonly viewId: string;
}

/** The Superadmin and the student of a view, as recorded in the audit log. */
export type ViewBeginning = Pick<AuditEntry, "actorId" | "actorName" | "targetId" | "targetName">;

/**
 * Reads and writes the student views of sessions (columns of the table `sessions`), and reads the audit entries of
 * their beginnings.
 */
export class StudentViewRepository {
  constructor(private readonly db: Database) {}

  /** Returns the student of a token's view, or null when the view is over. */
  open(claims: ViewClaims): Promise<ViewedStudent | null> {
    return openView(this.db, claims);
  }

  /** Returns a session's view and the time at which the session expires, or null if the session was revoked. */
  async sessionOf(id: string): Promise<Pick<Session, "viewId" | "expiresAt"> | null> {
    const select = { id: true, viewId: true, expiresAt: true } as const;
    return this.db.read((reader) => reader.findOne(Session, { select, where: { id, revokedAt: IsNull() } }));
  }

  /** Sets a session's view. Returns false if the session was revoked. */
  begin(tx: Tx, { sessionId, viewId }: SessionView, viewEndsAt: Date): Promise<boolean> {
    return tookEffect(
      updateWhere(tx, Session, { id: sessionId, revokedAt: IsNull() }, { viewId, viewEndsAt }),
    );
  }

  /**
   * Removes a session's view. Returns false if the session has another view or none, so that only one of two concurrent
   * calls records the end.
   */
  end(tx: Tx, { sessionId, viewId }: SessionView): Promise<boolean> {
    return tookEffect(
      updateWhere(tx, Session, { id: sessionId, viewId }, { viewId: null, viewEndsAt: null }),
    );
  }

  /** Returns at most `take` views that have expired, or whose session has ended. */
  async over(now: Date, take: number): Promise<SessionView[]> {
    const where = [{ viewEndsAt: LessThan(now) }, { viewEndsAt: Not(IsNull()), revokedAt: Not(IsNull()) }];
    const rows = await this.db.read((reader) =>
      reader.find(Session, { select: { id: true, viewId: true }, where, take }),
    );
    return rows.flatMap(({ id, viewId }) => (viewId === null ? [] : [{ sessionId: id, viewId }]));
  }

  /** Returns the views of a person's sessions. */
  async ofPerson(userId: string): Promise<SessionView[]> {
    const where = { userId, viewId: Not(IsNull()) };
    const rows = await this.db.read((reader) =>
      reader.find(Session, { select: { id: true, viewId: true }, where }),
    );
    return rows.flatMap(({ id, viewId }) => (viewId === null ? [] : [{ sessionId: id, viewId }]));
  }

  /** Returns the audit entry of a view's beginning, or null. */
  async beginning(viewId: string): Promise<ViewBeginning | null> {
    const select = { id: true, actorId: true, actorName: true, targetId: true, targetName: true } as const;
    return this.db.read((reader) => reader.findOne(AuditEntry, { select, where: { id: viewId } }));
  }
}
