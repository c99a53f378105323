import type { Caller } from "../../../kernel/auth/caller.js";
import type { PasswordHasher } from "../../../kernel/auth/password-hasher.js";
import { ERRORS } from "../../../kernel/contract/catalogue.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { AccountRepository, AccountSecrets } from "../account.repository.js";
import type { ActivityService } from "../activity/activity.service.js";
import { SignInMethod } from "../activity/contract/account-activity.js";
import type { LogInLimits } from "./log-in-limits.js";

/** Checks a signed-in person's password before actions that are too dangerous for a stolen session. */
export class PasswordCheckService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly limits: LogInLimits,
    private readonly activities: Pick<ActivityService, "proving">,
  ) {}

  /**
   * Returns the caller's account after checking the password. Wrong passwords are counted and delayed like failed
   * log-ins, but only for this session. So an attacker with a stolen session cannot guess the password, and other
   * people's failures do not delay the owner.
   * @param field the input field that the refusal names
   * @throws DomainError WRONG_PASSWORD; RATE_LIMITED; UNAUTHENTICATED if the account was just deleted
   */
  async confirm(
    caller: Caller,
    password: string,
    { field }: { readonly field: string },
  ): Promise<AccountSecrets> {
    return this.activities.proving(caller, SignInMethod.password, () => this.#check(caller, password, field));
  }

  async #check(caller: Caller, password: string, field: string): Promise<AccountSecrets> {
    const account = await this.accounts.secretsById(caller.userId);
    if (!account) throw new DomainError("UNAUTHENTICATED");
    const isRight = await this.limits.inSession(caller.sessionId, () =>
      this.hasher.verify(account.passwordHash, password),
    );
    if (isRight) return account;
    throw new DomainError("WRONG_PASSWORD", { fields: { [field]: ERRORS.WRONG_PASSWORD.message } });
  }
}
