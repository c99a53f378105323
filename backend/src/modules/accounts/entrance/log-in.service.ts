import type { Caller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { hasAdminAccess } from "../../../kernel/contract/grants.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { AccountSecrets } from "../account.repository.js";
import { LogInOutcome, SignInMethod } from "../activity/contract/account-activity.js";
import type { AccountParts } from "../account-parts.js";
import { normaliseEmail } from "../../../kernel/contract/email.js";
import type { LogInInput } from "../contract/log-in.input.js";
import type { LoginPayload } from "../contract/login-payload.js";
import type { SecondStepService } from "../second-factor/challenges/second-step.service.js";
import { isDemoAddress } from "../roles/superadmin.service.js";
import type { IssuedSession } from "../sessions/session.service.js";

/** Error codes of log-ins refused before the password is checked: too many tries, or too many waiting tries. */
const REFUSED: ReadonlySet<string> = new Set(["RATE_LIMITED", "UNAVAILABLE"]);

/** Logs users in and out, and renews their sessions. */
export class LogInService {
  constructor(
    private readonly parts: AccountParts,
    private readonly secondSteps: SecondStepService,
  ) {}

  /**
   * Logs in, sets the refresh cookie and remembers the browser as a known device.
   * @throws DomainError RATE_LIMITED, UNAVAILABLE, SECOND_FACTOR_NEEDED, INVALID_CREDENTIALS. An unknown address and a
   * wrong password get the same text after about the same time.
   */
  async logIn(input: LogInInput, context: RequestContext): Promise<LoginPayload> {
    const email = normaliseEmail(input.email);
    const account = await this.parts.repository.secretsByEmail(email);
    const device = this.parts.devices.recognise(context, account);
    const attempt = { email, network: context.address, device };
    const isRight = await this.#tried(account, context, () =>
      this.parts.limits.logIn(attempt, () =>
        this.parts.hasher.verify(account?.passwordHash ?? null, input.password, context.isGone),
      ),
    );
    if (!isRight || !account) throw new DomainError("INVALID_CREDENTIALS");
    const { id: userId } = account;
    const mustChange = await this.#mustChange(account, input.password);
    const isFree = () => this.secondSteps.isFree(userId);
    const issued = await this.parts.sessions.start({ ...account, userId }, context, isFree, mustChange);
    if (!issued) {
      await this.secondSteps.require(account, mustChange, () =>
        this.#note(account, context, LogInOutcome.stepAsked),
      );
      // `require` has not thrown, so no second step is due. The account changed while its password was checked.
      return this.logIn(input, context);
    }
    if (device === null) await this.parts.devices.notifyOfNew(account, context);
    this.parts.devices.remember(context, account);
    await this.parts.sessions.endReplaced(context);
    return keep(issued, context);
  }

  /**
   * Runs the check of a password. Records a wrong password or a refused check in the account's recent activity, if the
   * account exists.
   */
  async #tried(
    account: AccountSecrets | null,
    context: RequestContext,
    isRight: () => Promise<boolean>,
  ): Promise<boolean> {
    try {
      const right = await isRight();
      if (!right) this.#note(account, context, LogInOutcome.wrong);
      return right;
    } catch (error) {
      if (error instanceof DomainError && REFUSED.has(error.code))
        this.#note(account, context, LogInOutcome.refused);
      throw error;
    }
  }

  #note(account: AccountSecrets | null, { userAgent }: RequestContext, outcome: LogInOutcome): void {
    if (account === null) return;
    this.parts.activities.attempted({
      userId: account.id,
      method: SignInMethod.password,
      outcome,
      userAgent,
    });
  }

  /** Returns whether a holder of rights must replace an easily guessed password. Students may keep such a password. */
  async #mustChange(account: AccountSecrets, password: string): Promise<boolean> {
    if (!hasAdminAccess(account) || isDemoAddress(account.email)) return false;
    return (await this.parts.passwordRule.problemOf(password, account)) !== null;
  }

  /**
   * Renews the session of the refresh cookie.
   * @throws DomainError UNAUTHENTICATED, and clears the cookie, if the session cannot be renewed
   */
  async refresh(context: RequestContext): Promise<LoginPayload> {
    const cookie = context.cookies.read("refresh");
    if (cookie === null) throw new DomainError("UNAUTHENTICATED");
    try {
      return keep(await this.parts.sessions.refresh(cookie, context.language), context);
    } catch (error) {
      if (error instanceof DomainError && error.code === "UNAUTHENTICATED")
        context.cookies.write("refresh", null);
      throw error;
    }
  }

  /** Ends the session and clears the cookie. Succeeds even if the session has already ended. */
  async logOut(caller: Caller | null, context: RequestContext): Promise<MessagePayload> {
    await this.parts.sessions.end(caller, context.cookies.read("refresh"));
    context.cookies.write("refresh", null);
    return { message: SUCCESS.loggedOut };
  }
}

function keep(issued: IssuedSession, context: RequestContext): LoginPayload {
  context.cookies.write("refresh", issued.refreshToken, issued.maxAge);
  return issued.login;
}
