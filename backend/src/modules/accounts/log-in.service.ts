import type { Caller } from "../../kernel/auth/caller.js";
import type { PasswordHasher } from "../../kernel/auth/password-hasher.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { SUCCESS } from "../../kernel/contract/catalogue.js";
import type { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { AccountRepository } from "./account.repository.js";
import { normaliseEmail } from "./contract/email-field.js";
import type { LogInInput } from "./contract/log-in.input.js";
import type { LoginPayload } from "./contract/login-payload.js";
import type { KnownDeviceService } from "./known-device.service.js";
import type { LogInLimits } from "./log-in-limits.js";
import type { NewDeviceService } from "./new-device.service.js";
import type { SecondStepService } from "./second-factor/second-step.service.js";
import type { IssuedSession, SessionService } from "./session.service.js";

/** Logging in, staying in and logging out. */
export class LogInService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionService,
    private readonly hasher: PasswordHasher,
    private readonly limits: LogInLimits,
    private readonly devices: KnownDeviceService,
    private readonly secondSteps: SecondStepService,
    private readonly newDevices: NewDeviceService,
  ) {}

  /**
   * Logs in, sets the refresh cookie and makes the browser known for the account, unless it asks for a second step.
   * @throws DomainError INVALID_CREDENTIALS, with the same text and about the same time for an unknown address and
   * a wrong password; SECOND_FACTOR_NEEDED; RATE_LIMITED; UNAVAILABLE when too many hashes wait.
   */
  async logIn(input: LogInInput, context: RequestContext): Promise<LoginPayload> {
    const email = normaliseEmail(input.email);
    const account = await this.accounts.secretsByEmail(email);
    const device = this.devices.recognise(context, account);
    const isRight = await this.limits.logIn({ email, network: context.address, device }, () =>
      this.hasher.verify(account?.passwordHash ?? null, input.password, context.isGone),
    );
    if (!isRight || !account) throw new DomainError("INVALID_CREDENTIALS");
    const { id: userId } = account;
    const issued = await this.sessions.start({ ...account, userId }, context.userAgent, () =>
      this.secondSteps.isFree(userId),
    );
    if (!issued) {
      await this.secondSteps.require(account);
      // The password may have changed while it was checked: then it is checked again.
      return this.logIn(input, context);
    }
    if (device === null) await this.newDevices.notify(account, context);
    this.devices.remember(context, account);
    return keep(issued, context);
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
