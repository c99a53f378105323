import { IsNull, LessThan, Not } from "typeorm";
import { AuditEntry } from "../../../kernel/audit/audit-entry.entity.js";
import type { ViewClaims } from "../../../kernel/auth/view-token.js";
import { tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { Session } from "../sessions/session.entity.js";
import { openView, type ViewedStudent } from "./student-view.sql.js";

/** A view that is open, or has not been recorded as ended. */
export interface SessionView {
  readonly sessionId: string;
  readonly viewId: string;
}

/** Who began a view, and of whom, as the log has it. */
export type ViewBeginning = Pick<AuditEntry, "actorId" | "actorName" | "targetId" | "targetName">;

/** Statements on the views that sessions hold (`sessions.viewId`) and on their entries in the audit log. */
export class StudentViewRepository {
  constructor(private readonly db: Database) {}

  /** The student whom a token may see at this moment; null when the view is over. */
  open(claims: ViewClaims): Promise<ViewedStudent | null> {
    return openView(this.db, claims);
  }

  /** The view that a session holds, and its end; null when the session has ended. */
  async sessionOf(id: string): Promise<Pick<Session, "viewId" | "expiresAt"> | null> {
    const select = { id: true, viewId: true, expiresAt: true } as const;
    return this.db.read((reader) => reader.findOne(Session, { select, where: { id, revokedAt: IsNull() } }));
  }

  /** Has a session hold a view. */
  begin(tx: Tx, { sessionId, viewId }: SessionView, viewEndsAt: Date): Promise<boolean> {
    return tookEffect(
      updateWhere(tx, Session, { id: sessionId, revokedAt: IsNull() }, { viewId, viewEndsAt }),
    );
  }

  /** Has a session hold its view no more; false when it did not, so that of two who end it one records that. */
  end(tx: Tx, { sessionId, viewId }: SessionView): Promise<boolean> {
    return tookEffect(
      updateWhere(tx, Session, { id: sessionId, viewId }, { viewId: null, viewEndsAt: null }),
    );
  }

  /** Views whose time is up, or whose session has ended; at most so many. */
  async over(now: Date, take: number): Promise<SessionView[]> {
    const where = [{ viewEndsAt: LessThan(now) }, { viewEndsAt: Not(IsNull()), revokedAt: Not(IsNull()) }];
    const rows = await this.db.read((reader) =>
      reader.find(Session, { select: { id: true, viewId: true }, where, take }),
    );
    return rows.flatMap(({ id, viewId }) => (viewId === null ? [] : [{ sessionId: id, viewId }]));
  }

  /** Views that sessions of a person hold. */
  async ofPerson(userId: string): Promise<SessionView[]> {
    const where = { userId, viewId: Not(IsNull()) };
    const rows = await this.db.read((reader) =>
      reader.find(Session, { select: { id: true, viewId: true }, where }),
    );
    return rows.flatMap(({ id, viewId }) => (viewId === null ? [] : [{ sessionId: id, viewId }]));
  }

  /** What the log says of a view's beginning. */
  async beginning(viewId: string): Promise<ViewBeginning | null> {
    const select = { id: true, actorId: true, actorName: true, targetId: true, targetName: true } as const;
    return this.db.read((reader) => reader.findOne(AuditEntry, { select, where: { id: viewId } }));
  }
}
