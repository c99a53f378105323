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

/** An attempt to log in to an existing account. */
export interface LogInAttempt {
  readonly userId: string;
  readonly method: SignInMethod;
  readonly outcome: LogInOutcome;
  readonly userAgent: string;
}

/** Maximum length of an operation's name in characters, limited by the column. */
const WHAT_LENGTH = 40;
/** The outcome to record for a failed confirmation, by error code. Other errors are not recorded. */
const REFUSALS: Readonly<Record<string, LogInOutcome>> = {
  WRONG_PASSWORD: LogInOutcome.wrong,
  SECOND_FACTOR_WRONG: LogInOutcome.wrong,
  RATE_LIMITED: LogInOutcome.refused,
  UNAVAILABLE: LogInOutcome.refused,
};

/**
 * Records log-ins, attempts, confirmations of identity, reads of lists of people, and refused operations. Log-ins are
 * written with their session. Everything else is counted in memory and written every two seconds, so that an attack on
 * an account does not cost one write per try.
 */
export class ActivityService {
  /** The job's name in the log. */
  readonly name = "activity";
  #waiting = new Map<string, CountedActivity>();
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly activities: ActivityRepository,
    private readonly accounts: Pick<AccountRepository, "byId">,
  ) {}

  /** Records a log-in. The transaction must create the log-in's session and must have locked its account. */
  loggedIn(tx: Tx, attempt: Omit<LogInAttempt, "outcome">): Promise<void> {
    return this.activities.count(tx, logIn({ ...attempt, outcome: LogInOutcome.done }));
  }

  /** Counts an attempt to log in that did not create a session. */
  attempted(attempt: LogInAttempt): void {
    this.#add(logIn(attempt));
  }

  /**
   * Runs a check that a signed-in person owns the account, and counts the check's outcome.
   * @throws the error of the check
   */
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

  run(): Promise<void> {
    return this.flush();
  }

  /** Writes the counts that are in memory. */
  flush(): Promise<void> {
    const batch = [...this.#waiting.values()];
    this.#waiting = new Map();
    this.#writing = this.#writing.then(async () => {
      for (const counted of batch) await this.#write(counted);
    });
    return this.#writing;
  }

  /** Returns a page of the caller's own activity: log-ins, confirmations, reads of lists and refused operations. */
  own(caller: Caller, args: PageArgs): Promise<Page<ActivityView>> {
    return this.#page({ userId: caller.userId }, args);
  }

  /**
   * Returns a page of another account's activity.
   * @throws DomainError FORBIDDEN if the caller is not a Superadmin
   */
  async ofAccount(caller: Caller | null, userId: string, args: PageArgs): Promise<Page<ActivityView>> {
    requireSuperadmin(caller);
    return this.#page({ userId }, args);
  }

  /**
   * Returns a page of all reads of lists, with their readers.
   * @throws DomainError FORBIDDEN if the caller is not a Superadmin
   */
  async listReads(caller: Caller | null, args: PageArgs): Promise<Page<ActivityView>> {
    requireSuperadmin(caller);
    return this.#page({ kind: ActivityKind.listRead }, args);
  }

  /** Returns all activity of an account, for its owner's download. */
  async everythingOf(userId: string): Promise<object[]> {
    await this.flush();
    const rows = await this.activities.everythingOf(userId);
    return rows.map(({ id: _id, slot: _slot, userId: _userId, userName: _name, ...known }) => known);
  }

  /** Deletes the activity of a deleted account. Reads of lists are kept until they are a year old. */
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

  /**
   * Writes one count. If another server inserts the same row concurrently, tries once more. If the database is
   * unavailable, keeps the count for the next flush. Never rejects: after any other error, the count is lost.
   */
  async #write(counted: CountedActivity, isLastTry = false): Promise<void> {
    try {
      await this.db.inTransaction(async (tx) => {
        const isRead = counted.kind === ActivityKind.listRead;
        if (!isRead && !(await this.accounts.byId(counted.userId))) return; // the account was deleted in the meantime
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
  // Each device that logged in has its own row. Failures of all devices share one row, because an attacker may invent
  // device names.
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
