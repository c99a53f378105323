import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { SECONDS } from "../../../kernel/contract/limits.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { AccountRepository } from "../account.repository.js";
import type { AccountService } from "../account.service.js";
import type { LoginPayload } from "../contract/login-payload.js";
import type { KnownDeviceService } from "../known-device.service.js";
import type { NewDeviceService } from "../new-device.service.js";
import type { IssuedSession, SessionService } from "../session.service.js";
import type { CompleteLogInInput } from "./contract/complete-log-in.input.js";
import { LogInMethod } from "./contract/log-in-method.js";
import type { FactorCheckService, PreparedProof } from "./factor-check.service.js";
import { ChallengePurpose } from "./factor-challenge.entity.js";
import type { FactorChallengeRepository } from "./factor-challenge.repository.js";
import type { LogInTicket, LogInTickets } from "./log-in-ticket.js";
import type { PasskeyCeremony } from "./passkey-ceremony.js";
import type { PasskeyRepository } from "./passkey.repository.js";
import type { PasskeyOptions } from "./second-factor.types.js";
import type { SecondFactorRepository } from "./second-factor.repository.js";

/** Second steps that one ticket allows. */
const MAX_TRIES = 5;

type Outcome = IssuedSession | "expired" | "wrong";

/** The second step of a log-in, between the right password and the session (ADR 37). */
export class SecondStepService {
  constructor(
    private readonly db: Database,
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly factors: SecondFactorRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly challenges: FactorChallengeRepository,
    private readonly checks: FactorCheckService,
    private readonly ceremony: PasskeyCeremony,
    private readonly tickets: LogInTickets,
    private readonly repository: AccountRepository,
    private readonly devices: KnownDeviceService,
    private readonly newDevices: NewDeviceService,
  ) {}

  /** True when the password is enough. Asked while the account is held, so that it stays so until its session began. */
  async isFree(userId: string): Promise<boolean> {
    const { apps, passkeys } = await this.factors.counts(userId);
    return apps + passkeys === 0;
  }

  /**
   * Lets an account without a second factor pass, once its password proved right.
   * @throws DomainError SECOND_FACTOR_NEEDED with a ticket for the second step, and the ways to take it.
   */
  async require({ id: userId, epoch }: { readonly id: string; readonly epoch: number }): Promise<void> {
    const { apps, passkeys, recoveryCodes } = await this.factors.counts(userId);
    if (apps + passkeys === 0) return;
    const id = await this.db.inTransaction((tx) =>
      this.challenges.open(
        tx,
        { userId, purpose: ChallengePurpose.logIn, challenge: null },
        SECONDS.logInTicket,
      ),
    );
    const methods = [
      ...(apps > 0 ? [LogInMethod.totp] : []),
      ...(passkeys > 0 ? [LogInMethod.passkey] : []),
      ...(recoveryCodes > 0 ? [LogInMethod.recoveryCode] : []),
    ];
    const ticket = this.tickets.sign({ id, userId, epoch });
    throw new DomainError("SECOND_FACTOR_NEEDED", { data: { ticket, methods } });
  }

  /**
   * Takes the second step: starts the session, sets the refresh cookie and makes the browser known for the account.
   * @throws DomainError LOG_IN_EXPIRED, SECOND_FACTOR_WRONG, RATE_LIMITED while codes have to wait, BAD_INPUT.
   */
  async complete(input: CompleteLogInInput, context: RequestContext): Promise<LoginPayload> {
    const ticket = this.#opened(input.ticket);
    const account = await this.repository.secretsById(ticket.userId);
    if (!account) throw new DomainError("LOG_IN_EXPIRED");
    const device = this.devices.recognise(context, account);
    const knownAs = device === null ? null : `account|${account.id}`;
    const proof = await this.checks.prepare(account.id, input, knownAs);
    const outcome = await this.db.inTransaction((tx) => this.#complete(tx, ticket, proof, context.userAgent));
    if (outcome === "expired") throw new DomainError("LOG_IN_EXPIRED");
    if (outcome === "wrong") throw this.checks.refusal(proof);
    await this.checks.forgive(proof);
    if (device === null) await this.newDevices.notify(account, context);
    this.devices.remember(context, account);
    context.cookies.write("refresh", outcome.refreshToken, outcome.maxAge);
    return outcome.login;
  }

  /** What the browser asks a passkey with. A later question voids the one before. @throws DomainError LOG_IN_EXPIRED. */
  async passkeyOptions(text: string): Promise<PasskeyOptions> {
    const ticket = this.#opened(text);
    const question = await this.ceremony.askForSignature(await this.passkeys.knownOf(ticket.userId));
    const isOpen = await this.db.inTransaction((tx) =>
      this.challenges.setChallenge(tx, ticket.id, question.challenge, new Date()),
    );
    if (!isOpen) throw new DomainError("LOG_IN_EXPIRED");
    return { options: question.options };
  }

  #opened(text: string): LogInTicket {
    const ticket = this.tickets.verify(text);
    if (!ticket) throw new DomainError("LOG_IN_EXPIRED");
    return ticket;
  }

  /** The account's row is held first: of two answers to one ticket at once, the later finds it closed. */
  async #complete(tx: Tx, ticket: LogInTicket, proof: PreparedProof, userAgent: string): Promise<Outcome> {
    const { id, userId, epoch } = ticket;
    const now = new Date();
    if (!(await this.sessions.lockAccount(tx, userId, epoch))) return "expired";
    if (!(await this.challenges.countTry(tx, id, MAX_TRIES, now))) return "expired";
    const account = await this.accounts.findById(userId);
    if (!account) return "expired";
    if (!(await this.checks.spend(tx, account, ChallengePurpose.logIn, proof, now))) return "wrong";
    await this.challenges.close(tx, id, now);
    return this.sessions.startIn(tx, userId, userAgent, { isConfirmed: true });
  }
}
