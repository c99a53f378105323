import { type Caller, requireSuperadmin } from "../../../kernel/auth/caller.js";
import type { PageArgs } from "../../../kernel/contract/page.args.js";
import type { TracedList } from "../../../kernel/contract/traced-lists.js";
import { sha256 } from "../../../kernel/crypto/seal.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { isUnavailable } from "../../../kernel/db/db-errors.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { mapNodes, type Page } from "../../../kernel/paging/connection.js";
import type { AccountRepository } from "../account.repository.js";
import { type Activity, ACTIVITY_SLOT } from "./activity.entity.js";
import type { ActivityRepository, CountedActivity } from "./activity.repository.js";
import type { ActivityView } from "./activity.types.js";
import { ActivityKind, LogInOutcome, type SignInMethod } from "./contract/account-activity.js";

/** A log-in to an account that exists. */
export interface LogInAttempt {
  readonly userId: string;
  readonly method: SignInMethod;
  readonly outcome: LogInOutcome;
  readonly userAgent: string;
}

/** Characters of an operation's name that the column has room for. */
const WHAT_LENGTH = 40;
/** How a proof of a signed-in person ended that was refused with a code; other refusals check nothing. */
const REFUSALS: Readonly<Record<string, LogInOutcome>> = {
  WRONG_PASSWORD: LogInOutcome.wrong,
  SECOND_FACTOR_WRONG: LogInOutcome.wrong,
  RATE_LIMITED: LogInOutcome.refused,
  UNAVAILABLE: LogInOutcome.refused,
};

/**
 * Who logged in to which account, tried to, confirmed to be its owner, read which list of people, and was refused what. Log-ins
 * are written with their session. All else is added up in memory and written behind the replies, every two seconds: an attack on
 * an account costs one write, not one a try.
 */
export class ActivityService {
  /** What the log calls the job that writes. */
  readonly name = "activity";
  #waiting = new Map<string, CountedActivity>();
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly activities: ActivityRepository,
    private readonly accounts: Pick<AccountRepository, "byId">,
  ) {}

  /** Writes a log-in in the transaction that begins its session and holds its account. */
  loggedIn(tx: Tx, attempt: Omit<LogInAttempt, "outcome">): Promise<void> {
    return this.activities.count(tx, logIn({ ...attempt, outcome: LogInOutcome.done }));
  }

  /** Counts a log-in that did not begin a session. */
  attempted(attempt: LogInAttempt): void {
    this.#add(logIn(attempt));
  }

  /** Runs a check that a signed-in person is the owner of the account, and counts how it ended. @throws what the check throws */
  async proving<T>(
    { userId, userAgent = "" }: Pick<Caller, "userId" | "userAgent">,
    method: SignInMethod,
    check: () => Promise<T>,
  ): Promise<T> {
    const count = (outcome: LogInOutcome): void => {
      this.#add(tried(ActivityKind.confirmation, { userId, method, outcome, userAgent }));
    };
    try {
      const result = await check();
      count(LogInOutcome.done);
      return result;
    } catch (error) {
      const outcome = error instanceof DomainError ? REFUSALS[error.code] : undefined;
      if (outcome !== undefined) count(outcome);
      throw error;
    }
  }

  /** Counts a list that was read. */
  listRead(caller: Pick<Caller, "userId" | "name">, list: TracedList, entries: number): void {
    const { userId, name: userName } = caller;
    const now = new Date();
    this.#add({
      ...{ userId, userName, kind: ActivityKind.listRead, what: list, outcome: "", userAgent: "" },
      ...{ times: 1, entries, firstAt: now, lastAt: now, slot: slotOf(now, list) },
    });
  }

  /** Counts an operation that was refused for lack of a right. */
  refused({ userId, userAgent = "" }: Pick<Caller, "userId" | "userAgent">, operation: string): void {
    const now = new Date();
    const what = operation.slice(0, WHAT_LENGTH);
    this.#add({
      ...{ userId, userName: "", kind: ActivityKind.refused, what, outcome: LogInOutcome.refused },
      ...{ userAgent: userAgent.slice(0, 255), times: 1, entries: 0, firstAt: now, lastAt: now },
      slot: slotOf(now, ActivityKind.refused, what),
    });
  }

  /** As `flush`, for a job. */
  run(): Promise<void> {
    return this.flush();
  }

  /** Writes what is in memory. */
  flush(): Promise<void> {
    const batch = [...this.#waiting.values()];
    this.#waiting = new Map();
    this.#writing = this.#writing.then(async () => {
      for (const counted of batch) await this.#write(counted);
    });
    return this.#writing;
  }

  /** A page of the caller's own log-ins, and of the lists that they read. */
  own(caller: Caller, args: PageArgs): Promise<Page<ActivityView>> {
    return this.#page({ userId: caller.userId }, args);
  }

  /** The same of another account. @throws DomainError FORBIDDEN for all but Superadmins. */
  async ofAccount(caller: Caller | null, userId: string, args: PageArgs): Promise<Page<ActivityView>> {
    requireSuperadmin(caller);
    return this.#page({ userId }, args);
  }

  /** A page of all lists that were read, by whom. @throws DomainError FORBIDDEN for all but Superadmins. */
  async listReads(caller: Caller | null, args: PageArgs): Promise<Page<ActivityView>> {
    requireSuperadmin(caller);
    return this.#page({ kind: ActivityKind.listRead }, args);
  }

  /** All that is known of an account, for its owner's download. */
  async everythingOf(userId: string): Promise<object[]> {
    await this.flush();
    const rows = await this.activities.everythingOf(userId);
    return rows.map(({ id: _id, slot: _slot, userId: _userId, userName: _name, ...known }) => known);
  }

  /** Forgets an account that is deleted, except for the lists that its owner read: those stay known for the rest of the year. */
  async removing(tx: Tx, account: { readonly id: string }): Promise<void> {
    await this.activities.deleteOwn(tx, account.id);
  }

  async #page(
    where: Partial<Pick<Activity, "userId" | "kind">>,
    args: PageArgs,
  ): Promise<Page<ActivityView>> {
    await this.flush();
    return mapNodes(await this.activities.page(where, args), viewOf);
  }

  #add(counted: CountedActivity): void {
    const key = `${counted.userId}|${counted.slot}`;
    const before = this.#waiting.get(key);
    this.#waiting.set(key, before ? sum(before, counted) : counted);
  }

  /** Writes one count; keeps it for the next time where the database is away. Never rejects: no request waits for it. */
  async #write(counted: CountedActivity, isLastTry = false): Promise<void> {
    try {
      await this.db.inTransaction(async (tx) => {
        const isRead = counted.kind === ActivityKind.listRead;
        if (!isRead && !(await this.accounts.byId(counted.userId))) return; // deleted since
        await this.activities.count(tx, counted);
      });
    } catch (error) {
      if (violates(error, ACTIVITY_SLOT) && !isLastTry) return this.#write(counted, true);
      if (isUnavailable(error instanceof DomainError ? error.cause : error)) this.#add(counted);
    }
  }
}

function logIn(attempt: LogInAttempt): CountedActivity {
  return tried(ActivityKind.logIn, attempt);
}

function tried(kind: ActivityKind, { userId, method, outcome, userAgent }: LogInAttempt): CountedActivity {
  const now = new Date();
  const device = userAgent.slice(0, 255);
  // Each device that got in has a line of its own; failures of many devices are one, as an attacker may invent names.
  const from = outcome === LogInOutcome.done ? [sha256(device).slice(0, 16)] : [];
  const slot = slotOf(now, ...(kind === ActivityKind.logIn ? [] : [kind]), method, outcome, ...from);
  return {
    ...{ userId, userName: "", kind, what: method, outcome, userAgent: device },
    ...{ times: 1, entries: 0, firstAt: now, lastAt: now, slot },
  };
}

function slotOf(now: Date, ...parts: readonly string[]): string {
  return [now.toISOString().slice(0, 13), ...parts].join("|");
}

function sum(
  before: CountedActivity,
  { times, entries, userAgent, lastAt }: CountedActivity,
): CountedActivity {
  return {
    ...before,
    ...{ times: before.times + times, entries: before.entries + entries, userAgent },
    lastAt: before.lastAt > lastAt ? before.lastAt : lastAt,
  };
}

function viewOf({ what, outcome, ...row }: Activity): ActivityView {
  const isProof = row.kind === ActivityKind.logIn || row.kind === ActivityKind.confirmation;
  return {
    ...row,
    method: isProof ? (what as SignInMethod) : null,
    outcome: outcome === "" ? null : outcome,
    list: isProof ? null : what,
  };
}
