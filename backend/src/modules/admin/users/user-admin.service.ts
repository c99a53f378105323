import { recordAudit, type RecordAct } from "../../../kernel/audit/audit-log.js";
import { deleteEach } from "../../../kernel/audit/delete-each.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import { changedFields } from "../../../kernel/contract/changed-fields.js";
import { shownTo, visibilityOf } from "../../../kernel/contract/personal-data.js";
import type { DeletionsPayload } from "../../../kernel/contract/deletions.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { refuseOvertaken, requireVersion } from "../../../kernel/errors/require-version.js";
import type { Logger } from "../../../kernel/log/logger.js";
import { mapNodes, type SelectablePage } from "../../../kernel/paging/connection.js";
import type { AccountAdminService } from "../../accounts/account-admin.service.js";
import type { EventService } from "../../events/event.service.js";
import { type AccountChanges, accountChanges } from "../../accounts/contract/account.js";
import type { TeamAssignmentService } from "../../teams/changes/team-assignment.service.js";
import type { UpdateUserInput } from "../contract/update-user.input.js";
import type { UserSort, UsersArgs } from "../contract/users.args.js";
import type { UserRepository } from "./user.repository.js";
import type { User, UserPayload } from "./user.types.js";

/** Sort orders that would reveal personal data to readers who may not see it. */
const SORTED_PERSONAL: ReadonlySet<UserSort> = new Set(["COLLEGE", "ROLL_NO"]);

/**
 * Lists, changes and deletes accounts for the admin area. Records every change in the audit log, in the same
 * transaction.
 */
export class UserAdminService {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly accountAdmin: AccountAdminService,
    private readonly assignments: TeamAssignmentService,
    private readonly events: EventService,
    private readonly log: Logger,
  ) {}

  /**
   * Returns a page of accounts, with their teams in the given event; by default in the current event.
   * @param requestedFields the fields to read; other fields may be missing. By default all fields are read.
   * @throws DomainError FORBIDDEN, also for sorting by a field that is hidden from the caller; EVENT_NOT_FOUND;
   * BAD_INPUT for an invalid cursor
   */
  async page(
    caller: Caller | null,
    args: UsersArgs,
    requestedFields?: ReadonlySet<string>,
  ): Promise<SelectablePage<User>> {
    const visibility = visibilityOf(requirePermission(caller, "users"));
    const isHidden =
      args.sort === "EMAIL" ? !visibility.emails : SORTED_PERSONAL.has(args.sort) && !visibility.personal;
    if (isHidden) throw new DomainError("FORBIDDEN");
    const event = args.eventSlug ? await this.events.requireNamed(args.eventSlug) : null;
    const page = await this.users.page(args, event?.id ?? null, visibility, requestedFields);
    return mapNodes(page, (user) => shownTo(visibility, user));
  }

  /**
   * Returns every account, sorted by name.
   * @throws DomainError FORBIDDEN
   */
  async all(caller: Caller | null): Promise<User[]> {
    const visibility = visibilityOf(requirePermission(caller, "allUsers"));
    return (await this.users.all()).map((user) => shownTo(visibility, user));
  }

  /**
   * Changes an account's data, role and team: either everything or nothing.
   * @throws DomainError FORBIDDEN; VERSION_CHANGED; CONFLICT if a field differs from the expected value; and the errors
   * of AccountAdminService.change and TeamAssignmentService.assign
   */
  async update(caller: Caller | null, input: UpdateUserInput): Promise<UserPayload> {
    const actor = requirePermission(caller, "updateUser");
    const { userId, teamId, role } = input;
    await this.db.inTransaction(async (tx) => {
      const changes = accountChanges(input);
      if (input.version) await this.#requireVersion(tx, input);
      if (input.expected !== undefined) await this.#expect(tx, input, changes);
      const { before, after } = await this.accountAdmin.change(tx, actor, userId, changes, role ?? null);
      const moved = teamId !== undefined && (await this.assignments.assign(tx, actor, after, teamId || null));
      const fields = [...changedFields(before, after), ...(moved ? ["teamId"] : [])];
      if (fields.length === 0) return;
      const roles = before.role === after.role ? {} : { from: before.role, to: after.role };
      const target = { targetType: "user", targetId: userId, targetName: before.name };
      // Records the names of all changed fields, but values only of the role and the team. The other values are
      // personal data, and the log is kept longer than the account.
      const details = { fields, ...roles, ...(moved ? { teamId: teamId || null } : {}) };
      await recordAudit(tx, { actor, action: "user.update", ...target, details });
    });
    const user = await this.users.byId(userId);
    if (!user) throw new DomainError("USER_NOT_FOUND");
    return { message: SUCCESS.userUpdated, user };
  }

  /**
   * Deletes an account. Each team that the account leads gets another leader or is deleted.
   * @throws DomainError FORBIDDEN, CONFIRMATION_NEEDED, USER_NOT_FOUND, LEADS_PAID_TEAM, LAST_SUPERADMIN, CONFLICT
   */
  async remove(caller: Caller | null, userId: string): Promise<MessagePayload> {
    await this.#remove(requirePermission(caller, "deleteUser"), userId, recordAudit);
    return { message: SUCCESS.userDeleted };
  }

  /**
   * Deletes accounts, each like `remove`. A refused deletion does not stop the others.
   * @throws DomainError FORBIDDEN, CONFIRMATION_NEEDED (before any account is deleted)
   */
  async removeMany(caller: Caller | null, userIds: readonly string[]): Promise<DeletionsPayload> {
    const actor = requirePermission(caller, "deleteUsers");
    const ids = [...new Set(userIds)];
    await this.db.inTransaction((tx) => this.accountAdmin.beforeRemovals(tx, actor, ids));
    return deleteEach(ids, (userId, record) => this.#remove(actor, userId, record), this.log);
  }

  async #requireVersion(tx: Tx, { userId, version }: UpdateUserInput): Promise<void> {
    await this.accountAdmin.lock(tx, userId);
    const user = await this.users.byId(userId);
    if (!user) throw new DomainError("USER_NOT_FOUND");
    requireVersion(version, user.version);
  }

  /**
   * Compares the stored fields with the expected values.
   * @throws DomainError CONFLICT for a field that another caller has changed
   */
  async #expect(tx: Tx, { userId, expected }: UpdateUserInput, changes: AccountChanges): Promise<void> {
    const account = await this.accountAdmin.lock(tx, userId);
    if (!account) throw new DomainError("USER_NOT_FOUND");
    const fields = Object.keys(changes) as (keyof AccountChanges)[];
    refuseOvertaken(Object.fromEntries(fields.map((field) => [field, account[field]])), expected);
  }

  #remove(actor: Caller, userId: string, record: RecordAct): Promise<void> {
    return this.db.inTransaction(async (tx) => {
      const { role, name } = await this.accountAdmin.remove(tx, actor, userId);
      const target = { targetType: "user", targetId: userId, targetName: name };
      await record(tx, { actor, action: "user.delete", ...target, details: { role } });
    });
  }
}
