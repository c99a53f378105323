import { SECONDS } from "../../../kernel/contract/limits.js";
import { TOO_MANY_CODES } from "../../../kernel/contract/texts/codes.texts.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { LimitUse, RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import type { WaitingLine } from "../../../kernel/limits/waiting-line.js";
import {
  ACCOUNT_LIMITS,
  codeBrake,
  issueSpacing,
  LONGEST_WAIT_MS,
  networkSpacing,
  resetSpacing,
} from "../account-limits.js";
import { CodePurpose } from "./code-challenge.entity.js";

/** The counter key for the whole site. */
const SITE = "all";

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly email: string;
  /** The client's network, from `networkOf`. */
  readonly network: string;
  /** The device's name if the device is known for the account of this address, else null. */
  readonly device: string | null;
}

/**
 * Limits the number and rate of mailed codes, and the rate at which codes may be entered. docs/protection.md,
 * "Guessing", has the numbers.
 */
export class CodeLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly line: WaitingLine,
  ) {}

  /**
   * Counts a request for a code, and waits until the code may be mailed. A device known for the account has its own
   * counters. Returns a function that reverts the count, to be called if nothing was mailed.
   * @throws DomainError CODE_RATE_LIMITED; UNAVAILABLE if too many requests wait
   */
  async ask({ purpose, email, network, device }: CodeRequest): Promise<() => Promise<void>> {
    const who = device === null ? network : `device ${device}`;
    const whose = device === null ? email : `${email}|${who}`;
    const uses: LimitUse[] = [
      [ACCOUNT_LIMITS.codePerMinute, `${purpose}|${email}|${who}`],
      [ACCOUNT_LIMITS.codePerHour, `${purpose}|${email}|${who}`],
      [ACCOUNT_LIMITS.codesPerEmailHour, whose],
      [ACCOUNT_LIMITS.codesPerEmailDay, whose],
      ...(device === null ? [[ACCOUNT_LIMITS.codesPerNetwork, network] as const] : []),
    ];
    const requestedCodes = (await this.limiter.consume(...uses).catch(explained))[4] ?? 0;
    const refund = (): Promise<void> => this.limiter.giveBack(...uses);
    try {
      await this.line.turn(`codes|${network}`, issueSpacing(requestedCodes - 1), LONGEST_WAIT_MS);
      if (purpose === CodePurpose.resetPassword && device === null) await this.#whileGuessed(network);
    } catch (error) {
      await refund();
      throw error;
    }
    return refund;
  }

  /**
   * Slows down the mailing of reset codes for unknown devices while codes are being guessed. Each mailed code allows up
   * to eight more guesses (`MAX_TRIES` in code.service.ts).
   */
  async #whileGuessed(network: string): Promise<void> {
    const [ofNetwork = 0, ofSite = 0] = await this.limiter.check(
      [ACCOUNT_LIMITS.wrongResetsPerNetwork, network],
      [ACCOUNT_LIMITS.wrongResetsOfSite, SITE],
    );
    const spacing = resetSpacing({ network: ofNetwork, site: ofSite });
    await this.line.turn(`resets|${network}`, spacing.network, LONGEST_WAIT_MS);
    await this.line.turn("resets of the site", spacing.site, LONGEST_WAIT_MS);
  }

  /**
   * Waits until a browser may try a code that another browser requested. Tries of a browser's own code never wait.
   * @throws DomainError RATE_LIMITED after too many wrong codes for this address; UNAVAILABLE
   */
  async enter(email: string, network: string): Promise<void> {
    const [, ofNetwork = 0, ofSite = 0] = await this.limiter.check(
      [ACCOUNT_LIMITS.wrongCodesPerEmail, email],
      [ACCOUNT_LIMITS.wrongCodesPerNetwork, network],
      [ACCOUNT_LIMITS.wrongCodesOfSite, SITE],
    );
    const spacing = Math.max(networkSpacing(ofNetwork), codeBrake(ofSite));
    await this.line.turn(`tries|${network}`, spacing, LONGEST_WAIT_MS);
  }

  /**
   * Counts a wrong code.
   * @param tried the open code that was tried: the browser's own, another browser's on its network, or none
   */
  async wrong(
    purpose: CodePurpose,
    email: string,
    network: string,
    tried: "own" | "network" | null,
  ): Promise<void> {
    const isReset = tried !== null && purpose === CodePurpose.resetPassword;
    await this.limiter.consume(
      [ACCOUNT_LIMITS.wrongCodesPerNetwork, network],
      [ACCOUNT_LIMITS.wrongCodesOfSite, SITE],
      ...(isReset
        ? ([
            [ACCOUNT_LIMITS.wrongResetsPerNetwork, network],
            [ACCOUNT_LIMITS.wrongResetsOfSite, SITE],
          ] as const)
        : []),
    );
    if (tried === "network") await this.limiter.consume([ACCOUNT_LIMITS.wrongCodesPerEmail, email]);
  }
}

/**
 * Throws the error again. If the wait is longer than the minute between two codes, replaces the message with one that
 * says that too many codes were requested.
 */
function explained(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== "CODE_RATE_LIMITED") throw error;
  const { retryAfter = 0 } = error;
  if (retryAfter <= SECONDS.otpResend) throw error;
  throw new DomainError("CODE_RATE_LIMITED", { message: TOO_MANY_CODES, retryAfter, cause: error });
}
