import type { Database, Tx } from "../../kernel/db/database.js";
import { execute, select } from "../../kernel/db/execute.js";
import type { PaymentStatus } from "../teams/contract/payment-status.js";
import type { RankingChange } from "./ranking.types.js";

/** A team with its published place and the one of the draft, which is the same where the draft says nothing. */
export interface Standing {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  readonly ranking: number | null;
  readonly reference: string;
  readonly paymentStatus: PaymentStatus;
  readonly draft: number | null;
}

/** Rows a statement: the CASE of each is walked for each. */
const BATCH = 250;

const STANDINGS = `SELECT t.id, t.name, t.nameKey, t.reference, t.paymentStatus, t.ranking,
    CASE WHEN d.teamId IS NULL THEN t.ranking ELSE d.place END AS draft
  FROM teams t LEFT JOIN ranking_draft_places d ON d.teamId = t.id
  WHERE t.eventId = ? ORDER BY t.nameKey`;

/** Statements on the rankings of many teams at once. */
export class RankingRepository {
  constructor(private readonly db: Database) {}

  /** All teams of an event, by name. One statement, so that places and draft fit together. */
  standings(eventId: string): Promise<Standing[]> {
    return this.db.query<Standing>(STANDINGS, [eventId]);
  }

  /** As `standings`, seeing the transaction's own writes. */
  standingsInTx(tx: Tx, eventId: string): Promise<Standing[]> {
    return select<Standing>(tx, STANDINGS, [eventId]);
  }

  /**
   * Writes the places; a statement for every 250 teams. False when a team no longer has the place that it is said to
   * have had: the condition decides that, not a look before.
   */
  async write(tx: Tx, changes: readonly RankingChange[]): Promise<boolean> {
    for (let at = 0; at < changes.length; at += BATCH) {
      const batch = changes.slice(at, at + BATCH);
      const cases = batch.map(() => "WHEN ? THEN ?").join(" ");
      const ids = batch.map(({ teamId }) => teamId);
      const written = await execute(
        tx,
        `UPDATE teams SET ranking = CASE id ${cases} ELSE ranking END
         WHERE id IN (${places(ids)}) AND COALESCE(ranking, 0) = CASE id ${cases} END`,
        [
          ...batch.flatMap(({ teamId, rank }) => [teamId, rank]),
          ...ids,
          ...batch.flatMap(({ teamId, previous }) => [teamId, previous ?? 0]),
        ],
      );
      if (written !== batch.length) return false;
    }
    return true;
  }
}

function places(values: readonly unknown[]): string {
  return values.map(() => "?").join(", ");
}
