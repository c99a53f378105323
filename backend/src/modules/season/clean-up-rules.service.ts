import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import type { Confirmations } from "../../kernel/auth/confirmations.js";
import { ADMIN_RULES, ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import { indiaDay } from "../../kernel/contract/india-time.js";
import type { Database } from "../../kernel/db/database.js";
import { violates } from "../../kernel/db/unique-key.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { AuditedLinesService } from "../statements/allocation/audited-lines.service.js";
import { NOTHING_STORED, numberOfVersion } from "../../kernel/errors/require-version.js";
import { CLEAN_UP_RULES } from "./clean-up-rules.entity.js";
import type { CleanUpRulesRepository } from "./clean-up-rules.repository.js";
import type { CleanUpRulesInput, SaveCleanUpRulesInput } from "./contract/season.inputs.js";
import type { CleanUpPreview, CleanUpRules, CleanUpRulesPayload } from "./season.types.js";
import { countUnseen } from "./unseen-people.sql.js";

/** Returns the moment `years` years before `now`, on the same day of the year. */
export function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}

/**
 * Returns the last day whose statement lines are deleted: `years` years ago, but not later than the audit's last day.
 */
export function linesUntil(now: Date, years: number, auditedUntil: string): string {
  const old = indiaDay(yearsBefore(now, years));
  return old < auditedUntil ? old : auditedUntil;
}

/** Lets Superadmins view and change the club's rules for automatic deletion. */
export class CleanUpRulesService {
  constructor(
    private readonly db: Database,
    private readonly repository: CleanUpRulesRepository,
    private readonly auditedLines: AuditedLinesService,
    private readonly confirmations: Confirmations,
  ) {}

  /** Returns the rules in force. @throws DomainError FORBIDDEN. */
  async read(caller: Caller | null): Promise<CleanUpRules> {
    requirePermission(caller, "cleanUpRules");
    return this.#view();
  }

  /**
   * Counts the accounts and lines that the rules would affect now.
   * @throws DomainError FORBIDDEN, BAD_INPUT.
   */
  async preview(caller: Caller | null, input: CleanUpRulesInput): Promise<CleanUpPreview> {
    requirePermission(caller, "cleanUpPreview");
    const now = new Date();
    const { accountYears, lineYears, auditedUntil } = rulesOf(input, now);
    return {
      accounts: accountYears === null ? 0 : await countUnseen(this.db, yearsBefore(now, accountYears)),
      lines:
        lineYears === null || auditedUntil === null
          ? 0
          : await this.auditedLines.count(linesUntil(now, lineYears, auditedUntil)),
    };
  }

  /**
   * Saves new rules.
   * @throws DomainError FORBIDDEN, BAD_INPUT; CONFIRMATION_NEEDED if the rules delete data; VERSION_CHANGED if the
   * rules have changed since they were shown.
   */
  async save(
    caller: Caller | null,
    { version, ...input }: SaveCleanUpRulesInput,
  ): Promise<CleanUpRulesPayload> {
    const actor = requirePermission(caller, "saveCleanUpRules");
    const rules = rulesOf(input, new Date());
    try {
      await this.db.inTransaction(async (tx) => {
        if (rules.accountYears !== null || rules.lineYears !== null)
          await this.confirmations.require(actor, "cleanUp");
        const by = { changedByName: actor.name, changedAt: new Date() };
        if (!(await this.repository.save(tx, numberOfVersion(version), { ...rules, ...by })))
          throw new DomainError("VERSION_CHANGED");
        const target = { targetType: "site", targetId: actor.userId, targetName: "" };
        await recordAudit(tx, { actor, action: "cleanUp.rules", ...target, details: rules });
      });
    } catch (error) {
      throw violates(error, CLEAN_UP_RULES) ? new DomainError("VERSION_CHANGED", { cause: error }) : error;
    }
    return { message: ADMIN_SUCCESS.cleanUpSaved, rules: await this.#view() };
  }

  async #view(): Promise<CleanUpRules> {
    const rules = await this.repository.current();
    return {
      version: rules ? String(rules.version) : NOTHING_STORED,
      accountYears: rules?.accountYears ?? null,
      lineYears: rules?.lineYears ?? null,
      auditedUntil: rules?.auditedUntil ?? null,
      changedBy: rules?.changedByName ?? null,
      changedAt: rules?.changedAt ?? null,
    };
  }
}

/**
 * Converts the input to the stored rules.
 * @throws DomainError BAD_INPUT if the audit date is in the future, or is missing although lines are to be deleted.
 */
function rulesOf(input: CleanUpRulesInput, now: Date) {
  const lineYears = input.lineYears ?? null;
  const auditedUntil = input.auditedUntil || null;
  if (lineYears !== null && auditedUntil === null) throw badDay(ADMIN_RULES.auditedUntilNeeded);
  if (auditedUntil !== null && auditedUntil > indiaDay(now)) throw badDay(ADMIN_RULES.auditedUntilAhead);
  return { accountYears: input.accountYears ?? null, lineYears, auditedUntil };
}

function badDay(message: string): DomainError {
  return new DomainError("BAD_INPUT", { message, fields: { auditedUntil: message } });
}
