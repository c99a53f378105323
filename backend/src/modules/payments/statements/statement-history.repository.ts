import type { Database } from "../../../kernel/db/database.js";
import { type RawTime, toDate } from "../../../kernel/db/values.js";
import { StatementEffect, type StatementOutcome } from "./contract/statement.enums.js";
import type { LineMatch } from "./matching/match-facts.js";
import type { StatementBatchLine, StatementSeen } from "./statement-batch.types.js";

interface LineRow {
  readonly line: number;
  readonly date: string | null;
  readonly reference: string;
  readonly amountPaise: number | null;
  readonly amountText: string;
  readonly outcome: StatementOutcome;
  readonly teamName: string | null;
  readonly teamReference: string | null;
}
interface EffectRow {
  readonly line: number;
  readonly created: number;
  readonly seenKey: string | null;
}
type SeenRow = Omit<StatementSeen, "at"> & {
  readonly at: RawTime;
  readonly paymentId: string;
  readonly seenKey: string | null;
};

/** What lines in force confirmed, when and by whom. */
const BY_STATEMENT = `SELECT r.seenKey, r.paymentId, r.line, r.teamName, t.reference AS teamReference, b.id AS batchId,
    b.fileName, b.committedAt AS at, b.actorName AS seenBy
  FROM statement_rows r JOIN statement_batches b ON b.id = r.batchId LEFT JOIN teams t ON t.id = r.teamId
  WHERE r.seenKey IS NOT NULL`;
/** Every acceptance that stands; those of statements are among them. */
const BY_HAND = `SELECT NULL AS seenKey, s.paymentId, NULL AS line, p.teamName, p.reference AS teamReference,
    NULL AS batchId, NULL AS fileName, s.at, s.actorName AS seenBy
  FROM payment_steps s JOIN payments p ON p.id = s.paymentId
  WHERE p.status = 'accepted' AND s.toStatus = 'accepted' ORDER BY s.at, s.id`;

/** What became of lines that were committed before. */
export class StatementHistoryRepository {
  constructor(private readonly db: Database) {}

  /** The lines of a batch, in the order of its file. Two statements. */
  async lines(batchId: string, isUndone: boolean): Promise<StatementBatchLine[]> {
    const rows = await this.db.query<LineRow>(
      `SELECT l.line, l.date, l.reference, l.amountPaise, l.amountText, l.outcome, l.teamName,
         t.reference AS teamReference
       FROM statement_lines l LEFT JOIN teams t ON t.id = l.teamId WHERE l.batchId = ? ORDER BY l.line`,
      [batchId],
    );
    const confirmed = await this.db.query<EffectRow>(
      "SELECT line, created, seenKey FROM statement_rows WHERE batchId = ?",
      [batchId],
    );
    const effects = new Map(confirmed.map((row) => [row.line, effectOf(row, isUndone)]));
    return rows.map(({ amountPaise, ...row }) => ({
      ...row,
      amount: amountPaise,
      effect: effects.get(row.line) ?? StatementEffect.nothing,
    }));
  }

  /** For lines that are already seen: what confirmed their payments. At most two statements, none without such a line. */
  async seen(matches: readonly LineMatch[]): Promise<ReadonlyMap<number, StatementSeen>> {
    const seen = matches.filter(({ outcome }) => outcome === "seen");
    if (seen.length === 0) return new Map();
    const inForce = await this.db.query<SeenRow>(BY_STATEMENT);
    const byKey = new Map(inForce.map((row) => [row.seenKey, row]));
    const byPayment = new Map(inForce.map((row) => [row.paymentId, row]));
    const found = seen.map(({ line, seenPaymentId }) => {
      const row = byKey.get(line.fingerprint) ?? byPayment.get(seenPaymentId ?? "");
      return { line: line.line, seenPaymentId, row };
    });
    const rest = found.some(({ row, seenPaymentId }) => row === undefined && seenPaymentId !== undefined);
    const accepted = rest ? await this.db.query<SeenRow>(BY_HAND) : [];
    const byHand = new Map(accepted.map((row) => [row.paymentId, row])); // the last one of each
    return new Map(
      found.flatMap(({ line, seenPaymentId, row = byHand.get(seenPaymentId ?? "") }) =>
        row ? [[line, seenView(row)]] : [],
      ),
    );
  }
}

function effectOf({ created, seenKey }: EffectRow, isUndone: boolean): StatementEffect {
  if (!isUndone) return created === 1 ? StatementEffect.recorded : StatementEffect.confirmed;
  return seenKey !== null ? StatementEffect.kept : StatementEffect.takenBack;
}

function seenView({ at, seenKey: _key, paymentId: _payment, ...row }: SeenRow): StatementSeen {
  return { ...row, at: toDate(at) };
}
