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

/** A counter of the whole site. */
const SITE = "all";

/** Whom a code is asked for, and by whom. */
export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly email: string;
  /** As `networkOf` tells it. */
  readonly network: string;
  /** Its name, when the request comes from a device known for the account of this address. */
  readonly device: string | null;
}

/** How many codes are mailed and how fast, and how fast they may be handed in. docs/protection.md, "Guessing", has the numbers. */
export class CodeLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly line: WaitingLine,
  ) {}

  /**
   * Counts a code that is asked for, and waits until it may be mailed. A device known for the account is counted by
   * itself alone. Answers how to take it back when nothing was mailed.
   * @throws DomainError CODE_RATE_LIMITED; UNAVAILABLE when too many wait already.
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

  /** Slows reset codes for strangers while codes are being guessed: each mailed code allows five more guesses. */
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
   * Waits until a browser that did not request the code may try one. The browser that did has its five tries and never
   * waits.
   * @throws DomainError RATE_LIMITED when there were too many wrong codes for this address; UNAVAILABLE.
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

  /** Counts a wrong code. @param tried which open code it was tried on: the browser's own, one of its network, or none */
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

/** A refusal that lasts longer than the minute between two codes is about their number, and says so. */
function explained(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== "CODE_RATE_LIMITED") throw error;
  const { retryAfter = 0 } = error;
  if (retryAfter <= SECONDS.otpResend) throw error;
  throw new DomainError("CODE_RATE_LIMITED", { message: TOO_MANY_CODES, retryAfter, cause: error });
}
