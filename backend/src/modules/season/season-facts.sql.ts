import type { Database } from "../../kernel/db/database.js";
import { type RawTime, toDateOrNull, toSqlTime } from "../../kernel/db/raw-sql.js";
import type { EventRecord } from "../events/contract/event-record.js";

/*
 * Counts for a season's checklist, with one SQL statement. Asking each module for its figures would take a dozen
 * statements. Reads `teams`, `ranking_draft_places`, `live_boards`, `payments`, `refunds`, `certificates`,
 * `past_results`, `users` and the tables of second factors.
 */

/** Counts for an event and for the people who run the club, at the time of reading. */
export interface SeasonFacts {
  readonly teams: number;
  readonly ranked: number;
  /** The number of places in the unpublished draft ranking. */
  readonly draft: number;
  /** The number of live standings that have not been ended. */
  readonly live: number;
  readonly pending: number;
  readonly refunds: number;
  readonly refundPaise: number;
  readonly certificates: number;
  /** The number of results of past years that were entered from a list and are not withdrawn. */
  readonly pastResults: number;
  readonly superadmins: number;
  /** The number of Superadmins without two-step login. */
  readonly oneStep: number;
  /** The number of people with rights who did not visit this season. */
  readonly stale: number;
}

/** SQL condition: an account `u` has an authenticator app or a passkey. */
const TWO_STEPS = `(EXISTS (SELECT 1 FROM totp_factors f WHERE f.userId = u.id)
  OR EXISTS (SELECT 1 FROM passkeys k WHERE k.userId = u.id))`;
/** SQL expression: when account `u` last began a session, or signed up if there was no further session. */
const SEEN = "COALESCE(u.lastSeenAt, u.createdAt)";
/** SQL condition: an account `u` has rights that ordinary users do not have. */
const HAS_RIGHTS = "(u.role = 'Superadmin' OR u.grants <> '')";

/** @param since the season's start. People seen since then count as visitors of this season. */
export async function seasonFacts(db: Database, event: EventRecord, since: Date): Promise<SeasonFacts> {
  const teams = "FROM teams WHERE eventId = ?";
  const owed = `FROM refunds r JOIN payments p ON p.id = r.paymentId WHERE p.eventId = ? AND r.openKey IS NOT NULL`;
  const [row] = await db.query<Readonly<Record<keyof SeasonFacts, number | string | null>>>(
    `SELECT (SELECT COUNT(*) ${teams}) AS teams,
      (SELECT COUNT(*) ${teams} AND ranking IS NOT NULL) AS ranked,
      (SELECT COUNT(*) FROM ranking_draft_places WHERE eventId = ?) AS draft,
      (SELECT COUNT(*) FROM live_boards WHERE eventId = ? AND endedAt IS NULL) AS live,
      (SELECT COUNT(*) FROM payments WHERE eventId = ? AND status = 'pending') AS pending,
      (SELECT COUNT(*) ${owed}) AS refunds,
      (SELECT SUM(r.amountPaise) ${owed}) AS refundPaise,
      (SELECT COUNT(*) FROM certificates WHERE eventId = ? AND revokedAt IS NULL) AS certificates,
      (SELECT COUNT(*) FROM past_results WHERE eventId = ? AND takenOffAt IS NULL) AS pastResults,
      (SELECT COUNT(*) FROM users WHERE role = 'Superadmin') AS superadmins,
      (SELECT COUNT(*) FROM users u WHERE u.role = 'Superadmin' AND NOT ${TWO_STEPS}) AS oneStep,
      (SELECT COUNT(*) FROM users u WHERE ${HAS_RIGHTS} AND ${SEEN} < ?) AS stale`,
    [...Array.from({ length: 9 }, () => event.id), toSqlTime(since)],
  );
  const count = (name: keyof SeasonFacts): number => Number(row?.[name] ?? 0);
  return {
    teams: count("teams"),
    ranked: count("ranked"),
    draft: count("draft"),
    live: count("live"),
    pending: count("pending"),
    refunds: count("refunds"),
    refundPaise: count("refundPaise"),
    certificates: count("certificates"),
    pastResults: count("pastResults"),
    superadmins: count("superadmins"),
    oneStep: count("oneStep"),
    stale: count("stale"),
  };
}

/** A user with rights in the admin area. */
export interface PersonWithRights {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** The grants, in the format of `grantsText`. */
  readonly grants: string;
  readonly lastSeenAt: Date | null;
  readonly hasTwoSteps: boolean;
}

/** Returns everyone with rights, Superadmins first, then by name. */
export async function peopleWithRights(db: Database): Promise<PersonWithRights[]> {
  const rows = await db.query<
    Omit<PersonWithRights, "lastSeenAt" | "hasTwoSteps"> & {
      readonly seen: RawTime | null;
      readonly twoSteps: number | string;
    }
  >(
    `SELECT u.id, u.name, u.email, u.role, u.grants, ${SEEN} AS seen, CASE WHEN ${TWO_STEPS} THEN 1 ELSE 0 END AS twoSteps
     FROM users u WHERE ${HAS_RIGHTS}
     ORDER BY CASE WHEN u.role = 'Superadmin' THEN 0 ELSE 1 END, u.name, u.id`,
  );
  return rows.map(({ seen, twoSteps, ...row }) => ({
    ...row,
    lastSeenAt: toDateOrNull(seen),
    hasTwoSteps: Number(twoSteps) === 1,
  }));
}

export async function leadsTeam(db: Database, userId: string): Promise<boolean> {
  const rows = await db.query("SELECT 1 FROM teams WHERE leaderId = ? LIMIT 1", [userId]);
  return rows.length > 0;
}
