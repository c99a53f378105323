import type { User } from "../../modules/admin/users/user.types.js";
import type { EventRef } from "../../modules/events/contract/event-ref.js";
import { eventView, type EventView } from "../../modules/events/event.types.js";
import { formatExactAmount } from "../../kernel/contract/rupees.js";
import type { ReportedPayment } from "../../modules/payments/payment.types.js";
import type { TeamMemberView, TeamView } from "../../modules/teams/team.types.js";
import { OPERATOR, type Club } from "./club.js";
import { type Cell, cellText, type Sheet } from "../../kernel/contract/csv-text.js";

/** For each heading, the function that returns a row's cell. */
type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** A list that the command line prints: the rows with the API's field names, and the columns of the table. */
export interface Listing<Row extends object> {
  readonly read: (club: Club) => Promise<readonly Row[]>;
  readonly columns: (rows: readonly Row[]) => Columns<Row>;
}

export function sheetOf<Row extends object>({ columns }: Listing<Row>, rows: readonly Row[]): Sheet {
  const shown = columns(rows);
  const cells = Object.values(shown);
  return { headings: Object.keys(shown), rows: rows.map((row) => cells.map((cell) => cell(row))) };
}

/** All accounts, sorted by name. */
export const USERS: Listing<User> = {
  read: ({ userAdmin }) => userAdmin.all(OPERATOR),
  columns: () => ({
    Name: ({ name }) => name,
    Email: ({ email }) => email,
    Role: ({ role }) => role,
    Phone: ({ phone }) => phone,
    College: ({ college }) => college,
    "Roll No.": ({ universityRollNo }) => universityRollNo,
    "Codeforces handle": ({ codeforcesHandle }) => codeforcesHandle,
    ID: ({ id }) => id,
  }),
};

/** The current event's teams by ranking, in a few columns. */
export const TEAMS: Listing<TeamView> = {
  read: async ({ teams }) =>
    (await teams.list(OPERATOR)).map((team) => Object.assign({}, team, { event: shortOf(team.event) })),
  columns: () => ({
    ...TEAM,
    Leader: ({ leader }) => leader.name,
    "Leader's email": ({ leader }) => leader.email,
    Members: ({ members }) => members.map(({ name }) => name).join(", "),
    ID: ({ id }) => id,
  }),
};

/** The current event's teams by ranking, with each person's name, e-mail, phone, roll number, handle and consent. */
export const WHOLE_TEAMS: Listing<TeamView> = {
  ...TEAMS,
  columns: (teams) => ({
    Event: ({ event }) => event.title,
    ...TEAM,
    ...personColumns("Leader", ({ leader }) => leader),
    ...Object.fromEntries(
      Array.from({ length: Math.max(0, ...teams.map(({ members }) => members.length)) }, (_, i) =>
        Object.entries(personColumns(`Member ${String(i + 1)}`, ({ members }) => members[i])),
      ).flat(),
    ),
  }),
};

/** Reported payments, oldest report first. */
export const PAYMENTS: Listing<ReportedPayment> = {
  read: ({ payments }) => payments.reported(OPERATOR),
  columns: () => ({
    Team: ({ teamName }) => teamName,
    Reference: ({ reference }) => reference,
    "Amount (INR)": ({ amount }) => formatExactAmount(amount),
    Status: ({ status }) => status,
    "Transaction ID": ({ transactionId }) => transactionId,
    "Reported by": ({ reporterName }) => reporterName,
    Reported: ({ reportedAt }) => reportedAt,
    Decided: ({ decidedAt }) => decidedAt,
    Reason: ({ reason }) => reason,
    "Also claimed by": ({ disputedBy }) => disputedBy.join(", "),
  }),
};

export const EVENTS: Listing<EventView> = {
  read: async ({ events }) => (await events.list()).map((event) => eventView(event, new Date())),
  columns: () => ({
    Slug: ({ slug }) => slug,
    Title: ({ title }) => title,
    State: ({ state }) => state,
    Registration: ({ registration }) => registration,
    "Fee (INR)": ({ fee }) => formatExactAmount(fee),
    "First day": ({ firstDay }) => firstDay,
    "Last day": ({ lastDay }) => lastDay,
    ID: ({ id }) => id,
  }),
};

/** Returns an event with only the fields that the API includes in a team. */
function shortOf({ id, slug, title, fee, minTeamSize, maxTeamSize, qualifyingRank }: EventRef): EventRef {
  return { id, slug, title, fee, minTeamSize, maxTeamSize, qualifyingRank };
}

const TEAM: Columns<TeamView> = {
  Rank: ({ ranking }) => ranking,
  Team: ({ name }) => name,
  Reference: ({ reference }) => reference,
  Payment: ({ paymentStatus }) => paymentStatus,
};

function personColumns(who: string, find: (team: TeamView) => TeamMemberView | undefined): Columns<TeamView> {
  return {
    [who]: (team) => find(team)?.name ?? null,
    [`${who}: email`]: (team) => find(team)?.email ?? null,
    [`${who}: phone`]: (team) => find(team)?.phone ?? null,
    [`${who}: roll no.`]: (team) => find(team)?.universityRollNo ?? null,
    [`${who}: Codeforces handle`]: (team) => find(team)?.codeforcesHandle ?? null,
    [`${who}: agreed`]: (team) => agreed(find(team)),
  };
}

/**
 * Returns "yes" if a person agreed to be in the team, otherwise "no". Returns null for a free seat, or for a person
 * without an account.
 */
function agreed(person: TeamMemberView | undefined): Cell {
  return person?.userId ? (person.confirmed ? "yes" : "no") : null;
}

/**
 * Returns the rows in aligned columns, followed by their number. Replaces control characters in user input with spaces,
 * because they could affect the terminal.
 */
export function tableText({ headings, rows }: Sheet): string {
  const lines = [headings, ...rows.map((row) => row.map(printable))];
  const widths = headings.map((_heading, column) =>
    Math.max(...lines.map((line) => (line[column] ?? "").length)),
  );
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [...text, "", rows.length === 1 ? "1 row" : `${String(rows.length)} rows`].join("\n");
}

function printable(cell: Cell): string {
  return cellText(cell).replace(/\p{Cc}/gu, " ");
}
