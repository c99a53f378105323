import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { Confirmations } from "../../../kernel/auth/confirmations.js";
import type { ViewTokens } from "../../../kernel/auth/view-token.js";
import { ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import { SECONDS } from "../../../kernel/contract/limits.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { Role } from "../../../kernel/contract/roles.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { AccountService } from "../account.service.js";
import { LoginPayload } from "../contract/login-payload.js";
import type { EndStudentViewInput, StartStudentViewInput } from "../contract/student-view.inputs.js";
import { toOwner } from "../notified-owner.js";
import type { NotificationService } from "../../notifications/notification.service.js";
import type { SessionView, StudentViewRepository } from "./student-view.repository.js";
import type { StudentViewPayload } from "./student-view.types.js";

/** Views that one run records as ended. */
const AT_ONCE = 100;

/** How a view ended, as the audit log says it. */
type Ending = "stopped" | "by itself" | "another view began";

/** What the service stands on. */
interface StudentViewParts {
  readonly db: Database;
  readonly views: StudentViewRepository;
  readonly accounts: AccountService;
  readonly confirmations: Confirmations;
  readonly tokens: ViewTokens;
  readonly notifications: NotificationService;
}

/** "See as this student": a Superadmin reads what a student sees, for a quarter of an hour, and changes nothing (ADR 83). */
export class StudentViewService {
  readonly name = "ended views";

  constructor(private readonly parts: StudentViewParts) {}

  /**
   * Begins a view in the caller's session, which ends the one before it; records who looks at whom and why, and tells the student.
   * @throws DomainError FORBIDDEN, CONFIRMATION_NEEDED, USER_NOT_FOUND, VIEW_OF_SUPERADMIN, UNAUTHENTICATED when the
   * session was ended meanwhile.
   */
  async start(caller: Caller | null, { userId, reason }: StartStudentViewInput): Promise<StudentViewPayload> {
    const actor = requirePermission(caller, "startStudentView");
    const { db, accounts, confirmations, views, tokens, notifications } = this.parts;
    return db.inTransaction(async (tx) => {
      await confirmations.require(actor, "seeAs");
      const student = await accounts.findById(userId);
      if (!student) throw new DomainError("USER_NOT_FOUND");
      if (student.role === Role.Superadmin) throw new DomainError("VIEW_OF_SUPERADMIN");
      const { sessionId, userId: viewerId } = actor;
      const session = await views.sessionOf(sessionId);
      const epoch = await accounts.epochOf(viewerId);
      if (!session || epoch === null) throw new DomainError("UNAUTHENTICATED");
      if (session.viewId !== null)
        await this.#end(tx, { sessionId, viewId: session.viewId }, "another view began");
      const viewId = newId(); // after the entry of the view before: entries of one moment are in the order of their ids
      const endsAt = new Date(Math.min(Date.now() + SECONDS.studentView * 1000, session.expiresAt.getTime()));
      if (!(await views.begin(tx, { sessionId, viewId }, endsAt))) throw new DomainError("UNAUTHENTICATED");
      const target = { targetType: "user", targetId: userId, targetName: student.name };
      const details = { reason: reason.trim() };
      await recordAudit(tx, { actor, action: "user.view-start", ...target, details }, viewId);
      const happening = { to: toOwner(student), facts: { by: actor.name, ...details } };
      await notifications.notify(tx, "SEEN_AS", happening);
      const { role, name, email } = student;
      const token = tokens.sign({ viewId, studentId: userId, role, viewerId, sessionId, epoch });
      const message = ADMIN_SUCCESS.viewStarted;
      const shown = { message, token, id: userId, userId, role, roleName: role, grants: [], name, email };
      return { message, viewId, endsAt, session: Object.assign(new LoginPayload(), shown) };
    });
  }

  /** Ends a view of the caller's session; one that is over stays so. @throws DomainError FORBIDDEN */
  async end(caller: Caller | null, { viewId }: EndStudentViewInput): Promise<MessagePayload> {
    const { sessionId } = requirePermission(caller, "endStudentView");
    await this.parts.db.inTransaction((tx) => this.#end(tx, { sessionId, viewId }, "stopped"));
    return { message: ADMIN_SUCCESS.viewEnded };
  }

  /** The student behind a view's token, as a caller who may only look; null when the view is over, or it is no such token. */
  async authenticate(token: string): Promise<Caller | null> {
    const claims = this.parts.tokens.verify(token);
    const student = claims && (await this.parts.views.open(claims));
    if (!student) return null;
    const { id: userId, role, name, email } = student;
    const view = { id: claims.viewId, viewerId: claims.viewerId };
    return { userId, role, name, email, grants: [], sessionId: claims.viewId, view };
  }

  /** Records the end of views that nobody stopped: their time was up, or their session ended. */
  async run(): Promise<void> {
    for (const view of await this.parts.views.over(new Date(), AT_ONCE))
      await this.parts.db.inTransaction((tx) => this.#end(tx, view, "by itself"));
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
