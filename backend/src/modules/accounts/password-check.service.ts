import { setTimeout as sleep } from "node:timers/promises";
import type { Caller } from "../../kernel/auth/caller.js";
import type { PasswordHasher } from "../../kernel/auth/password-hasher.js";
import { ERRORS } from "../../kernel/contract/catalogue.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import { ACCOUNT_LIMITS, loginDelay } from "./account-limits.js";
import type { AccountRepository, AccountSecrets } from "./account.repository.js";

/** Asks a signed-in person for their password before something that a stolen session must not do. */
export class PasswordCheckService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * The caller's account, once the password proved right. Wrong ones count and slow down like failed logins, so that
   * a stolen session is no way around that limit.
   * @param field the input's field that the refusal names.
   * @throws DomainError WRONG_PASSWORD, RATE_LIMITED, UNAUTHENTICATED when the account was just deleted.
   */
  async confirm(
    caller: Caller,
    password: string,
    { field, address }: { readonly field: string; readonly address: string },
  ): Promise<AccountSecrets> {
    const account = await this.accounts.secretsById(caller.userId);
    if (!account) throw new DomainError("UNAUTHENTICATED");
    const ofPair = [ACCOUNT_LIMITS.failuresPerPair, `${account.email}|${address}`] as const;
    const ofAccount = [ACCOUNT_LIMITS.failuresPerAccount, account.email] as const;
    const [failures = 0] = await this.limiter.check(ofAccount, ofPair);
    await sleep(loginDelay(failures));
    if (await this.hasher.verify(account.passwordHash, password)) {
      await this.limiter.check(ofPair); // as at the login, for guesses at once
      return account;
    }
    await this.limiter.consume(ofAccount, ofPair);
    throw new DomainError("WRONG_PASSWORD", { fields: { [field]: ERRORS.WRONG_PASSWORD.message } });
  }
}
