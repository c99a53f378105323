import type { PasswordHasher } from "../../kernel/auth/password-hasher.js";
import { recordAudit } from "../../kernel/audit/audit-log.js";
import { Role } from "../../kernel/contract/roles.js";
import type { Database } from "../../kernel/db/database.js";
import { violates } from "../../kernel/db/unique-key.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { validateInput } from "../../kernel/validation/validate-input.js";
import type { AccountService } from "./account.service.js";
import { type Account, NOTHING_PERSONAL } from "./contract/account.js";
import { normaliseEmail } from "./contract/email-field.js";
import type { NewSuperadminInput } from "./contract/new-superadmin.input.js";
import type { RoleService } from "./role.service.js";
import { USER_EMAIL } from "./user.entity.js";

/**
 * Making Superadmins, for whoever runs the server's command line. Only ever adds one, so the rule of the last
 * Superadmin (AccountService) cannot be broken from here.
 */
export class SuperadminService {
  constructor(
    private readonly db: Database,
    private readonly accounts: AccountService,
    private readonly roles: RoleService,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Makes a Superadmin's account; their address counts as verified. The other Superadmins are told.
   * @throws DomainError BAD_INPUT or EMAIL_TAKEN.
   */
  async create(input: NewSuperadminInput): Promise<Account> {
    await validateInput(input);
    const passwordHash = await this.hasher.hash(input.password);
    try {
      return await this.db.inTransaction(async (tx) => {
        const account = await this.accounts.create(tx, {
          name: input.name.trim(),
          email: normaliseEmail(input.email),
          passwordHash,
          role: Role.Superadmin,
          ...NOTHING_PERSONAL,
        });
        await recordAudit(tx, {
          actor: null,
          action: "superadmin.create",
          targetType: "user",
          targetId: account.id,
          targetName: account.name,
        });
        await this.roles.notifyOfNew(tx, account, null);
        return account;
      });
    } catch (error) {
      throw violates(error, USER_EMAIL) ? new DomainError("EMAIL_TAKEN", { cause: error }) : error;
    }
  }

  /**
   * Makes an account a Superadmin's, ends its tokens and tells them and the other Superadmins. Doing it twice is no
   * error.
   * @returns the account as it was before.
   * @throws DomainError NOT_FOUND, or CONFLICT when its role changed at the same moment.
   */
  promote(email: string): Promise<Account> {
    return this.db.inTransaction(async (tx) => {
      const account = await this.accounts.findByEmail(normaliseEmail(email));
      if (!account) throw new DomainError("NOT_FOUND");
      if (account.role === Role.Superadmin) return account;
      await this.roles.change(tx, account, Role.Superadmin, null);
      await recordAudit(tx, {
        actor: null,
        action: "superadmin.promote",
        targetType: "user",
        targetId: account.id,
        targetName: account.name,
        details: { from: account.role },
      });
      return account;
    });
  }
}
