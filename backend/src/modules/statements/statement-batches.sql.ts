import { columnList, type RawTime, toDate, toDateOrNull } from "../../kernel/db/raw-sql.js";
import type { Database } from "../../kernel/db/database.js";
import { allOf, type SqlPart } from "../../kernel/paging/keyset.js";
import { LEFT, OPEN } from "./allocation/open-lines.sql.js";
import type { StatementBatch } from "./statement-batch.entity.js";
import type { StatementBatchView } from "./statement-batch.types.js";

/** Maximum number of statements shown, far more than an event has. The audit log lists older ones. */
const BATCHES_SHOWN = 200;

const FIGURES = [
  "confirmed",
  "inForce",
  "probable",
  "amount",
  "leftAsIs",
  "openLines",
  "openAmount",
] as const;
type Figure = (typeof FIGURES)[number];

const OPEN_LINES = `FROM statement_lines l WHERE l.batchId = b.id AND ${OPEN}`;

type BatchRow = Omit<StatementBatchView, "committedAt" | "undoneAt" | Figure> &
  Readonly<Record<Figure, number | string | null>> & {
    readonly committedAt: RawTime;
    readonly undoneAt: RawTime | null;
  };

/**
 * Returns statement batches, newest first, with the sums of their confirmed lines and their events' titles, in one SQL
 * statement. Conditions in `only` refer to a batch as `b`. Also reads `events`, a table of another module.
 */
export async function statementBatches(
  db: Database,
  only: readonly SqlPart[] = [],
): Promise<StatementBatchView[]> {
  const { sql, parameters } = allOf(only);
  const rows = await db.query<BatchRow>(
    `SELECT ${columnList<StatementBatch>("b", ["id", "fileName", "lines", "committedAt", "undoneAt"])},
       e.slug AS eventSlug, e.title AS eventTitle, b.actorName AS committedBy, b.undoneByName AS undoneBy,
       r.confirmed, r.inForce, r.probable, r.amount, CASE WHEN b.undoneAt IS NULL THEN 0 ELSE r.inForce END AS leftAsIs,
       (SELECT COUNT(*) ${OPEN_LINES}) AS openLines,
       (SELECT SUM(${LEFT}) ${OPEN_LINES}) AS openAmount
     FROM statement_batches b
     JOIN events e ON e.id = b.eventId
     LEFT JOIN (SELECT batchId, SUM(CASE WHEN isSurplus = 0 THEN 1 ELSE 0 END) AS confirmed, SUM(CASE WHEN outcome = 'probable' THEN 1 ELSE 0 END) AS probable,
             SUM(amountPaise) AS amount, COUNT(seenKey) AS inForce
           FROM statement_rows GROUP BY batchId) r ON r.batchId = b.id
     WHERE ${sql} ORDER BY b.committedAt DESC, b.id DESC LIMIT ${String(BATCHES_SHOWN)}`,
    parameters,
  );
  return rows.map((row) => ({
    ...row,
    committedAt: toDate(row.committedAt),
    undoneAt: toDateOrNull(row.undoneAt),
    ...(Object.fromEntries(FIGURES.map((name) => [name, Number(row[name] ?? 0)])) as Record<Figure, number>),
  }));
}
