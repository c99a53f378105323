import { columnList, type RawTime, toDate } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import type { PaymentStatus } from "../contract/payment-status.js";
import type { Team } from "../team.entity.js";
import { type PlaceState, settledAt } from "../contract/place-state.js";
import type { PlannedTeam } from "./contract/place-plan.js";
import { QUALIFIED_SQL } from "../contract/qualified.sql.js";
import type { PlaceOffer } from "./place-offer.entity.js";

export interface PlaceStanding extends PlannedTeam {
  readonly name: string;
  readonly reference: string;
  readonly offer: Pick<PlaceOffer, "state" | "deadline" | "movedUp" | "changedAt"> | null;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly ranking: number | null;
  readonly paymentStatus: PaymentStatus;
  readonly state: PlaceState | null;
  readonly deadline: RawTime;
  readonly movedUp: number;
  readonly changedAt: RawTime;
}

const SHOWN = columnList<Team>("t", ["id", "name", "reference", "ranking", "paymentStatus"]);
const PLACE = columnList<PlaceOffer>("o", ["state", "deadline", "movedUp", "changedAt"]);

/**
 * Returns all teams in an event with their places, sorted by rank and name. Reads teams and places with a single SQL
 * statement, so that ranks and places match.
 */
export async function placeStandings(db: Database, eventId: string, at: Date): Promise<PlaceStanding[]> {
  const rows = await db.query<Row>(
    `SELECT ${SHOWN}, ${PLACE} FROM teams t LEFT JOIN place_offers o ON o.teamId = t.id
     WHERE t.eventId = ? ORDER BY t.ranking IS NULL, t.ranking, t.nameKey`,
    [eventId],
  );
  return rows.map(({ state, deadline, movedUp, changedAt, ...team }) => {
    if (state === null) return { ...team, offer: null, place: null };
    const offer = { state, deadline: toDate(deadline), movedUp, changedAt: toDate(changedAt) };
    return { ...team, offer, place: settledAt(offer, at) };
  });
}

/** A team that qualifies for the round that requires the fee. */
export type QualifiedTeam = Pick<Team, "id" | "name" | "reference" | "ranking" | "paymentStatus">;

export function qualifiedTeams(
  db: Database,
  eventId: string,
  qualifyingRank: number,
): Promise<QualifiedTeam[]> {
  return db.query<QualifiedTeam>(
    `SELECT ${SHOWN} FROM teams t WHERE t.eventId = ? AND ${QUALIFIED_SQL} ORDER BY t.ranking IS NULL, t.ranking, t.name`,
    [eventId, qualifyingRank],
  );
}
