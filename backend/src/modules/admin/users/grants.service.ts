import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import type { Database } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { AccountAdminService } from "../../accounts/account-admin.service.js";
import type { SetGrantsInput } from "../contract/set-grants.input.js";
import type { UserRepository } from "./user.repository.js";
import type { UserPayload } from "./user.types.js";

/** Gives people grants and takes them away (ADR 38). */
export class GrantsService {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly accountAdmin: AccountAdminService,
  ) {}

  /**
   * Sets a person's grants, which apply from their next request on. Notifies the person by mail, and writes an audit
   * entry.
   * @throws DomainError FORBIDDEN, USER_NOT_FOUND, GRANTS_OF_SUPERADMIN, VERSION_CHANGED; CONFIRMATION_NEEDED for an
   * additional grant; CONFLICT if another request changed the grants at the same time
   */
  async set(caller: Caller | null, input: SetGrantsInput): Promise<UserPayload> {
    const actor = requirePermission(caller, "setGrants");
    const { userId } = input;
    await this.db.inTransaction(async (tx) => {
      const { account, given, taken } = await this.accountAdmin.setGrants(tx, actor, userId, input);
      if (given.length + taken.length === 0) return;
      const target = { targetType: "user", targetId: userId, targetName: account.name };
      await recordAudit(tx, { actor, action: "user.grants", ...target, details: { given, taken } });
    });
    const user = await this.users.byId(userId);
    if (!user) throw new DomainError("USER_NOT_FOUND");
    return { message: ADMIN_SUCCESS.grantsSet, user };
  }
}
