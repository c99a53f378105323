import { setTimeout as sleep } from "node:timers/promises";
import type { Caller } from "../../kernel/auth/caller.js";
import type { PasswordHasher } from "../../kernel/auth/password-hasher.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { SUCCESS } from "../../kernel/contract/catalogue.js";
import type { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import { ACCOUNT_LIMITS, loginDelay } from "./account-limits.js";
import type { AccountRepository } from "./account.repository.js";
import { normaliseEmail } from "./contract/email-field.js";
import type { LogInInput } from "./contract/log-in.input.js";
import type { LoginPayload } from "./contract/login-payload.js";
import type { SecondStepService } from "./second-factor/second-step.service.js";
import type { IssuedSession, SessionService } from "./session.service.js";

/** Logging in, staying in and logging out. */
export class LogInService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionService,
    private readonly hasher: PasswordHasher,
    private readonly limiter: RateLimiter,
    private readonly secondSteps: SecondStepService,
  ) {}

  /**
   * Logs in and sets the refresh cookie, unless the account asks for a second step.
   * @throws DomainError INVALID_CREDENTIALS, with the same text and about the same time for an unknown address and
   * a wrong password; SECOND_FACTOR_NEEDED; RATE_LIMITED; UNAVAILABLE when too many hashes wait.
   */
  async logIn(input: LogInInput, context: RequestContext): Promise<LoginPayload> {
    const email = normaliseEmail(input.email);
    const ofAccount = [ACCOUNT_LIMITS.failuresPerAccount, email] as const;
    const ofPair = [ACCOUNT_LIMITS.failuresPerPair, `${email}|${context.address}`] as const;
    const ofAddress = [ACCOUNT_LIMITS.failuresPerAddress, context.address] as const;
    const [failures = 0] = await this.limiter.check(ofAccount, ofPair, ofAddress);
    await sleep(loginDelay(failures));
    const account = await this.accounts.secretsByEmail(email);
    const { isGone } = context;
    if (!(await this.hasher.verify(account?.passwordHash ?? null, input.password, isGone)) || !account) {
      await this.limiter.consume(ofAccount, ofPair, ofAddress);
      throw new DomainError("INVALID_CREDENTIALS");
    }
    // Once more: of many guesses at once, those after the last allowed one count for nothing, also the right one.
    const left = await this.limiter.check(ofAccount, ofPair);
    if (left.some((count) => count > 0)) await this.limiter.reset(ofAccount, ofPair);
    await this.secondSteps.require(account);
    const issued = await this.sessions.start({ ...account, userId: account.id }, context.userAgent);
    // The password may have changed while it was checked: then it is checked again.
    return issued ? keep(issued, context) : this.logIn(input, context);
  }

  /** Renews the session of the refresh cookie. @throws DomainError UNAUTHENTICATED; the cookie is cleared then. */
  async refresh(context: RequestContext): Promise<LoginPayload> {
    const cookie = context.cookies.read("refresh");
    if (cookie === null) throw new DomainError("UNAUTHENTICATED");
    try {
      return keep(await this.sessions.refresh(cookie), context);
    } catch (error) {
      if (error instanceof DomainError && error.code === "UNAUTHENTICATED")
        context.cookies.write("refresh", null);
      throw error;
    }
  }

  /** Ends the session and clears the cookie. Logging out twice is no error. */
  async logOut(caller: Caller | null, context: RequestContext): Promise<MessagePayload> {
    await this.sessions.end(caller, context.cookies.read("refresh"));
    context.cookies.write("refresh", null);
    return { message: SUCCESS.loggedOut };
  }
}

function keep(issued: IssuedSession, context: RequestContext): LoginPayload {
  context.cookies.write("refresh", issued.refreshToken, issued.maxAge);
  return issued.login;
}
