import type { Tx } from "../../kernel/db/database.js";

/*
 * Finds the obstacles to deleting an event, in one statement. It reads tables of other modules, which know the events
 * module and are unknown to it. A test finds every table that refers to `events` (event-deletion.test.ts).
 */

/** Rows of a table that belong to an event's people. */
interface Use {
  readonly table: string;
  readonly one: string;
  readonly many: string;
}

/** Tables whose rows keep an event. All others that refer to it hold what the club set for it, or rows of one of these. */
export const EVENT_USES: readonly Use[] = [
  { table: "teams", one: "team", many: "teams" },
  { table: "payments", one: "payment", many: "payments" },
  { table: "statement_batches", one: "bank statement", many: "bank statements" },
  { table: "ranking_publications", one: "published ranking", many: "published rankings" },
  { table: "past_results", one: "list of results", many: "lists of results" },
  { table: "live_boards", one: "list of live standings", many: "lists of live standings" },
  { table: "certificates", one: "certificate", many: "certificates" },
  { table: "check_ins", one: "check-in", many: "check-ins" },
  { table: "mailings", one: "mail to teams", many: "mails to teams" },
  { table: "team_invitations", one: "invitation to a team", many: "invitations to teams" },
  { table: "listings", one: "listing for team-mates", many: "listings for team-mates" },
  { table: "join_requests", one: "request to join a team", many: "requests to join a team" },
  { table: "spreadsheet_feeds", one: "feed for spreadsheets", many: "feeds for spreadsheets" },
];

/** A team in the bin comes back only while its event is there; its copied row names it. */
const BINNED = "SELECT COUNT(*) FROM bin_entries WHERE kind = 'team' AND snapshot LIKE ?";
const COUNTS = [
  ...EVENT_USES.map(({ table }, n) => `(SELECT COUNT(*) FROM ${table} WHERE eventId = ?) AS n${String(n)}`),
  `(${BINNED}) AS binned`,
].join(", ");

/** Returns what an event has, such as "3 teams" and "1 payment"; empty for an unused event. */
export async function eventUses(tx: Tx, eventId: string): Promise<string[]> {
  const [row] = await tx.query<Readonly<Record<string, number | string>>[]>(`SELECT ${COUNTS}`, [
    ...EVENT_USES.map(() => eventId),
    `%"${eventId}"%`,
  ]);
  const uses = EVENT_USES.map(
    ({ one, many }, n) => [Number(row?.[`n${String(n)}`] ?? 0), one, many] as const,
  );
  const binned = [Number(row?.["binned"] ?? 0), "team in the bin", "teams in the bin"] as const;
  return [...uses, binned]
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`);
}
