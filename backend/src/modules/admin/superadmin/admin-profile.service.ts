import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requireSuperadmin } from "../../../kernel/auth/caller.js";
import type { Confirmations } from "../../../kernel/auth/confirmations.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { changedFields } from "../../../kernel/contract/changed-fields.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import type { AccountAdminService } from "../../accounts/account-admin.service.js";
import type { AccountService } from "../../accounts/account.service.js";
import { type Account, accountChanges } from "../../accounts/contract/account.js";
import type { CredentialsService } from "../../accounts/self-service/credentials.service.js";
import type { AdminProfile, AdminProfilePayload } from "./admin-profile.types.js";
import type { UpdateAdminProfileInput } from "../contract/update-admin-profile.input.js";

/** Manages a Superadmin's own data. The form requires a confirmation instead of the current password (ADR 39). */
export class AdminProfileService {
  constructor(
    private readonly db: Database,
    private readonly accounts: AccountService,
    private readonly accountAdmin: AccountAdminService,
    private readonly credentials: CredentialsService,
    private readonly confirmations: Confirmations,
  ) {}

  /**
   * Returns the caller's own data, with one SQL statement.
   * @throws DomainError FORBIDDEN; UNAUTHENTICATED if the account was just deleted
   */
  async profile(caller: Caller | null): Promise<AdminProfile> {
    return profileOf(await this.accounts.viewer(requireSuperadmin(caller).userId));
  }

  /**
   * Changes the caller's own data. A new password or e-mail address ends all of the account's sessions and starts a new
   * one on this device. The old address gets a mail about the change.
   * @throws DomainError FORBIDDEN, EMAIL_TAKEN, EMAIL_IN_TEAM, IDENTITY_TAKEN; CONFIRMATION_NEEDED for a new password
   * or e-mail address; BAD_INPUT for an easily guessed password; UNAVAILABLE, for example if too many passwords are
   * being hashed
   */
  async update(input: UpdateAdminProfileInput, context: RequestContext): Promise<AdminProfilePayload> {
    const actor = requireSuperadmin(context.caller);
    const password = await this.#newPassword(actor, input);
    const changes = accountChanges(input);
    const { after, issued } = await this.db.inTransaction(async (tx) => {
      const { before, after } = await this.accountAdmin.change(tx, actor, actor.userId, changes, null);
      if (password) await this.confirmations.require(actor, "changePassword");
      if (password) await this.credentials.setPassword(tx, before, password);
      await this.#record(tx, actor, before, after, password !== null);
      const isRenewed = password !== null || before.email !== after.email;
      return { after, issued: isRenewed ? await this.credentials.restart(tx, after.id, context) : null };
    });
    if (password) this.credentials.rememberDevice(context, { id: after.id, passwordHash: password });
    if (issued) context.cookies.write("refresh", issued.refreshToken, issued.maxAge);
    return { message: SUCCESS.profileUpdated, profile: profileOf(after), session: issued?.login ?? null };
  }

  /**
   * Returns the hash of the new password, or null for a blank one. Hashing is slow, so a caller without a confirmation
   * is refused before it.
   */
  async #newPassword(
    actor: Caller,
    { password, name, email }: UpdateAdminProfileInput,
  ): Promise<string | null> {
    if (!password?.trim()) return null;
    await this.confirmations.require(actor, "changePassword");
    return this.credentials.hashed(password, { name: name ?? actor.name, email: email ?? actor.email });
  }

  /**
   * Records only the names of changed fields. The values are personal data, and the log is kept longer than the
   * account.
   */
  async #record(
    tx: Tx,
    actor: Caller,
    before: Account,
    after: Account,
    hasNewPassword: boolean,
  ): Promise<void> {
    const changed = changedFields(before, after);
    const fields = hasNewPassword ? [...changed, "password"] : changed;
    if (fields.length === 0) return;
    const target = { targetType: "user", targetId: actor.userId, targetName: before.name };
    await recordAudit(tx, { actor, action: "profile.update", ...target, details: { fields } });
  }
}

function profileOf({ id, name, email, phone, college, universityRollNo }: Account): AdminProfile {
  return { id, name, email, phone, college, universityRollNo };
}
