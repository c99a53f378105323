import type { Database, Tx } from "../../../kernel/db/database.js";
import { select } from "../../../kernel/db/execute.js";
import type { PaymentStatus } from "../../teams/contract/payment-status.js";
import type { PaymentConfig } from "../payment-config.js";
import type { Claim, MatchFacts } from "./matching/match-facts.js";

/** Runs a SELECT, in a transaction or outside of one. */
export type Reader = <Row>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** Reads what is committed. */
export const readerOf =
  (db: Database): Reader =>
  (sql, parameters) =>
    db.query(sql, parameters);

/** Reads what the transaction sees. */
export const txReader =
  (tx: Tx): Reader =>
  (sql, parameters) =>
    select(tx, sql, parameters);

interface TeamRow {
  readonly teamId: string;
  readonly teamName: string;
  readonly reference: string;
  readonly status: PaymentStatus;
  readonly paymentId: string | null;
  readonly amountPaise: number | null;
  readonly transactionId: string | null;
  readonly reporterName: string | null;
}

/** What the lines of a statement are matched against. Five statements, however many lines there are. */
export async function readMatchFacts(
  read: Reader,
  event: { readonly id: string; readonly duePaise: number },
  { bankAccountNumber }: Pick<PaymentConfig, "bankAccountNumber">,
): Promise<MatchFacts> {
  const teams = await read<TeamRow>(
    `SELECT t.id AS teamId, t.name AS teamName, t.reference, t.paymentStatus AS status, p.id AS paymentId,
       p.amountPaise, p.transactionId, p.reporterName
     FROM teams t LEFT JOIN payments p ON p.teamId = t.id WHERE t.eventId = ? ORDER BY t.id`,
    [event.id],
  );
  const people = await read<{ teamId: string; name: string }>(
    "SELECT teamId, name FROM team_members WHERE eventId = ?",
    [event.id],
  );
  const names = listed(people, ({ teamId, name }) => [teamId, name]);
  const seen = await read<{ seenKey: string }>(
    "SELECT seenKey FROM statement_rows WHERE seenKey IS NOT NULL",
  );
  return {
    candidates: teams.map(({ amountPaise, reporterName, ...team }) => ({
      ...team,
      amountPaise: team.status === "incomplete" ? event.duePaise : (amountPaise ?? event.duePaise),
      people: [...(names.get(team.teamId) ?? []), ...(reporterName === null ? [] : [reporterName])],
    })),
    claims: await readClaims(read),
    seen: new Set(seen.map(({ seenKey }) => seenKey)),
    ownNumbers: [bankAccountNumber],
  };
}

async function readClaims(read: Reader): Promise<Claim[]> {
  const claims = await read<Omit<Claim, "disputedBy">>(
    `SELECT c.transactionId, c.paymentId, p.teamId, p.teamName, p.status
     FROM transaction_claims c JOIN payments p ON p.id = c.paymentId ORDER BY c.claimedAt, c.transactionId`,
  );
  const refused = await read<{ transactionId: string; teamName: string }>(
    `SELECT r.transactionId, r.teamName FROM refused_claims r
     JOIN transaction_claims c ON c.transactionId = r.transactionId
     JOIN payments p ON p.id = c.paymentId
     WHERE p.teamId IS NULL OR p.teamId <> r.teamId ORDER BY r.at, r.id`,
  );
  const disputes = listed(refused, ({ transactionId, teamName }) => [transactionId, teamName]);
  return claims.map((claim) => ({ ...claim, disputedBy: disputes.get(claim.transactionId) ?? [] }));
}

function listed<Row>(
  rows: readonly Row[],
  entry: (row: Row) => readonly [string, string],
): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const [key, value] of rows.map(entry)) {
    const list = lists.get(key);
    if (list) list.push(value);
    else lists.set(key, [value]);
  }
  return lists;
}
