import { Field, ID, ObjectType } from "type-graphql";
import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { Confirmations } from "../../../kernel/auth/confirmations.js";
import type { ViewTokens } from "../../../kernel/auth/view-token.js";
import { ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import { SECONDS } from "../../../kernel/contract/limits.js";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { Role } from "../../../kernel/contract/roles.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import type { AccountService } from "../account.service.js";
import type { Account } from "../contract/account.js";
import { LoginPayload } from "../contract/login-payload.js";
import type { EndStudentViewInput, StartStudentViewInput } from "../contract/student-view.inputs.js";
import type { SessionRepository } from "../sessions/session.repository.js";
import { toOwner } from "../notified-owner.js";
import type { NotificationService } from "../../notifications/notification.service.js";
import type { SessionView, StudentViewRepository } from "./student-view.repository.js";

/** Maximum number of ended views that one run records. */
const AT_ONCE = 100;

/** The reason why a view ended, as recorded in the audit log. */
type Ending = "stopped" | "by itself" | "another view began" | "account deleted";

interface Beginning {
  readonly actor: Caller;
  readonly student: Account;
  readonly reason: string;
  readonly viewId: string;
}

interface StudentViewParts {
  readonly db: Database;
  readonly sessions: SessionRepository;
  readonly views: StudentViewRepository;
  readonly accounts: AccountService;
  readonly confirmations: Confirmations;
  readonly tokens: ViewTokens;
  readonly notifications: NotificationService;
}

/** "See as this student": lets a Superadmin see a student's screens for 15 minutes, read-only (ADR 83). */
export class StudentViewService {
  readonly name = "ended views";

  constructor(private readonly parts: StudentViewParts) {}

  /**
   * Begins a view in the caller's session, and ends the session's earlier view. Records the Superadmin, the student and
   * the reason, and notifies the student.
   * @throws DomainError FORBIDDEN; CONFIRMATION_NEEDED; USER_NOT_FOUND; VIEW_OF_SUPERADMIN; UNAUTHENTICATED if the
   * session was ended concurrently
   */
  async start(caller: Caller | null, { userId, reason }: StartStudentViewInput): Promise<StudentViewPayload> {
    const actor = requirePermission(caller, "startStudentView");
    const { db, sessions, accounts, confirmations } = this.parts;
    return db.inTransaction(async (tx) => {
      // Locks the session before the first read. If two views begin concurrently in one session, the later one then
      // ends the earlier one.
      await sessions.lock(tx, actor.sessionId);
      await confirmations.require(actor, "seeAs");
      const student = await accounts.findById(userId);
      if (!student) throw new DomainError("USER_NOT_FOUND");
      if (student.role === Role.Superadmin) throw new DomainError("VIEW_OF_SUPERADMIN");
      const { viewId, endsAt } = await this.#begin(tx, actor.sessionId);
      await this.#record(tx, { actor, student, reason: reason.trim(), viewId });
      const session = await this.#session(actor, student, viewId);
      return { message: session.message, viewId, endsAt, session };
    });
  }

  /**
   * Ends a view of the caller's session. Does nothing for a view that is over.
   * @throws DomainError FORBIDDEN
   */
  async end(caller: Caller | null, { viewId }: EndStudentViewInput): Promise<MessagePayload> {
    const { sessionId } = requirePermission(caller, "endStudentView");
    await this.parts.db.inTransaction((tx) => this.#end(tx, { sessionId, viewId }, "stopped"));
    return { message: ADMIN_SUCCESS.viewEnded };
  }

  /**
   * Returns the student behind a view token as a read-only caller, or null when the view is over or the token is
   * invalid.
   */
  async authenticate(token: string): Promise<Caller | null> {
    const claims = this.parts.tokens.verify(token);
    const student = claims && (await this.parts.views.open(claims));
    if (!student) return null;
    const { id: userId, role, name, email } = student;
    const view = { id: claims.viewId, superadminId: claims.superadminId };
    return { userId, role, name, email, grants: [], sessionId: claims.viewId, view };
  }

  /** Records the end of views that were not stopped by hand: they expired, or their session ended. */
  async run(): Promise<void> {
    for (const view of await this.parts.views.over(new Date(), AT_ONCE))
      await this.parts.db.inTransaction((tx) => this.#end(tx, view, "by itself"));
  }

  /** Records the end of a Superadmin's views before their account and its sessions are deleted. */
  async removing(tx: Tx, { id, role }: Pick<Account, "id" | "role">): Promise<void> {
    if (role !== Role.Superadmin) return;
    for (const view of await this.parts.views.ofPerson(id)) await this.#end(tx, view, "account deleted");
  }

  /** Sets a session's new view and ends an earlier one. */
  async #begin(tx: Tx, sessionId: string): Promise<{ readonly viewId: string; readonly endsAt: Date }> {
    const { views } = this.parts;
    const held = await views.sessionOf(sessionId);
    if (!held) throw new DomainError("UNAUTHENTICATED");
    if (held.viewId !== null) await this.#end(tx, { sessionId, viewId: held.viewId }, "another view began");
    // The id is created after the earlier view's last entry, because the log sorts entries of the same millisecond by
    // id.
    const viewId = newId();
    const endsAt = new Date(Math.min(Date.now() + SECONDS.studentView * 1000, held.expiresAt.getTime()));
    if (!(await views.begin(tx, { sessionId, viewId }, endsAt))) throw new DomainError("UNAUTHENTICATED");
    return { viewId, endsAt };
  }

  /** Records a view under its id, and notifies the student. */
  async #record(tx: Tx, { actor, student, reason, viewId }: Beginning): Promise<void> {
    const target = { targetType: "user", targetId: student.id, targetName: student.name };
    await recordAudit(tx, { actor, action: "user.view-start", ...target, details: { reason } }, viewId);
    const happening = {
      to: toOwner(student),
      facts: { by: { userId: actor.userId, name: actor.name }, reason },
    };
    await this.parts.notifications.notify(tx, "SEEN_AS", happening);
  }

  /** Returns the student's log-in reply, with the view's token. */
  async #session({ userId: superadminId, sessionId }: Caller, student: Account, viewId: string) {
    const epoch = await this.parts.accounts.epochOf(superadminId);
    if (epoch === null) throw new DomainError("UNAUTHENTICATED");
    const { id, role, name, email } = student;
    const claims = { viewId, studentId: id, role, superadminId, sessionId, epoch };
    const token = this.parts.tokens.sign(claims);
    const message = ADMIN_SUCCESS.viewStarted;
    const shown = { message, token, id, userId: id, role, roleName: role, grants: [], name, email };
    return Object.assign(new LoginPayload(), shown);
  }

  async #end(tx: Tx, view: SessionView, how: Ending): Promise<void> {
    const { views } = this.parts;
    if (!(await views.end(tx, view))) return;
    const began = await views.beginning(view.viewId);
    if (!began) return;
    const { actorId, actorName, targetId, targetName } = began;
    const actor = actorId === null ? null : { userId: actorId, name: actorName };
    const target = { targetType: "user", targetId, targetName };
    await recordAudit(tx, { actor, action: "user.view-end", ...target, details: { ended: how } });
  }
}

@ObjectType({ simpleResolvers: true, description: "A view of the site as a student sees it." })
export class StudentViewPayload extends MessagePayload {
  @Field(() => ID, { description: "The id of the view, for ending it." })
  viewId!: string;

  @Field(() => DateTime, { description: "When the view ends. It cannot be extended." })
  endsAt!: Date;

  @Field(() => LoginPayload, {
    description:
      "The student's session with a read-only token. It cannot be renewed, and its streams and requests " +
      "end with the Superadmin's own session.",
  })
  session!: LoginPayload;
}
