import type { Database } from "../../../kernel/db/database.js";
import { indiaDayOf, type RawTime, toDate } from "../../../kernel/db/raw-sql.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import { QUALIFIED_SQL } from "../../teams/contract/qualified.sql.js";

/*
 * Counts for the admin area's first screen. Each function runs one SQL statement. Separate queries in the modules would
 * need about twenty. Reads `payments`, `cash_slips`, `outbox_mails`, `users`, `teams` and `team_members`.
 */

type CountRow = Readonly<Record<string, number | string | null>>;
type Limits = Pick<EventRecord, "id" | "minTeamSize" | "qualifyingRank" | "feePaise">;

/**
 * An event's teams with their progress, by the same rules as the teams module's contract/team-gaps.ts. The parameters
 * come from `statesOf`.
 */
const TEAM_STATES = `WITH states AS (
  SELECT t.id, t.eventId, t.createdAt, t.memberCount, t.ranking, t.paymentStatus, p.filledAt, p.lacksHandle,
    CASE WHEN t.memberCount >= ? AND p.lacksHandle = 0 THEN 1 ELSE 0 END AS isComplete,
    CASE WHEN t.paymentStatus = 'accepted' THEN 1 ELSE 0 END AS isPaid
  FROM teams t
  JOIN (SELECT teamId, MAX(createdAt) AS filledAt,
      MAX(CASE WHEN handleKey IS NULL THEN 1 ELSE 0 END) AS lacksHandle
    FROM team_members WHERE eventId = ? GROUP BY teamId) p ON p.teamId = t.id
  WHERE t.eventId = ?)`;

function statesOf({ id, minTeamSize }: Limits): readonly [number, string, string] {
  return [minTeamSize, id, id];
}

/** Returns the counts of open tasks across all events. */
export async function waitingCounts(db: Database) {
  const [row] = await db.query<CountRow & { oldest: RawTime | null }>(`SELECT
    (SELECT COUNT(*) FROM payments WHERE status = 'pending') AS payments,
    (SELECT MIN(reportedAt) FROM payments WHERE status = 'pending') AS oldest,
    (SELECT COUNT(*) FROM cash_slips WHERE state = 'waiting') AS cashSlips,
    (SELECT SUM(amountPaise) FROM cash_slips WHERE state = 'waiting') AS cashAmount,
    (SELECT COUNT(*) FROM outbox_mails WHERE state = 'failed') AS failedMails`);
  return {
    payments: Number(row?.["payments"]),
    oldestReportAt: row?.oldest == null ? null : toDate(row.oldest),
    cashSlips: Number(row?.["cashSlips"]),
    cashAmount: Number(row?.["cashAmount"] ?? 0),
    failedMails: Number(row?.["failedMails"]),
  };
}

/** The numbers of an event's teams: all, complete, paid, and those that lack something. */
export interface TeamCounts {
  readonly teams: number;
  readonly complete: number;
  readonly paid: number;
  readonly gaps: { readonly members: number; readonly handles: number; readonly payment: number };
}

export async function teamCounts(db: Database, event: Limits): Promise<TeamCounts> {
  const [row] = await db.query<CountRow>(
    `${TEAM_STATES} SELECT COUNT(*) AS teams, SUM(isComplete) AS complete, SUM(isPaid) AS paid,
      SUM(CASE WHEN memberCount < ? THEN 1 ELSE 0 END) AS members, SUM(lacksHandle) AS handles,
      SUM(CASE WHEN ? > 0 AND paymentStatus IN ('incomplete', 'rejected') AND ${QUALIFIED_SQL} THEN 1 ELSE 0 END) AS payment
      FROM states t`,
    [...statesOf(event), event.minTeamSize, event.feePaise, event.qualifyingRank],
  );
  const count = (name: string) => Number(row?.[name] ?? 0);
  return {
    teams: count("teams"),
    complete: count("complete"),
    paid: count("paid"),
    gaps: { members: count("members"), handles: count("handles"), payment: count("payment") },
  };
}

/** The number of sign-ups, new teams, completed teams or payments on one day. */
export type DayCount = Readonly<{ kind: "signUps" | "teams" | "complete" | "paid"; day: string; n: number }>;

/**
 * Counts sign-ups of all time and the changes to an event's teams, by day in India. Superadmins count only if they take
 * part.
 */
export async function dayCounts(db: Database, event: Limits): Promise<DayCount[]> {
  const day = (column: string) => indiaDayOf(db, column);
  const rows = await db.query<{ kind: DayCount["kind"]; day: string; n: number | string }>(
    `${TEAM_STATES}
    SELECT 'signUps' AS kind, ${day("createdAt")} AS day, COUNT(*) AS n FROM users
      WHERE role <> 'Superadmin' OR id IN (SELECT userId FROM team_members WHERE eventId = ? AND confirmedAt IS NOT NULL)
      GROUP BY 2
    UNION ALL SELECT 'teams', ${day("createdAt")}, COUNT(*) FROM states GROUP BY 2
    UNION ALL SELECT 'complete', ${day("filledAt")}, COUNT(*) FROM states WHERE isComplete = 1 GROUP BY 2
    UNION ALL SELECT 'paid', ${day("decidedAt")}, COUNT(*) FROM payments
      WHERE eventId = ? AND status = 'accepted' AND decidedAt IS NOT NULL AND teamId IS NOT NULL GROUP BY 2`,
    [...statesOf(event), event.id, event.id],
  );
  return rows.map(({ kind, day: on, n }) => ({ kind, day: on, n: Number(n) }));
}

/**
 * Counts accounts by college and progress in an event. Superadmins count only if they take part. A team counts towards
 * its leader's college.
 */
export async function collegeCounts(db: Database, event: Limits) {
  const rows = await db.query<CountRow>(
    `${TEAM_STATES} SELECT MAX(u.college) AS name, COUNT(*) AS signUps,
      SUM(CASE WHEN s.id IS NULL THEN 0 ELSE 1 END) AS inTeams, SUM(COALESCE(s.isComplete, 0)) AS inCompleteTeams,
      SUM(COALESCE(s.isComplete * s.isPaid, 0)) AS inPaidTeams,
      SUM(COALESCE(m.isLeader, 0)) AS teams, SUM(COALESCE(m.isLeader * s.isComplete, 0)) AS complete,
      SUM(COALESCE(m.isLeader * s.isPaid, 0)) AS paid
      FROM users u
      LEFT JOIN team_members m ON m.userId = u.id AND m.eventId = ? AND m.confirmedAt IS NOT NULL
      LEFT JOIN states s ON s.id = m.teamId
      WHERE u.role <> 'Superadmin' OR m.id IS NOT NULL
      GROUP BY LOWER(TRIM(COALESCE(u.college, '')))
      ORDER BY teams DESC, signUps DESC, name`,
    [...statesOf(event), event.id],
  );
  return rows.map(({ name, ...counts }) => {
    const count = (column: string) => Number(counts[column] ?? 0);
    return {
      name: typeof name === "string" && name.trim() !== "" ? name.trim() : null,
      signUps: count("signUps"),
      teams: count("teams"),
      complete: count("complete"),
      paid: count("paid"),
      inTeams: count("inTeams"),
      inCompleteTeams: count("inCompleteTeams"),
      inPaidTeams: count("inPaidTeams"),
    };
  });
}
