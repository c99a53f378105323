import { randomBytes } from "node:crypto";
import type { PasswordHasher } from "../../kernel/auth/password-hasher.js";
import { recordAudit } from "../../kernel/audit/audit-log.js";
import { Role } from "../../kernel/contract/roles.js";
import type { Database } from "../../kernel/db/database.js";
import { violates } from "../../kernel/db/unique-key.js";
import type { AccountService } from "./account.service.js";
import { NOTHING_PERSONAL } from "./contract/account.js";
import { normaliseEmail } from "./contract/email-field.js";
import { USER_EMAIL } from "./user.entity.js";

/** The address of the Superadmin that a first start on the embedded database makes by itself. */
const DEFAULT_ADMIN_EMAIL = "admin@club.example";

/** How the site's first Superadmin came about at this start. */
export interface FirstSuperadmin {
  readonly email: string;
  /** Only when it was made up just now: shown once, kept nowhere. */
  readonly password: string | null;
}

/** Sees to it that somebody can run the site. */
export class FirstSuperadminService {
  constructor(
    private readonly db: Database,
    private readonly accounts: AccountService,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Makes a Superadmin when there is none: the given one, or else (if allowed) one with a random password.
   * @returns what was made, or null when a Superadmin was there already or none may be made up.
   */
  async ensure(
    given: { email: string; password: string } | null,
    mayMakeUp: boolean,
  ): Promise<FirstSuperadmin | null> {
    if (!(await this.accounts.hasNoSuperadmin())) return null;
    if (!given && !mayMakeUp) return null;
    const email = normaliseEmail(given?.email ?? DEFAULT_ADMIN_EMAIL);
    const password = given?.password ?? randomBytes(12).toString("base64url");
    try {
      await this.#create(email, await this.hasher.hash(password));
    } catch (error) {
      // Another server that starts at the same moment came first.
      if (violates(error, USER_EMAIL) && !(await this.accounts.hasNoSuperadmin())) return null;
      throw error;
    }
    return { email, password: given ? null : password };
  }

  async #create(email: string, passwordHash: string): Promise<void> {
    await this.db.inTransaction(async (tx) => {
      const account = await this.accounts.create(tx, {
        name: "Superadmin",
        email,
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
    });
  }
}
