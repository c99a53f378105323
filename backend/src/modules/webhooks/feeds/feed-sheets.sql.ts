import type { Cell, Sheet } from "../../../kernel/contract/csv-text.js";
import { maskEmail } from "../../../kernel/contract/personal-data.js";
import { formatExactAmount } from "../../../kernel/contract/rupees.js";
import type { Database } from "../../../kernel/db/database.js";
import { type RawTime, toDate, toDateOrNull } from "../../../kernel/db/raw-sql.js";
import { mapInSlices } from "../../../kernel/lists.js";
import type { FeedContent } from "../contract/feed.input.js";

/**
 * A feed's event, and the personal data that the feed contains: full e-mail addresses if its maker may see them
 * (`emails`), and phone, college and roll number (`withContact`).
 */
interface FeedWish {
  readonly eventId: string;
  readonly emails: boolean;
  readonly withContact: boolean;
}

type Query = (db: Database, wish: FeedWish) => Promise<Sheet>;

/**
 * The query for each kind of feed. New columns may only be added at the end, because spreadsheets refer to columns by
 * number. Headings must not change, because formulas look for them.
 */
export const FEED_SHEETS: Readonly<Record<FeedContent, Query>> = { teams, payments, people };

async function teams(db: Database, { eventId }: FeedWish): Promise<Sheet> {
  const rows = await db.query<{
    name: string;
    reference: string;
    leader: string | null;
    people: number;
    paymentStatus: string;
    ranking: number | null;
    createdAt: RawTime;
  }>(
    `SELECT t.name, t.reference, m.name AS leader, t.memberCount AS people, t.paymentStatus, t.ranking, t.createdAt
     FROM teams t LEFT JOIN team_members m ON m.teamId = t.id AND m.isLeader = 1
     WHERE t.eventId = ? ORDER BY t.createdAt, t.id`,
    [eventId],
  );
  return {
    headings: ["Team", "Reference", "Leader", "People", "Payment", "Ranking", "Created at (UTC)"],
    rows: await mapInSlices(rows, (row): Cell[] => [
      row.name,
      row.reference,
      row.leader,
      row.people,
      row.paymentStatus,
      row.ranking,
      utcText(toDate(row.createdAt)),
    ]),
  };
}

async function payments(db: Database, { eventId }: FeedWish): Promise<Sheet> {
  const rows = await db.query<{
    teamName: string;
    reference: string;
    amountPaise: number;
    status: string;
    transactionId: string;
    reportedAt: RawTime;
    decidedAt: RawTime | null;
  }>(
    `SELECT p.teamName, p.reference, p.amountPaise, p.status, p.transactionId, p.reportedAt, p.decidedAt
     FROM payments p WHERE p.eventId = ? ORDER BY p.reportedAt, p.id`,
    [eventId],
  );
  return {
    headings: [
      ...["Team", "Reference", "Amount (rupees)", "Payment", "Transaction ID"],
      ...["Reported at (UTC)", "Decided at (UTC)"],
    ],
    rows: await mapInSlices(rows, (row): Cell[] => [
      row.teamName,
      row.reference,
      Number(formatExactAmount(row.amountPaise)),
      row.status,
      row.transactionId,
      utcText(toDate(row.reportedAt)),
      utcText(toDateOrNull(row.decidedAt)),
    ]),
  };
}

async function people(db: Database, { eventId, emails, withContact }: FeedWish): Promise<Sheet> {
  const rows = await db.query<{
    team: string;
    name: string;
    isLeader: number;
    confirmedAt: RawTime | null;
    codeforcesHandle: string | null;
    email: string | null;
    phone: string | null;
    college: string | null;
    universityRollNo: string | null;
  }>(
    `SELECT t.name AS team, m.name, m.isLeader, m.confirmedAt, m.codeforcesHandle, m.email, m.phone, m.college,
       m.universityRollNo
     FROM team_members m JOIN teams t ON t.id = m.teamId
     WHERE m.eventId = ? ORDER BY t.createdAt, t.id, m.isLeader DESC, m.id`,
    [eventId],
  );
  const contact = withContact ? ["Phone", "College", "Roll number"] : [];
  return {
    headings: ["Team", "Name", "Leader", "Agreed", "Codeforces handle", "E-mail", ...contact],
    rows: await mapInSlices(rows, (row): Cell[] => [
      row.team,
      row.name,
      row.isLeader === 1 ? "yes" : "no",
      row.isLeader === 1 || row.confirmedAt !== null ? "yes" : "no",
      row.codeforcesHandle,
      row.email === null || emails ? row.email : maskEmail(row.email),
      ...(withContact ? [row.phone, row.college, row.universityRollNo] : []),
    ]),
  };
}

/**
 * Formats a time in a way that spreadsheets recognise. The time is in UTC, as the heading says, because formulas in
 * existing spreadsheets rely on UTC.
 */
function utcText(moment: Date | null): string | null {
  return moment === null ? null : moment.toISOString().slice(0, 16).replace("T", " ");
}

/**
 * Selects an account's current rights and epoch. A new password, e-mail address or role raises the epoch. The parameter
 * is the account's id.
 */
export const RIGHTS = "SELECT u.role, u.grants, u.epoch FROM users u WHERE u.id = ?";

/** Selects the feeds whose maker's epoch has changed since the feed was made. */
export const ENDED =
  "SELECT f.id FROM spreadsheet_feeds f JOIN users u ON u.id = f.makerId WHERE u.epoch <> f.makerEpoch";
