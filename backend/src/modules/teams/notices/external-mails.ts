import type { Caller } from "../../../kernel/auth/caller.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { LimitUse, RateLimiter, LimitRule } from "../../../kernel/limits/rate-limiter.js";
import type { AccountService } from "../../accounts/account.service.js";
import { actorOf } from "../reads/team-visibility.js";

/**
 * People one person may add an hour, by e-mail or as a record. Each is mailed and tells whether an address has an
 * account (ADR 35); a leader has two places to fill.
 */
export const ADDED_PER_HOUR: LimitRule = { name: "add-member", points: 30, duration: 3600 };

/**
 * Accounts that one person may add a day: each shows the leader the name behind an address (ADR 35). Two places to fill, and
 * some changes of mind.
 */
const ADDED_ACCOUNTS_PER_DAY: LimitRule = { name: "added-accounts", points: 10, duration: 24 * 3600 };

/**
 * Addresses without an account, or invited ones, that one leader may have mailed an hour: two places, each mistyped
 * twice.
 */
const STRANGERS_PER_LEADER: LimitRule = { name: "added-externalMails", points: 6, duration: 3600 };

/** Mails about being added or invited that an address gets an hour, from all leaders together. */
const ADDED_MAILS: LimitRule = { name: "added-mails", points: 3, duration: 3600 };

/** Whether an address is written to, and what was counted for it. */
export interface CountedMail {
  readonly allowed: boolean;
  readonly uses: readonly LimitUse[];
}

/** Nothing to count: there is no address. */
export const UNCOUNTED: CountedMail = { allowed: true, uses: [] };

/** Keeps the club's mail server from writing often to people who did not ask for it. */
export class ExternalMails {
  constructor(
    private readonly accounts: AccountService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Counts a mail to this address. One that was written to often enough gets no further mail, but the leader who adds it
   * is not refused for that.
   * @throws DomainError RATE_LIMITED when the leader had addresses without account written to often enough;
   * Superadmins may always.
   */
  async count(caller: Caller, email: string | null): Promise<CountedMail> {
    if (email === null) return UNCOUNTED;
    if (actorOf(caller).isSuperadmin || (await this.accounts.isRegistered(email)))
      return this.countAccount(email);
    const byLeader = byLeaderOf(caller);
    await this.limiter.consume(...byLeader);
    return this.#countAddress(email, byLeader);
  }

  /** As `count`, to an address that only counts when it is an account's. */
  countAccount(email: string): Promise<CountedMail> {
    return this.#countAddress(email, []);
  }

  /**
   * As `countAccount`, of an account that is added: the caller gets to see its owner's name.
   * @throws DomainError RATE_LIMITED when the caller added too many today; Superadmins may always.
   */
  async countNamed(caller: Caller, email: string): Promise<CountedMail> {
    const byCaller: LimitUse[] = actorOf(caller).isSuperadmin
      ? []
      : [[ADDED_ACCOUNTS_PER_DAY, caller.userId]];
    await this.limiter.consume(...byCaller);
    return this.#countAddress(email, byCaller);
  }

  /**
   * As `count`, of an invitation: every address counts as one without account, so that the leader learns nothing about
   * it from being refused.
   * @throws DomainError RATE_LIMITED
   */
  async countInvited(caller: Caller, email: string): Promise<CountedMail> {
    const byLeader = byLeaderOf(caller);
    await this.limiter.consume(...byLeader);
    return this.#countAddress(email, byLeader);
  }

  /** As `countInvited`, where the mail is all that was asked for. @throws DomainError RATE_LIMITED of either. */
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

  /** Makes a change that a mail was counted for; one that fails writes no mail, so none counts. */
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
