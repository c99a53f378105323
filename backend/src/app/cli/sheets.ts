import type { User } from "../../modules/admin/user.types.js";
import type { EventRecord } from "../../modules/events/contract/event-record.js";
import { formatExactAmount } from "../../kernel/contract/rupees.js";
import type { ReportedPayment } from "../../modules/payments/payment.types.js";
import type { TeamMemberView, TeamView } from "../../modules/teams/team.types.js";
import { OPERATOR, type Club } from "./club.js";
import type { Cell, Sheet } from "../../kernel/contract/csv-text.js";

/** Heading → how a row's cell is computed. */
type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

function sheet<Row>(columns: Columns<Row>, rows: readonly Row[]): Sheet {
  const cells = Object.values(columns);
  return { headings: Object.keys(columns), rows: rows.map((row) => cells.map((cell) => cell(row))) };
}

/** Every account, by name. */
export async function userSheet({ userAdmin }: Club): Promise<Sheet> {
  const columns: Columns<User> = {
    Name: ({ name }) => name,
    Email: ({ email }) => email,
    Role: ({ role }) => role,
    Phone: ({ phone }) => phone,
    College: ({ college }) => college,
    "Roll number": ({ universityRollNo }) => universityRollNo,
    "Codeforces handle": ({ codeforcesHandle }) => codeforcesHandle,
    Id: ({ id }) => id,
  };
  return sheet(columns, await userAdmin.all(OPERATOR));
}

/** The current event's teams by ranking, in few columns. */
export async function teamSheet({ teams }: Club): Promise<Sheet> {
  const columns: Columns<TeamView> = {
    ...TEAM,
    Leader: ({ leader }) => leader.name,
    "Leader's email": ({ leader }) => leader.email,
    Members: ({ members }) => members.map(({ name }) => name).join(", "),
    Id: ({ id }) => id,
  };
  return sheet(columns, await teams.list(OPERATOR));
}

/** The current event's teams by ranking, with everything about their people. */
export async function wholeTeamSheet({ teams }: Club): Promise<Sheet> {
  const list = await teams.list(OPERATOR);
  const places = Math.max(0, ...list.map(({ members }) => members.length));
  const columns: Columns<TeamView> = {
    Event: ({ event }) => event.title,
    ...TEAM,
    ...personColumns("Leader", ({ leader }) => leader),
    ...Object.fromEntries(
      Array.from({ length: places }, (_, i) =>
        Object.entries(personColumns(`Member ${String(i + 1)}`, ({ members }) => members[i])),
      ).flat(),
    ),
  };
  return sheet(columns, list);
}

/** Reported payments, oldest report first. */
export async function paymentSheet({ payments }: Club): Promise<Sheet> {
  const columns: Columns<ReportedPayment> = {
    Team: ({ teamName }) => teamName,
    Reference: ({ reference }) => reference,
    "Amount (INR)": ({ amount }) => formatExactAmount(amount),
    Status: ({ status }) => status,
    "Transaction id": ({ transactionId }) => transactionId,
    "Reported by": ({ reporterName }) => reporterName,
    "Reported at": ({ reportedAt }) => reportedAt,
    "Decided at": ({ decidedAt }) => decidedAt,
    Reason: ({ reason }) => reason,
    "Also claimed by": ({ disputedBy }) => disputedBy.join(", "),
  };
  return sheet(columns, await payments.reported(OPERATOR));
}

/** The club's events. */
export async function eventSheet({ events }: Club): Promise<Sheet> {
  const columns: Columns<EventRecord> = {
    Slug: ({ slug }) => slug,
    Title: ({ title }) => title,
    State: ({ state }) => state,
    Registration: ({ registration }) => registration,
    "Fee (INR)": ({ feePaise }) => formatExactAmount(feePaise),
    "First day": ({ firstDay }) => firstDay,
    "Last day": ({ lastDay }) => lastDay,
    Id: ({ id }) => id,
  };
  return sheet(columns, await events.list());
}

const TEAM: Columns<TeamView> = {
  Ranking: ({ ranking }) => ranking,
  Team: ({ name }) => name,
  Reference: ({ reference }) => reference,
  Payment: ({ paymentStatus }) => paymentStatus,
};

function personColumns(who: string, find: (team: TeamView) => TeamMemberView | undefined): Columns<TeamView> {
  return {
    [who]: (team) => find(team)?.name ?? null,
    [`${who}: email`]: (team) => find(team)?.email ?? null,
    [`${who}: phone`]: (team) => find(team)?.phone ?? null,
    [`${who}: roll number`]: (team) => find(team)?.universityRollNo ?? null,
    [`${who}: Codeforces handle`]: (team) => find(team)?.codeforcesHandle ?? null,
    [`${who}: agreed`]: (team) => agreed(find(team)),
  };
}

/** Whether a person agreed to the team; empty if the seat is free or the person has no account. */
function agreed(person: TeamMemberView | undefined): Cell {
  return person?.userId ? (person.confirmed ? "yes" : "no") : null;
}
