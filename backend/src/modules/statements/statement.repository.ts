import { In, IsNull } from "typeorm";
import { affected, changeIn, deleteWhere, findIn, tookEffect, updateWhere } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { violates } from "../../kernel/db/unique-key.js";
import type { StatementMapping } from "./contract/column-role.js";
import { StatementBatch, StatementWarning } from "./statement-batch.entity.js";
import { LAYOUT_VERSION, StatementLayout, type StoredMapping } from "./statement-layout.entity.js";
import { StatementLine } from "./statement-line.entity.js";
import { CONFIRMED_LINE, StatementConfirmation } from "./statement-confirmation.entity.js";
import { statementBatches } from "./statement-batches.sql.js";
import type { StatementBatchView } from "./statement-batch.types.js";
import type { StatementWarningView } from "./statement-totals.types.js";
import { openWarnings } from "./statement-warnings.sql.js";

/** Reads and writes batches with their lines, confirmations and warnings, and the remembered mappings. */
export class StatementRepository {
  constructor(private readonly db: Database) {}

  async insertBatch(tx: Tx, batch: StatementBatch): Promise<void> {
    await insertMany(tx, StatementBatch, [batch]);
  }

  /**
   * Inserts confirmations. Returns false if one of the lines is already confirmed, or already placed for the same team.
   * The calling code must then roll back, because some confirmations may be inserted.
   */
  async insertConfirmations(tx: Tx, confirmations: readonly StatementConfirmation[]): Promise<boolean> {
    try {
      await insertMany(tx, StatementConfirmation, confirmations);
      return true;
    } catch (error) {
      if (violates(error, CONFIRMED_LINE)) return false;
      throw error;
    }
  }

  /** Stores the result of every line, confirmed or not. */
  async insertLines(tx: Tx, lines: readonly StatementLine[]): Promise<void> {
    await insertMany(tx, StatementLine, lines);
  }

  /** Deletes lines of a batch. Payments confirmed by these lines stay confirmed. */
  removeLines(tx: Tx, batchId: string, lines: readonly number[]): Promise<number> {
    return affected(deleteWhere(tx, StatementLine, { batchId, line: In(lines) }));
  }

  async insertWarnings(tx: Tx, warnings: readonly StatementWarning[]): Promise<void> {
    await insertMany(tx, StatementWarning, warnings);
  }

  /** Returns accepted payments whose money was returned. */
  warnings(): Promise<StatementWarningView[]> {
    return openWarnings(this.db);
  }

  /** Marks a batch as reverted. Returns false if the batch is already reverted or does not exist. */
  markReverted(tx: Tx, id: string, undoneByName: string, at: Date): Promise<boolean> {
    const inForce = { id, undoneAt: IsNull() };
    return tookEffect(updateWhere(tx, StatementBatch, inForce, { undoneAt: at, undoneByName }));
  }

  /**
   * Returns a batch with its confirmations, in the order in which teams are locked, or null if there is no such batch.
   * A revert calls this method before its transaction, so that the transaction begins with its locks. Until the locks,
   * other requests can only change a `seenKey` or add confirmations.
   */
  async withConfirmations(id: string): Promise<{
    readonly committedAt: Date;
    readonly fileName: string;
    readonly confirmations: readonly StatementConfirmation[];
  } | null> {
    const select = { id: true, committedAt: true, fileName: true };
    const [batch] = await this.db.read((reader) => reader.find(StatementBatch, { select, where: { id } }));
    if (!batch) return null;
    const ofBatch = { where: { batchId: id }, order: { teamId: "ASC" } } as const;
    const confirmations = await this.db.read((reader) => reader.find(StatementConfirmation, ofBatch));
    return { committedAt: batch.committedAt, fileName: batch.fileName, confirmations };
  }

  /** Locks a batch's confirmations until the transaction ends. Returns the number of confirmations. */
  lockConfirmations(tx: Tx, batchId: string): Promise<number> {
    return affected(updateWhere(tx, StatementConfirmation, { batchId }, { line: () => "line" }));
  }

  /** Returns the given fingerprints that occur in an earlier statement, in the order in which lines are locked. */
  async storedFingerprints(fingerprints: readonly string[]): Promise<string[]> {
    const select = { batchId: true, line: true, fingerprint: true } as const;
    const lines = await this.db.read((reader) =>
      findIn(fingerprints, (fingerprint) => reader.find(StatementLine, { select, where: { fingerprint } })),
    );
    return [...new Set(lines.map(({ fingerprint }) => fingerprint))].sort();
  }

  /**
   * Locks lines until the transaction ends, in every statement that contains them, so that concurrent allocations of
   * their money wait.
   */
  async lockLines(tx: Tx, fingerprints: readonly string[]): Promise<void> {
    await changeIn(fingerprints, (fingerprint) =>
      updateWhere(tx, StatementLine, { fingerprint }, { version: () => "version + 1" }),
    );
  }

  /** Releases confirmed lines, so that they can be confirmed again. */
  async releaseLines(tx: Tx, confirmationIds: readonly string[]): Promise<void> {
    await changeIn(confirmationIds, (id) =>
      updateWhere(tx, StatementConfirmation, { id }, { seenKey: null }),
    );
  }

  /**
   * Deletes the narrations of a reverted batch. A narration is kept only to find the team of a line's money, and no
   * team gets the money of a reverted line.
   */
  async forgetNarration(tx: Tx, batchId: string): Promise<void> {
    await updateWhere(tx, StatementLine, { batchId }, { sealedNarration: null });
  }

  /** Returns the latest batches, newest first. */
  batches(): Promise<StatementBatchView[]> {
    return statementBatches(this.db);
  }

  async batch(id: string): Promise<StatementBatchView | null> {
    return (await statementBatches(this.db, [{ sql: "b.id = ?", parameters: [id] }]))[0] ?? null;
  }

  /**
   * Returns the last choice of columns for these headings, and whether it was made under the current rules. Returns
   * null if no choice is stored.
   */
  async layout(
    headingsKey: string,
  ): Promise<{ readonly mapping: StatementMapping; readonly isCurrent: boolean } | null> {
    const [row] = await this.db.read((reader) => reader.findBy(StatementLayout, { headingsKey }));
    if (!row) return null;
    const { version, ...mapping } = JSON.parse(row.mapping) as StoredMapping;
    return { mapping, isCurrent: version === LAYOUT_VERSION };
  }

  /** Replaces the stored choice of columns for these headings. */
  async rememberLayout(tx: Tx, headingsKey: string, mapping: StatementMapping, now: Date): Promise<void> {
    await deleteWhere(tx, StatementLayout, { headingsKey });
    const stored: StoredMapping = { ...mapping, version: LAYOUT_VERSION };
    const layout = { headingsKey, mapping: JSON.stringify(stored), updatedAt: now };
    await insertMany(tx, StatementLayout, [layout]);
  }
}
