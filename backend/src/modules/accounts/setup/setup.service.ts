import { recordAudit } from "../../../kernel/audit/audit-log.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { ALL_ERRORS } from "../../../kernel/contract/all-errors.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import { Role } from "../../../kernel/contract/roles.js";
import type { Tx } from "../../../kernel/db/database.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { Topic } from "../../../kernel/pubsub/topic.js";
import { SETTINGS, type SiteSettingRepository } from "../../../kernel/settings/site-setting.repository.js";
import type { AccountParts } from "../account-parts.js";
import type { LoginPayload } from "../contract/login-payload.js";
import type { SetUpInput } from "../contract/set-up.input.js";
import { MADE_UP_ADMIN_EMAIL } from "../roles/superadmin.service.js";
import { USER_EMAIL } from "../user.entity.js";
import type { NewAccount } from "../new-user.js";
import { isSetupCode, setupCode } from "./setup-code.js";

/** The person who sets the site up. */
type FirstPerson = Pick<NewAccount, "name" | "email" | "language">;

/** Limit of wrong setup codes from one network. Correct codes are not counted, and the limit never refuses them. */
const WRONG_CODES = { name: "setup-code", points: 20, duration: 3600 } as const;

/**
 * Sets up a new site. The person with the setup code that the server printed becomes the site's Superadmin. A site is
 * new while it has no Superadmin, or only the account that the first start on an embedded database created. A site that
 * was set up before is never new. Neither is a site whose operator named the first Superadmin (`isAdminGiven`).
 */
export class SetupService {
  /** The setup code in its displayed form, printed at the start of a new site. */
  readonly code: string;
  #isNew = false;

  constructor(
    private readonly parts: AccountParts,
    private readonly settings: SiteSettingRepository,
  ) {
    this.code = setupCode(parts.secret);
  }

  /** True when the site was new at this server's last check. */
  get isNew(): boolean {
    return this.#isNew;
  }

  /**
   * Checks again whether the site is new. Announces a changed result, so that the affected pages are rendered again.
   */
  async refresh(): Promise<void> {
    const isNew = await this.#look();
    if (isNew === this.#isNew) return;
    this.#isNew = isNew;
    this.parts.db.changes.deliver({ topic: Topic.contentShown, id: "" });
  }

  /**
   * Makes the person with the setup code the Superadmin of a new site and logs them in. Takes over the account that the
   * server created, if any.
   * @throws DomainError SETUP_OVER, SETUP_CODE_WRONG, RATE_LIMITED, BAD_INPUT, EMAIL_TAKEN
   */
  async setUp(input: SetUpInput, context: RequestContext): Promise<LoginPayload> {
    if (!(await this.#look())) throw new DomainError("SETUP_OVER");
    if (!isSetupCode(input.code, this.code)) {
      await this.parts.limiter.consume([WRONG_CODES, context.address]);
      throw new DomainError("SETUP_CODE_WRONG", { fields: { code: ALL_ERRORS.SETUP_CODE_WRONG.message } });
    }
    const name = input.name.trim().replace(/\s+/g, " ");
    await this.parts.passwordRule.require(input.password, { name, email: input.email }, "password");
    const passwordHash = await this.parts.hasher.hash(input.password, context.isGone);
    const person = { name, email: input.email, language: context.language };
    const issued = await this.#takeOver(person, passwordHash, context.userAgent);
    this.parts.devices.remember(context, { id: issued.login.id, passwordHash });
    context.cookies.write("refresh", issued.refreshToken, issued.maxAge);
    await this.refresh().catch(() => undefined);
    return issued.login;
  }

  async #takeOver(person: FirstPerson, passwordHash: string, userAgent: string) {
    try {
      return await this.parts.db.inTransaction(async (tx) => {
        // The setting's key is unique, so the second of two concurrent set-ups fails.
        if (!(await this.settings.turn(tx, SETTINGS.setUp, true))) throw new DomainError("SETUP_OVER");
        const id = await this.#superadmin(tx, person, passwordHash);
        const target = { targetType: "user", targetId: id, targetName: person.name };
        await recordAudit(tx, { actor: null, action: "superadmin.setUp", ...target });
        return this.parts.sessions.startIn(tx, id, userAgent, {
          message: SUCCESS.signedUp,
          isConfirmed: true,
        });
      });
    } catch (error) {
      if (violates(error, USER_EMAIL)) throw new DomainError("EMAIL_TAKEN", { cause: error });
      if (await this.settings.isOn(SETTINGS.setUp)) throw new DomainError("SETUP_OVER", { cause: error });
      throw error;
    }
  }

  async #superadmin(tx: Tx, person: FirstPerson, passwordHash: string): Promise<string> {
    const { accounts, repository, sessions } = this.parts;
    const madeUp = await accounts.findByEmail(MADE_UP_ADMIN_EMAIL);
    if (madeUp?.role !== Role.Superadmin)
      return (await accounts.create(tx, { ...person, passwordHash, role: Role.Superadmin })).id;
    await accounts.update(tx, madeUp.id, { name: person.name, email: person.email });
    await repository.setPassword(tx, madeUp.id, passwordHash);
    await sessions.endAll(tx, madeUp.id);
    return madeUp.id;
  }

  async #look(): Promise<boolean> {
    if (this.parts.isAdminGiven || (await this.settings.isOn(SETTINGS.setUp))) return false;
    const superadmins = await this.parts.accounts.superadminEmails();
    if (superadmins.length === 0) return true;
    const isMadeUp = superadmins.length === 1 && superadmins[0] === MADE_UP_ADMIN_EMAIL;
    if (!isMadeUp) return false;
    const others = await Promise.all(
      [Role.User, Role.TeamLeader].map((role) => this.parts.repository.countByRole(role)),
    );
    return others.every((count) => count === 0);
  }
}
