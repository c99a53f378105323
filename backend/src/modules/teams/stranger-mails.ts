import type { Caller } from "../../kernel/auth/caller.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { LimitUse, RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { AccountService } from "../accounts/account.service.js";
import { MAILS_PER_STRANGER, STRANGERS_PER_LEADER } from "./add-limit.js";
import { actorOf } from "./team-actor.js";

/** Whether an address is written to, and what was counted for it. */
export interface CountedMail {
  readonly allowed: boolean;
  readonly uses: readonly LimitUse[];
}

/** Nothing to count: nobody is written to, or somebody with an account. */
export const UNCOUNTED: CountedMail = { allowed: true, uses: [] };

/** Keeps the club's mail server from writing often to addresses that nobody proved to be theirs. */
export class StrangerMails {
  constructor(
    private readonly accounts: AccountService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Counts a mail to this address, if it has no account. One that others had written to often enough gets no further
   * mail, but the leader who adds it is not refused for that.
   * @throws DomainError RATE_LIMITED when the leader had strangers written to often enough; Superadmins may always.
   */
  async count(caller: Caller, email: string | null): Promise<CountedMail> {
    if (email === null || (await this.accounts.isRegistered(email))) return UNCOUNTED;
    const byLeader: LimitUse[] = actorOf(caller).isSuperadmin ? [] : [[STRANGERS_PER_LEADER, caller.userId]];
    const toAddress: LimitUse = [MAILS_PER_STRANGER, email];
    await this.limiter.consume(...byLeader);
    try {
      await this.limiter.consume(toAddress);
      return { allowed: true, uses: [...byLeader, toAddress] };
    } catch (error) {
      if (error instanceof DomainError && error.code === "RATE_LIMITED")
        return { allowed: false, uses: byLeader };
      throw error;
    }
  }

  /** Takes the count back: what it was for did not happen. */
  async takeBack({ uses }: CountedMail): Promise<void> {
    await this.limiter.giveBack(...uses);
  }
}
