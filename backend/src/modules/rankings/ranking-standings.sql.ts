import { columnList } from "../../kernel/db/raw-sql.js";
import type { Database } from "../../kernel/db/database.js";
import type { RankedTeam } from "../teams/contract/ranked-team.js";
import type { PaymentStatus } from "../teams/contract/payment-status.js";

/** A team with its published place and its drafted place. Without a draft both are the same. */
export interface Standing extends RankedTeam {
  readonly reference: string;
  readonly paymentStatus: PaymentStatus;
  readonly draft: number | null;
}

const SHOWN = ["id", "name", "nameKey", "reference", "paymentStatus", "ranking"] as const;

/**
 * Returns all teams of an event by name. One statement reads teams and draft, so that places and draft are consistent
 * when a person publishes them.
 */
export function standings(db: Database, eventId: string): Promise<Standing[]> {
  return db.query<Standing>(
    `SELECT ${columnList<Standing>("t", SHOWN)}, CASE WHEN d.teamId IS NULL THEN t.ranking ELSE d.place END AS draft
     FROM teams t LEFT JOIN ranking_draft_places d ON d.teamId = t.id
     WHERE t.eventId = ? ORDER BY t.nameKey`,
    [eventId],
  );
}
