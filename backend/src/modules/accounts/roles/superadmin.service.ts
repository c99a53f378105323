import { randomBytes } from "node:crypto";
import type { PasswordHasher } from "../../../kernel/auth/password-hasher.js";
import type { PasswordRule } from "../../../kernel/auth/password-rule.js";
import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { Role } from "../../../kernel/contract/roles.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { validateInput } from "../../../kernel/validation/validate-input.js";
import type { AccountService } from "../account.service.js";
import type { Account } from "../contract/account.js";
import { normaliseEmail } from "../../../kernel/contract/email.js";
import type { NewSuperadminInput } from "../contract/set-up.input.js";
import type { RoleService } from "./role.service.js";
import { USER_EMAIL } from "../user.entity.js";

/** Address of the Superadmin that the first start on the embedded database creates. */
export const MADE_UP_ADMIN_EMAIL = "admin@club.example";

/** Address of the Superadmin that the demo data creates in a database without a Superadmin. */
export const DEMO_ADMIN_EMAIL = "admin@demo.example";

/**
 * Returns whether an address belongs to the demo data. No mailbox can have such an address. The demo accounts share one
 * documented password.
 */
export function isDemoAddress(email: string): boolean {
  return /[@.]demo\.example$/.test(email);
}

/** The first Superadmin's name until they change it. */
const NAME = "Superadmin";

/** A warning, not an error, because a Superadmin who still has this password must change it at the next log-in. */
const OLD_WEAK_PASSWORD =
  "ADMIN_PASSWORD is easy to guess. A Superadmin who still logs in with it has to choose a new password at the next log-in. Remove ADMIN_EMAIL and ADMIN_PASSWORD from the environment: they are only for the first start.";

/** The site's first Superadmin, created at this start. */
export interface FirstSuperadmin {
  readonly email: string;
  /** The generated password: shown once and never stored. Null when the operator chose the password. */
  readonly password: string | null;
}

/**
 * Creates Superadmins, at the first start and from the server's command line. Never removes a Superadmin, so it cannot
 * break the rule that the last Superadmin stays (AccountService).
 */
export class SuperadminService {
  constructor(
    private readonly db: Database,
    private readonly accounts: AccountService,
    private readonly roles: RoleService,
    private readonly hasher: PasswordHasher,
    private readonly passwordRule: PasswordRule,
  ) {}

  /**
   * Creates a Superadmin's account without verifying the address. Notifies the other Superadmins.
   * @throws DomainError BAD_INPUT, EMAIL_TAKEN
   */
  async create(input: NewSuperadminInput): Promise<Account> {
    await validateInput(input);
    await this.passwordRule.require(input.password, input, "password");
    const passwordHash = await this.hasher.hash(input.password);
    try {
      return await this.db.inTransaction(async (tx) => {
        const account = await this.#create(tx, input.name.trim(), normaliseEmail(input.email), passwordHash);
        await this.roles.notifyOfNew(tx, account, null);
        return account;
      });
    } catch (error) {
      throw violates(error, USER_EMAIL) ? new DomainError("EMAIL_TAKEN", { cause: error }) : error;
    }
  }

  /**
   * Makes an account a Superadmin's, revokes its tokens and notifies its owner and the other Superadmins. Does nothing
   * if the account is already a Superadmin's.
   * @returns the account before the change
   * @throws DomainError NOT_FOUND; CONFLICT if the account's role changed concurrently
   */
  promote(email: string): Promise<Account> {
    return this.db.inTransaction(async (tx) => {
      const account = await this.accounts.findByEmail(normaliseEmail(email));
      if (!account) throw new DomainError("NOT_FOUND");
      if (account.role === Role.Superadmin) return account;
      await this.roles.change(tx, account, Role.Superadmin, null);
      const target = { targetType: "user", targetId: account.id, targetName: account.name };
      const details = { from: account.role };
      await recordAudit(tx, { actor: null, action: "superadmin.promote", ...target, details });
      return account;
    });
  }

  /**
   * Creates the first Superadmin, unless there is already one. Without `credentials`, does so only if `mayMakeUp` is
   * true, with a random password. With `credentials`, the demo data's Superadmin does not count, because the demo
   * password is public.
   * @param warn called with a text for the log if the given password is easily guessed and there is a Superadmin
   * @returns the new account, or null if none was created
   * @throws Error for the operator if the given password is easily guessed and there is no Superadmin
   */
  async ensureFirst(
    credentials: { email: string; password: string } | null,
    mayMakeUp: boolean,
    warn: (text: string) => void = () => undefined,
  ): Promise<FirstSuperadmin | null> {
    const there = async (): Promise<boolean> =>
      (await this.accounts.superadminEmails()).some((email) => !credentials || email !== DEMO_ADMIN_EMAIL);
    const email = normaliseEmail(credentials?.email ?? MADE_UP_ADMIN_EMAIL);
    const problem =
      credentials && (await this.passwordRule.problemOf(credentials.password, { name: NAME, email }));
    if (await there()) {
      if (problem) warn(OLD_WEAK_PASSWORD);
      return null;
    }
    if (!credentials && !mayMakeUp) return null;
    if (problem) throw new Error(`ADMIN_PASSWORD: ${problem} Set another one and start again.`);
    const password = credentials?.password ?? randomBytes(12).toString("base64url");
    const passwordHash = await this.hasher.hash(password);
    try {
      await this.db.inTransaction((tx) => this.#create(tx, NAME, email, passwordHash));
    } catch (error) {
      // Another server that started concurrently created the account first.
      if (violates(error, USER_EMAIL) && (await there())) return null;
      throw error;
    }
    return { email, password: credentials ? null : password };
  }

  async #create(tx: Tx, name: string, email: string, passwordHash: string): Promise<Account> {
    const data = { name, email, passwordHash, role: Role.Superadmin };
    const account = await this.accounts.create(tx, data);
    const target = { targetType: "user", targetId: account.id, targetName: account.name };
    await recordAudit(tx, { actor: null, action: "superadmin.create", ...target });
    return account;
  }
}
