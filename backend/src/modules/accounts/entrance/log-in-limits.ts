import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { LimitUse, RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import type { WaitingLine } from "../../../kernel/limits/waiting-line.js";
import {
  ACCOUNT_LIMITS,
  LONGEST_WAIT_AGAIN_MS,
  LONGEST_WAIT_MS,
  loginDelay,
  networkSpacing,
} from "../account-limits.js";

export interface LogInAttempt {
  readonly email: string;
  /** The client's network, from `networkOf`. */
  readonly network: string;
  /** The browser's name if it is known for the account, else null. */
  readonly device: string | null;
}

/** The counters of a try, and the wait before the password is checked. */
interface Terms {
  readonly counted: readonly LimitUse[];
  readonly wait?: () => Promise<void>;
  /** An additional counter, for a failed try. */
  readonly ifWrong?: LimitUse;
}

type IsRight = () => Promise<boolean>;

/**
 * Limits the number and rate of password tries. A try counts as a failure before the password is checked, so that
 * parallel tries are numbered and delayed one by one. docs/protection.md, "Guessing", says how many guesses the limits
 * leave.
 */
export class LogInLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly line: WaitingLine,
  ) {}

  /**
   * Checks a password. Tries from a known device have a separate counter and do not wait. Once that counter is used up,
   * the device counts as unknown. All other tries may have to wait, and count for the account and for the pair of
   * account and network. If the password is wrong, they also count for the network.
   * @throws DomainError RATE_LIMITED if the pair of account and network has no tries left; UNAVAILABLE if too many
   * tries wait; and the errors of `isRight`
   */
  async logIn(attempt: LogInAttempt, isRight: IsRight): Promise<boolean> {
    const ofDevice = attempt.device === null ? null : await this.#ofDevice(attempt);
    return this.#judge(ofDevice ?? (await this.#ofStranger(attempt)), isRight);
  }

  /**
   * Checks a signed-in user's password after a wait that grows with the session's failures. Each session has its own
   * counter.
   */
  async inSession(sessionId: string, isRight: IsRight): Promise<boolean> {
    const counted: LimitUse[] = [[ACCOUNT_LIMITS.failuresPerSession, sessionId]];
    const [tries = 0] = await this.limiter.consume(...counted);
    const wait = (): Promise<void> =>
      this.line.turn(`session|${sessionId}`, loginDelay(tries - 1), LONGEST_WAIT_MS);
    return this.#judge({ counted, wait }, isRight);
  }

  /** Returns a known device's counters, or null if its tries are used up. */
  async #ofDevice({ email, device }: LogInAttempt): Promise<Terms | null> {
    const counted: LimitUse[] = [[ACCOUNT_LIMITS.failuresPerDevice, `${email}|${device ?? ""}`]];
    try {
      await this.limiter.consume(...counted);
      return { counted };
    } catch (error) {
      if (error instanceof DomainError && error.code === "RATE_LIMITED") return null;
      throw error;
    }
  }

  async #ofStranger({ email, network }: LogInAttempt): Promise<Terms> {
    const counted: LimitUse[] = [
      [ACCOUNT_LIMITS.failuresPerAccount, email],
      [ACCOUNT_LIMITS.failuresPerPair, `${email}|${network}`],
    ];
    const ofNetwork: LimitUse = [ACCOUNT_LIMITS.failuresPerNetwork, network];
    const [ofAccount = 0, ofPair = 0] = await this.limiter.consume(...counted);
    const wait = async (): Promise<void> => {
      const [failures = 0] = await this.limiter.check(ofNetwork);
      const longest = ofPair > 1 ? LONGEST_WAIT_AGAIN_MS : LONGEST_WAIT_MS;
      await this.line.turn(`network|${network}`, networkSpacing(failures), longest);
      await this.line.turn(`account|${email}`, loginDelay(ofAccount - 1), LONGEST_WAIT_MS);
    };
    return { counted, wait, ifWrong: ofNetwork };
  }

  async #judge({ counted, wait, ifWrong }: Terms, isRight: IsRight): Promise<boolean> {
    await wait?.(); // If the wait is refused, the try stays counted. Otherwise many clients could retry forever.
    let right: boolean;
    try {
      right = await isRight();
    } catch (error) {
      // the password was not checked, because there was no free slot or no database
      await this.limiter.giveBack(...counted);
      throw error;
    }
    if (right) await this.limiter.reset(...counted);
    else if (ifWrong) await this.limiter.consume(ifWrong);
    return right;
  }
}
