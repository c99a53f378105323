import type { Database, Tx } from "../../../kernel/db/database.js";
import { execute } from "../../../kernel/db/execute.js";
import { executeIn } from "../../../kernel/db/execute-in.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { type RawTime, toDate, toDateOrNull, toSqlTime } from "../../../kernel/db/values.js";
import type { StatementMapping } from "./contract/statement-mapping.js";
import { StatementBatch } from "./statement-batch.entity.js";
import { StatementLayout } from "./statement-layout.entity.js";
import { StatementLineRow } from "./statement-line.entity.js";
import { STATEMENT_LINE, StatementRow } from "./statement-row.entity.js";
import type { StatementBatchView } from "./statement-batch.types.js";

type BatchRow = Omit<
  StatementBatchView,
  "committedAt" | "undoneAt" | "confirmed" | "probable" | "amount" | "leftAsIs"
> & {
  readonly committedAt: RawTime;
  readonly undoneAt: RawTime | null;
  readonly confirmed: number | string;
  readonly probable: number | string;
  readonly amount: number | string;
  readonly leftAsIs: number | string;
};

const BATCHES = `SELECT b.id, e.title AS eventTitle, b.fileName, b.lines, b.committedAt, b.actorName AS committedBy,
    b.undoneAt, b.undoneByName AS undoneBy, r.confirmed, r.probable, r.amount,
    CASE WHEN b.undoneAt IS NULL THEN 0 ELSE r.inForce END AS leftAsIs
  FROM statement_batches b
  JOIN events e ON e.id = b.eventId
  JOIN (SELECT batchId, COUNT(*) AS confirmed, SUM(CASE WHEN outcome = 'probable' THEN 1 ELSE 0 END) AS probable,
          SUM(amountPaise) AS amount, COUNT(seenKey) AS inForce
        FROM statement_rows GROUP BY batchId) r ON r.batchId = b.id`;
/** Far more statements than an event has; older ones are in the audit log. */
const BATCHES_SHOWN = 200;

/** Statements on batches, their rows and the remembered layouts. */
export class StatementRepository {
  constructor(private readonly db: Database) {}

  /** Holds teams' rows until the transaction ends, in one order, so that two commits queue. */
  async holdTeams(tx: Tx, teamIds: readonly string[], now: Date): Promise<void> {
    const ids = [...new Set(teamIds)].sort();
    await executeIn(tx, "UPDATE teams SET updatedAt = ? WHERE id IN", [toSqlTime(now)], ids);
  }

  async insertBatch(tx: Tx, batch: StatementBatch): Promise<void> {
    await tx.insert(StatementBatch, batch);
  }

  /** Writes the confirmed lines; false when another batch in force has one of them. */
  async insertRows(tx: Tx, rows: readonly StatementRow[]): Promise<boolean> {
    try {
      await insertMany(tx, StatementRow, rows);
      return true;
    } catch (error) {
      if (violates(error, STATEMENT_LINE)) return false;
      throw error;
    }
  }

  /** Keeps what became of every line, confirmed or not. */
  async insertLines(tx: Tx, lines: readonly StatementLineRow[]): Promise<void> {
    await insertMany(tx, StatementLineRow, lines);
  }

  /** Marks a batch as taken back; false when it is already, or is not there. */
  async markUndone(tx: Tx, id: string, undoneByName: string, at: Date): Promise<boolean> {
    const sql =
      "UPDATE statement_batches SET undoneAt = ?, undoneByName = ? WHERE id = ? AND undoneAt IS NULL";
    return (await execute(tx, sql, [toSqlTime(at), undoneByName, id])) === 1;
  }

  /**
   * A batch with its rows, in the order in which teams are held; null when there is none. But for `seenKey` rows never
   * change, so they are read before the transaction that takes them back: its first look comes after its locks then.
   */
  async withRows(id: string): Promise<{
    readonly committedAt: Date;
    readonly fileName: string;
    readonly rows: readonly StatementRow[];
  } | null> {
    const sql = "SELECT committedAt, fileName FROM statement_batches WHERE id = ?";
    const [batch] = await this.db.query<{ committedAt: RawTime; fileName: string }>(sql, [id]);
    if (!batch) return null;
    const rows = await this.db.query<StatementRow>(
      `SELECT id, batchId, line, fingerprint, seenKey, outcome, amountPaise, paymentId, teamId, teamName, created,
         transactionId, claimedId
       FROM statement_rows WHERE batchId = ? ORDER BY teamId`,
      [id],
    );
    return { committedAt: toDate(batch.committedAt), fileName: batch.fileName, rows };
  }

  /** Lets lines be confirmed again. */
  async releaseLines(tx: Tx, rowIds: readonly string[]): Promise<void> {
    await executeIn(tx, "UPDATE statement_rows SET seenKey = NULL WHERE id IN", [], rowIds);
  }

  /** The newest batches, newest first. */
  async batches(): Promise<StatementBatchView[]> {
    const order = `ORDER BY b.committedAt DESC, b.id DESC LIMIT ${BATCHES_SHOWN}`;
    return (await this.db.query<BatchRow>(`${BATCHES} ${order}`)).map(batchView);
  }

  async batch(id: string): Promise<StatementBatchView | null> {
    const [row] = await this.db.query<BatchRow>(`${BATCHES} WHERE b.id = ?`, [id]);
    return row ? batchView(row) : null;
  }

  /** How the columns below these headings were chosen last, or null. */
  async layout(headingsKey: string): Promise<StatementMapping | null> {
    const sql = "SELECT mapping FROM statement_layouts WHERE headingsKey = ?";
    const [row] = await this.db.query<{ mapping: string }>(sql, [headingsKey]);
    return row ? (JSON.parse(row.mapping) as StatementMapping) : null;
  }

  /** Remembers how columns were chosen. */
  async rememberLayout(tx: Tx, headingsKey: string, mapping: StatementMapping, now: Date): Promise<void> {
    await execute(tx, "DELETE FROM statement_layouts WHERE headingsKey = ?", [headingsKey]);
    await tx.insert(StatementLayout, { headingsKey, mapping: JSON.stringify(mapping), updatedAt: now });
  }
}

function batchView({
  committedAt,
  undoneAt,
  confirmed,
  probable,
  amount,
  leftAsIs,
  ...batch
}: BatchRow): StatementBatchView {
  return {
    ...batch,
    committedAt: toDate(committedAt),
    undoneAt: toDateOrNull(undoneAt),
    confirmed: Number(confirmed),
    probable: Number(probable),
    amount: Number(amount),
    leftAsIs: Number(leftAsIs),
  };
}
