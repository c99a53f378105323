import type { Database, Tx } from "../../../kernel/db/database.js";
import { auditedLines, countAuditedLines } from "./audited-lines.sql.js";
import type { StatementRepository } from "../statement.repository.js";

/** Deletes lines of bank statements once the club's audit is over. Payments, their steps and their receipts stay. */
export class AuditedLinesService {
  constructor(
    private readonly db: Database,
    private readonly statements: StatementRepository,
  ) {}

  /**
   * Counts the lines that may be deleted: all until the day `until`, inclusive, except open lines. The money of open
   * lines still waits for a decision.
   * @param until `YYYY-MM-DD`
   */
  count(until: string): Promise<number> {
    return countAuditedLines(this.db, until);
  }

  /** Deletes at most `limit` of the deletable lines. Returns the number deleted. */
  async deleteSome(tx: Tx, until: string, limit: number): Promise<number> {
    const byBatch = new Map<string, number[]>();
    for (const { batchId, line } of await auditedLines(this.db, until, limit))
      byBatch.set(batchId, [...(byBatch.get(batchId) ?? []), line]);
    let removed = 0;
    for (const [batchId, lines] of byBatch) removed += await this.statements.removeLines(tx, batchId, lines);
    return removed;
  }
}
