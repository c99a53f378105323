import type { Database, Tx } from "../../../kernel/db/database.js";
import { auditedLines, countAuditedLines } from "./audited-lines.sql.js";
import type { StatementRepository } from "../statement.repository.js";

/** Lines of bank statements that the club's audit is done with. What they confirmed stays: payments, their steps and receipts. */
export class AuditedLinesService {
  constructor(
    private readonly db: Database,
    private readonly statements: StatementRepository,
  ) {}

  /** How many lines of a day up to `until` would go; those with money to place stay. @param until `YYYY-MM-DD` */
  count(until: string): Promise<number> {
    return countAuditedLines(this.db, until);
  }

  /** Deletes at most `limit` of them; returns how many. */
  async deleteSome(tx: Tx, until: string, limit: number): Promise<number> {
    const byBatch = new Map<string, number[]>();
    for (const { batchId, line } of await auditedLines(this.db, until, limit))
      byBatch.set(batchId, [...(byBatch.get(batchId) ?? []), line]);
    let removed = 0;
    for (const [batchId, lines] of byBatch) removed += await this.statements.removeLines(tx, batchId, lines);
    return removed;
  }
}
