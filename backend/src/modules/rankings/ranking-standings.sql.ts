import { columnList } from "../../kernel/db/raw-sql.js";
import type { Database } from "../../kernel/db/database.js";
import type { RankedTeam } from "../teams/contract/ranked-team.js";
import type { PaymentStatus } from "../teams/contract/payment-status.js";

/** A team with its published and its drafted place. The two places are equal if the draft does not change the place. */
export interface Standing extends RankedTeam {
  readonly reference: string;
  readonly paymentStatus: PaymentStatus;
  readonly draft: number | null;
}

const SHOWN = ["id", "name", "nameKey", "reference", "paymentStatus", "ranking"] as const;

/**
 * Returns all teams of an event, sorted by name. Reads the teams and the draft with one SQL statement, so that both are
 * from the same moment.
 */
export function standings(db: Database, eventId: string): Promise<Standing[]> {
  return db.query<Standing>(
    `SELECT ${columnList<Standing>("t", SHOWN)}, CASE WHEN d.teamId IS NULL THEN t.ranking ELSE d.place END AS draft
     FROM teams t LEFT JOIN ranking_draft_places d ON d.teamId = t.id
     WHERE t.eventId = ? ORDER BY t.nameKey`,
    [eventId],
  );
}
