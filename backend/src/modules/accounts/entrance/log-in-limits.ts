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

/** Who tries a password. */
export interface LogInAttempt {
  readonly email: string;
  /** As `networkOf` tells it. */
  readonly network: string;
  /** Its name, when the browser is known for the account. */
  readonly device: string | null;
}

/** What a try is counted by, and what it waits for. */
interface Terms {
  readonly counted: readonly LimitUse[];
  readonly wait?: () => Promise<void>;
  /** Counted besides when it has failed. */
  readonly ifWrong?: LimitUse;
}

/** Looks at a password. */
type IsRight = () => Promise<boolean>;

/**
 * Limits how often and how fast passwords may be tried. A try counts as a failure before the password is checked, so
 * each of many parallel tries has its own number and delay. docs/protection.md, "Guessing", says what is left to guess.
 */
export class LogInLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly line: WaitingLine,
  ) {}

  /**
   * Tries a password, after its wait. A known device is counted by itself alone, until its tries are used up; anybody
   * else by account, by account and network, and by network.
   * @throws DomainError RATE_LIMITED for the account and network; UNAVAILABLE when too many tries wait already, and
   * what `isRight` throws.
   */
  async logIn(attempt: LogInAttempt, isRight: IsRight): Promise<boolean> {
    const ofDevice = attempt.device === null ? null : await this.#ofDevice(attempt);
    return this.#judge(ofDevice ?? (await this.#ofStranger(attempt)), isRight);
  }

  /** Does the same as `logIn` for a signed-in user: the session has its own counter. */
  async inSession(sessionId: string, isRight: IsRight): Promise<boolean> {
    const counted: LimitUse[] = [[ACCOUNT_LIMITS.failuresPerSession, sessionId]];
    const [tries = 0] = await this.limiter.consume(...counted);
    const wait = (): Promise<void> =>
      this.line.turn(`session|${sessionId}`, loginDelay(tries - 1), LONGEST_WAIT_MS);
    return this.#judge({ counted, wait }, isRight);
  }

  /** Null when the device's tries are used up: from then on it is a stranger. */
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
    await wait?.(); // who is sent away has had the try, or a crowd could come back for ever
    let right: boolean;
    try {
      right = await isRight();
    } catch (error) {
      await this.limiter.giveBack(...counted); // not checked: no free slot, or no database
      throw error;
    }
    if (right) await this.limiter.reset(...counted);
    else if (ifWrong) await this.limiter.consume(ifWrong);
    return right;
  }
}
