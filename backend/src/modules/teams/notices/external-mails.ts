import type { Caller } from "../../../kernel/auth/caller.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { LimitUse, RateLimiter, LimitRule } from "../../../kernel/limits/rate-limiter.js";
import type { AccountService } from "../../accounts/account.service.js";
import { actorOf } from "../reads/team-visibility.js";

/**
 * Maximum number of people that one person may add per hour, by e-mail or as a record. Each added person gets a mail,
 * and each attempt reveals whether an address has an account (ADR 35). A leader has only a few seats to fill and never
 * needs more.
 */
export const ADDED_PER_HOUR: LimitRule = { name: "add-member", points: 30, duration: 3600 };

/**
 * Maximum number of accounts that one person may add per day. Each attempt shows the leader the name of an address's
 * owner (ADR 35). The limit allows for the two seats of a usual team and some changes of mind.
 */
const ADDED_ACCOUNTS_PER_DAY: LimitRule = { name: "added-accounts", points: 10, duration: 24 * 3600 };

/**
 * Maximum number of mails per hour that one leader may cause to addresses without an account and to invited addresses.
 * The limit allows for the two seats of a usual team, with each address mistyped twice.
 */
const STRANGERS_PER_LEADER: LimitRule = { name: "external-mails", points: 6, duration: 3600 };

/**
 * Maximum number of mails per hour to one address about being added or invited and, if the address is a leader's, about
 * requests to join the team. All senders count together.
 */
const ADDED_MAILS: LimitRule = { name: "added-mails", points: 3, duration: 3600 };

/** The result of counting a mail: whether it may be sent, and the limits that it was counted against. */
export interface CountedMail {
  readonly allowed: boolean;
  readonly uses: readonly LimitUse[];
}

/** The result if there is no address. Nothing is counted. */
export const UNCOUNTED: CountedMail = { allowed: true, uses: [] };

/** Limits mails to people who did not ask for them. */
export class ExternalMails {
  constructor(
    private readonly accounts: AccountService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Counts a mail to this address. If the address's limit is used up, no mail is sent, but the leader's action still
   * succeeds.
   * @throws DomainError RATE_LIMITED when the leader's limit for mails to addresses without an account is used up.
   * Superadmins have no limit.
   */
  async count(caller: Caller, email: string | null): Promise<CountedMail> {
    if (email === null) return UNCOUNTED;
    if (actorOf(caller).isSuperadmin || (await this.accounts.isRegistered(email)))
      return this.countAccount(email);
    const byLeader = byLeaderOf(caller);
    await this.limiter.consume(...byLeader);
    return this.#countAddress(email, byLeader);
  }

  /** Counts a mail to an address against the address's limit only. */
  countAccount(email: string): Promise<CountedMail> {
    return this.#countAddress(email, []);
  }

  /**
   * Counts a mail to an added account. The mail also counts against the caller's daily limit, because the caller sees
   * the name of the account's owner.
   * @throws DomainError RATE_LIMITED when the caller has added too many accounts today. Superadmins have no limit.
   */
  async countNamed(caller: Caller, email: string): Promise<CountedMail> {
    const byCaller: LimitUse[] = actorOf(caller).isSuperadmin
      ? []
      : [[ADDED_ACCOUNTS_PER_DAY, caller.userId]];
    await this.limiter.consume(...byCaller);
    return this.#countAddress(email, byCaller);
  }

  /**
   * Counts an invitation's mail. Counts every address as if it had no account, so that an error does not reveal whether
   * an account exists.
   * @throws DomainError RATE_LIMITED when the leader's limit is used up.
   */
  async countInvited(caller: Caller, email: string): Promise<CountedMail> {
    const byLeader = byLeaderOf(caller);
    await this.limiter.consume(...byLeader);
    return this.#countAddress(email, byLeader);
  }

  /**
   * Counts a repeated invitation mail. The mail is the action's only effect, so the address's used-up limit causes an
   * error too.
   * @throws DomainError RATE_LIMITED when the leader's or the address's limit is used up.
   */
  async countResent(caller: Caller, email: string): Promise<CountedMail> {
    const uses: LimitUse[] = [...byLeaderOf(caller), [ADDED_MAILS, email]];
    await this.limiter.consume(...uses);
    return { allowed: true, uses };
  }

  async #countAddress(email: string, others: readonly LimitUse[]): Promise<CountedMail> {
    const toAddress: LimitUse = [ADDED_MAILS, email];
    try {
      await this.limiter.consume(toAddress);
      return { allowed: true, uses: [...others, toAddress] };
    } catch (error) {
      if (error instanceof DomainError && error.code === "RATE_LIMITED")
        return { allowed: false, uses: others };
      throw error;
    }
  }

  /** Waits for a change after counting its mail. If the change fails, no mail is sent, so the counts are reverted. */
  async unlessFailed<T>(change: Promise<T>, mail: () => CountedMail): Promise<T> {
    try {
      return await change;
    } catch (error) {
      await this.limiter.giveBack(...mail().uses);
      throw error;
    }
  }
}

function byLeaderOf(caller: Caller): LimitUse[] {
  return actorOf(caller).isSuperadmin ? [] : [[STRANGERS_PER_LEADER, caller.userId]];
}
