import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { StatementBatchDetails, StatementBatchView } from "../statement-batch.types.js";
import type { StatementWarningView } from "../statement-totals.types.js";
import type { StatementRepository } from "../statement.repository.js";
import type { StatementHistoryRepository } from "./statement-history.repository.js";

/** Shows the statements that were committed earlier. */
export class StatementHistoryService {
  constructor(
    private readonly statements: StatementRepository,
    private readonly history: StatementHistoryRepository,
  ) {}

  /**
   * Returns the accepted payments whose money was returned, according to statements that were not reverted.
   * @throws DomainError FORBIDDEN.
   */
  async warnings(caller: Caller | null): Promise<StatementWarningView[]> {
    requirePermission(caller, "statementWarnings");
    return this.statements.warnings();
  }

  /** Returns the earlier commits, newest first. @throws DomainError FORBIDDEN. */
  async batches(caller: Caller | null): Promise<StatementBatchView[]> {
    requirePermission(caller, "statementBatches");
    return this.statements.batches();
  }

  /** Returns one commit with its lines. @throws DomainError FORBIDDEN, NOT_FOUND. */
  async batch(caller: Caller | null, id: string): Promise<StatementBatchDetails> {
    requirePermission(caller, "statementBatch");
    const batch = await this.statements.batch(id);
    if (!batch) throw new DomainError("NOT_FOUND");
    return { batch, ...(await this.history.lines(id, batch.undoneAt !== null)) };
  }
}
