import type { RequestContext } from "../../../../kernel/auth/request-context.js";
import { SECONDS } from "../../../../kernel/contract/limits.js";
import type { Tx } from "../../../../kernel/db/database.js";
import { DomainError } from "../../../../kernel/errors/domain-error.js";
import { LogInOutcome } from "../../activity/contract/account-activity.js";
import type { LoginPayload } from "../../contract/login-payload.js";
import type { IssuedSession } from "../../sessions/session.service.js";
import type { FactorParts } from "../../account-parts.js";
import { type CompleteLogInInput, LogInMethod } from "../contract/complete-log-in.input.js";
import { type PreparedProof, METHODS } from "./factor-check.service.js";
import { ChallengePurpose } from "./factor-challenge.entity.js";
import { type LogInTicket, LogInTickets } from "./log-in-ticket.js";
import type { PasskeyOptions } from "../second-factor.types.js";

/** Maximum number of tries of the second step with one ticket. */
const MAX_TRIES = 5;

/** The browser and page language of a user who logs in. */
type From = Pick<RequestContext, "userAgent" | "language">;

type Outcome = IssuedSession | "expired" | "wrong";

/** The second step of a log-in, between the correct password and the session (ADR 37). */
export class SecondStepService {
  readonly #tickets: LogInTickets;

  constructor(private readonly parts: FactorParts) {
    this.#tickets = new LogInTickets(parts.secret);
  }

  /**
   * Returns whether the password is enough. Must be called while the account is locked, so that the result stays true
   * until the session begins.
   */
  async isFree(userId: string): Promise<boolean> {
    return !(await this.parts.factors.hasAny(userId));
  }

  /**
   * Requires the second step if the account has a second factor. Called after the password was checked.
   * @param mustChangePassword kept in the ticket for the session that the second step begins
   * @param onAsked called before the error is thrown
   * @throws DomainError SECOND_FACTOR_NEEDED with a ticket for the second step, and the methods that the account can
   * use
   */
  async require(
    { id: userId, epoch }: { readonly id: string; readonly epoch: number },
    mustChangePassword: boolean,
    onAsked: () => void,
  ): Promise<void> {
    const { apps, passkeys, recoveryCodes } = await this.parts.factors.counts(userId);
    if (apps + passkeys === 0) return;
    const opened = { userId, purpose: ChallengePurpose.logIn, challenge: null };
    const id = await this.parts.db.inTransaction((tx) =>
      this.parts.challenges.open(tx, opened, SECONDS.logInTicket),
    );
    const methods = [
      ...(apps > 0 ? [LogInMethod.totp] : []),
      ...(passkeys > 0 ? [LogInMethod.passkey] : []),
      ...(recoveryCodes > 0 ? [LogInMethod.recoveryCode] : []),
    ];
    onAsked();
    const ticket = this.#tickets.sign({ id, userId, epoch, mustChangePassword });
    throw new DomainError("SECOND_FACTOR_NEEDED", { data: { ticket, methods } });
  }

  /**
   * Completes the second step: starts the session, sets the refresh cookie and makes the browser known for the account.
   * @throws DomainError LOG_IN_EXPIRED; SECOND_FACTOR_WRONG; BAD_INPUT; RATE_LIMITED while codes must wait
   */
  async complete(input: CompleteLogInInput, context: RequestContext): Promise<LoginPayload> {
    const ticket = this.#opened(input.ticket);
    const account = await this.parts.repository.secretsById(ticket.userId);
    if (!account) throw new DomainError("LOG_IN_EXPIRED");
    const device = this.parts.devices.recognise(context, account);
    const knownAs = device === null ? null : `account|${account.id}`;
    const proof = await this.parts.checks.prepare(account.id, input, knownAs);
    const outcome = await this.#tried(ticket, proof, context);
    if (outcome === "expired") throw new DomainError("LOG_IN_EXPIRED");
    if (outcome === "wrong") throw this.parts.checks.refusal(proof);
    await this.parts.checks.forgive(proof);
    if (device === null) await this.parts.devices.notifyOfNew(account, context);
    this.parts.devices.remember(context, account);
    await this.parts.sessions.endReplaced(context);
    context.cookies.write("refresh", outcome.refreshToken, outcome.maxAge);
    return outcome.login;
  }

  /**
   * Returns the options with which the browser asks for a passkey, with a new challenge. The ticket's earlier challenge
   * is then invalid.
   * @throws DomainError LOG_IN_EXPIRED
   */
  async passkeyOptions(text: string): Promise<PasskeyOptions> {
    const ticket = this.#opened(text);
    const { db, ceremony, passkeys, challenges } = this.parts;
    const { options, challenge } = await ceremony.askForSignature(await passkeys.knownOf(ticket.userId));
    const isOpen = await db.inTransaction((tx) =>
      challenges.setChallenge(tx, ticket.id, challenge, new Date()),
    );
    if (!isOpen) throw new DomainError("LOG_IN_EXPIRED");
    return { options };
  }

  #opened(text: string): LogInTicket {
    const ticket = this.#tickets.verify(text);
    if (!ticket) throw new DomainError("LOG_IN_EXPIRED");
    return ticket;
  }

  /**
   * Completes the second step, and records a failure in the account's recent activity.
   * @throws DomainError RATE_LIMITED
   */
  async #tried(ticket: LogInTicket, proof: PreparedProof, context: From): Promise<Outcome> {
    const { userId } = ticket;
    const failed = (outcome: LogInOutcome): void => {
      const { userAgent } = context;
      this.parts.activities.attempted({ userId, method: METHODS[proof.way], outcome, userAgent });
    };
    try {
      const outcome = await this.parts.db.inTransaction((tx) => this.#complete(tx, ticket, proof, context));
      if (outcome === "wrong") failed(LogInOutcome.wrong);
      if (outcome === "expired") failed(LogInOutcome.refused);
      return outcome;
    } catch (error) {
      if (error instanceof DomainError && error.code === "RATE_LIMITED") failed(LogInOutcome.refused);
      throw error;
    }
  }

  /**
   * Counts a try, checks the proof and starts the session. Locks the account's row first, so that the later of two
   * concurrent requests with one ticket finds the ticket closed.
   */
  async #complete(tx: Tx, ticket: LogInTicket, proof: PreparedProof, from: From): Promise<Outcome> {
    const { id, userId, epoch, mustChangePassword } = ticket;
    const now = new Date();
    if (!(await this.parts.sessions.lockAccount(tx, { userId, epoch }, from.language))) return "expired";
    if (!(await this.parts.challenges.countTry(tx, id, MAX_TRIES, now))) return "expired";
    const account = await this.parts.accounts.findById(userId);
    if (!account) return "expired";
    if (!(await this.parts.checks.spend(tx, account, ChallengePurpose.logIn, proof, now))) return "wrong";
    await this.parts.challenges.close(tx, id, now);
    const begun = { isConfirmed: true, method: METHODS[proof.way], mustChangePassword };
    return this.parts.sessions.startIn(tx, userId, from.userAgent, begun);
  }
}
