import { recordAudit } from "../../kernel/audit/audit-log.js";
import type { Database } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { Logger } from "../../kernel/log/logger.js";
import type { ForgettingService } from "../accounts/forgetting/forgetting.service.js";
import type { AuditedLinesService } from "../statements/allocation/audited-lines.service.js";
import { linesUntil, yearsBefore } from "./clean-up-rules.service.js";
import type { CleanUpRulesRecord } from "./clean-up-rules.entity.js";
import type { CleanUpRulesRepository } from "./clean-up-rules.repository.js";
import { isUnseen, notifiedPeople, unseenPeople } from "./unseen-people.sql.js";

/** Days between the notice and the deletion of an account. */
const NOTICE_DAYS = 30;
/**
 * Maximum number of mails per hourly run. A larger number would delay the site's other mails and use up a provider's
 * limit.
 */
const NOTIFIED_AT_ONCE = 200;
/**
 * Maximum number of accounts deleted per hourly run. Each account is deleted with all its data in a transaction of its
 * own.
 */
const FORGOTTEN_AT_ONCE = 200;
/** Maximum number of lines per transaction, and of transactions per hourly run. */
const LINES_AT_ONCE = 500;
const LINE_SLICES = 20;
const DAY_MS = 86_400_000;

export interface CleanUpCounts {
  readonly notified: number;
  readonly forgotten: number;
  readonly lines: number;
}

interface CleanUpParts {
  readonly db: Database;
  readonly rules: CleanUpRulesRepository;
  readonly forgetting: ForgettingService;
  readonly auditedLines: AuditedLinesService;
  readonly log: Logger;
}

/**
 * Cleans up according to the club's rules, a bounded part at a time. Without rules, deletes nothing (ADR 79). Each
 * account is checked again in the transaction that locks it, so a second server or a concurrent log-in does no harm.
 */
export class CleanUpService {
  #stopped = false;

  constructor(private readonly parts: CleanUpParts) {}

  /** Makes the current run stop before its next account or transaction. */
  stop(): void {
    this.#stopped = true;
  }

  /**
   * Does one bounded part of the work.
   * @throws the database's error; completed deletions stay.
   */
  async run(now = new Date()): Promise<CleanUpCounts> {
    const rules = await this.parts.rules.current();
    const forgotten = await this.#forget(rules, now);
    const notified = await this.#notify(rules, now);
    const lines = rules === null ? 0 : await this.#deleteLines(rules, now);
    if (forgotten + lines > 0) await this.#record({ notified, forgotten, lines });
    return { notified, forgotten, lines };
  }

  async #notify(rules: CleanUpRulesRecord | null, now: Date): Promise<number> {
    const years = rules?.accountYears ?? null;
    if (rules === null || years === null) return 0;
    const seenBefore = yearsBefore(now, years);
    const rule = { years, seenBefore, goesAt: new Date(now.getTime() + NOTICE_DAYS * DAY_MS) };
    let notified = 0;
    for (const person of await unseenPeople(this.parts.db, seenBefore, NOTIFIED_AT_ONCE)) {
      if (this.#stopped) break;
      const done = await this.parts.db.inTransaction(
        async (tx) => (await this.#areInForce(rules)) && this.parts.forgetting.warn(tx, person, rule, now),
      );
      if (done) notified++;
    }
    return notified;
  }

  async #forget(rules: CleanUpRulesRecord | null, now: Date): Promise<number> {
    const { db, forgetting, log } = this.parts;
    const years = rules?.accountYears ?? null;
    if (rules === null || years === null) {
      // Withdraws all notices, so that a later rule notifies these users again.
      await db.inTransaction((tx) => forgetting.withdraw(tx));
      return 0;
    }
    const notifiedBefore = new Date(now.getTime() - NOTICE_DAYS * DAY_MS);
    let forgotten = 0;
    for (const id of await notifiedPeople(db, notifiedBefore, FORGOTTEN_AT_ONCE)) {
      if (this.#stopped) break;
      try {
        if (await this.#forgetOne(id, rules, notifiedBefore, yearsBefore(now, years))) forgotten++;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        // The deletion was refused, for example because of a concurrent change. The account stays, and its notice is
        // withdrawn. If the account is still due for deletion, its owner gets a new notice, maybe in this run.
        log.warn({ err: error }, "an account could not be forgotten");
        await db.inTransaction((tx) => forgetting.withdraw(tx, id));
      }
    }
    return forgotten;
  }

  #forgetOne(
    id: string,
    rules: CleanUpRulesRecord,
    notifiedBefore: Date,
    seenBefore: Date,
  ): Promise<boolean> {
    const { db, forgetting } = this.parts;
    return db.inTransaction(async (tx) => {
      // The account is locked before the first read, because on MySQL all later reads of a transaction see the snapshot
      // of its first read.
      if (!(await forgetting.lockNotified(tx, id, notifiedBefore))) return false;
      if (!(await this.#areInForce(rules))) return false;
      if ((await isUnseen(db, id, seenBefore)) && (await forgetting.wasNotified(id))) {
        await forgetting.forget(tx, id);
        return true;
      }
      await forgetting.withdraw(tx, id);
      return false;
    });
  }

  async #deleteLines(rules: CleanUpRulesRecord, now: Date): Promise<number> {
    const { lineYears, auditedUntil } = rules;
    if (lineYears === null || auditedUntil === null) return 0;
    const until = linesUntil(now, lineYears, auditedUntil);
    let deleted = 0;
    for (let slice = 0; slice < LINE_SLICES && !this.#stopped; slice++) {
      const { db, auditedLines } = this.parts;
      const some = await db.inTransaction(async (tx) =>
        (await this.#areInForce(rules)) ? auditedLines.deleteSome(tx, until, LINES_AT_ONCE) : 0,
      );
      deleted += some;
      if (some < LINES_AT_ONCE) break;
    }
    return deleted;
  }

  /**
   * Returns whether the rules are unchanged since the run began. Once the rules are switched off, no account may be
   * deleted.
   */
  async #areInForce({ version }: CleanUpRulesRecord): Promise<boolean> {
    return (await this.parts.rules.current())?.version === version;
  }

  /** Records how many accounts were deleted, but not whose: the log must not list forgotten people. */
  async #record(counts: CleanUpCounts): Promise<void> {
    const target = { targetType: "site", targetId: "", targetName: "" };
    await this.parts.db.inTransaction((tx) =>
      recordAudit(tx, { actor: null, action: "cleanUp.run", ...target, details: { ...counts } }),
    );
  }
}
