import type { Tx } from "../../kernel/db/database.js";
import { msg, type Text } from "../../kernel/languages/message.js";

/*
 * Finds the data that prevents an event's deletion, with one SQL statement. Reads the tables of other modules directly,
 * because those modules depend on the events module. A test finds every table that refers to `events`
 * (event-deletion.test.ts).
 */

interface Use {
  readonly table: string;
  readonly text: (count: number) => Text;
}

/**
 * Tables whose rows prevent an event's deletion. The rows of all other tables that refer to an event are deleted with
 * it. Such rows are the club's settings and working data for the event, or data of a team. A team with such data itself
 * prevents the deletion.
 */
export const EVENT_USES: readonly Use[] = [
  { table: "teams", text: (count) => msg("{count, plural, one {# team} other {# teams}}", { count }) },
  {
    table: "payments",
    text: (count) => msg("{count, plural, one {# payment} other {# payments}}", { count }),
  },
  {
    table: "statement_batches",
    text: (count) => msg("{count, plural, one {# bank statement} other {# bank statements}}", { count }),
  },
  {
    table: "ranking_publications",
    text: (count) =>
      msg("{count, plural, one {# published ranking} other {# published rankings}}", { count }),
  },
  {
    table: "past_results",
    text: (count) => msg("{count, plural, one {# list of results} other {# lists of results}}", { count }),
  },
  {
    table: "live_boards",
    text: (count) =>
      msg("{count, plural, one {# list of live standings} other {# lists of live standings}}", { count }),
  },
  {
    table: "certificates",
    text: (count) => msg("{count, plural, one {# certificate} other {# certificates}}", { count }),
  },
  {
    table: "check_ins",
    text: (count) => msg("{count, plural, one {# check-in} other {# check-ins}}", { count }),
  },
  {
    table: "mailings",
    text: (count) => msg("{count, plural, one {# mail to teams} other {# mails to teams}}", { count }),
  },
  {
    table: "team_invitations",
    text: (count) =>
      msg("{count, plural, one {# invitation to a team} other {# invitations to teams}}", { count }),
  },
  {
    table: "listings",
    text: (count) =>
      msg("{count, plural, one {# listing for teammates} other {# listings for teammates}}", { count }),
  },
  {
    table: "join_requests",
    text: (count) =>
      msg("{count, plural, one {# request to join a team} other {# requests to join a team}}", { count }),
  },
  {
    table: "spreadsheet_feeds",
    text: (count) =>
      msg("{count, plural, one {# feed for spreadsheets} other {# feeds for spreadsheets}}", { count }),
  },
];

/**
 * Counts teams in the bin, because a team can be restored only while its event exists. The stored copy of a team
 * contains the event's id.
 */
const BINNED = "SELECT COUNT(*) FROM bin_entries WHERE kind = 'team' AND snapshot LIKE ?";
const BINNED_TEXT: Use["text"] = (count) =>
  msg("{count, plural, one {# team in the bin} other {# teams in the bin}}", { count });
const COUNTS = [
  ...EVENT_USES.map(({ table }, n) => `(SELECT COUNT(*) FROM ${table} WHERE eventId = ?) AS n${String(n)}`),
  `(${BINNED}) AS binned`,
].join(", ");

/**
 * Returns the data that prevents an event's deletion, such as "3 teams" and "1 payment". The list is empty for an
 * unused event.
 */
export async function eventUses(tx: Tx, eventId: string): Promise<Text[]> {
  const [row] = await tx.query<Readonly<Record<string, number | string>>[]>(`SELECT ${COUNTS}`, [
    ...EVENT_USES.map(() => eventId),
    `%"${eventId}"%`,
  ]);
  const uses = EVENT_USES.map(({ text }, n) => [Number(row?.[`n${String(n)}`] ?? 0), text] as const);
  return [...uses, [Number(row?.["binned"] ?? 0), BINNED_TEXT] as const]
    .filter(([count]) => count > 0)
    .map(([count, text]) => text(count));
}
