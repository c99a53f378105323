import Sqlite from "better-sqlite3";
import { createConnection, type RowDataPacket } from "mysql2/promise";
import { MariadbServer } from "../faults/mariadb-server.js";
import type { Place } from "../faults/databases.js";

/** For each table, the columns that the invariants read. */
const COLUMNS = {
  events: "id maxTeamSize",
  users: "id email name",
  teams: "id eventId name nameKey leaderId memberCount ranking paymentStatus reference note",
  team_members: "id teamId eventId userId isLeader email codeforcesHandle handleKey",
  payments: "id teamId status transactionId amountPaise decidedAt",
  payment_steps: "id paymentId fromStatus toStatus reason transactionId basis batchId at",
  transaction_claims: "transactionId transactionKey paymentId",
  receipts: "id number paymentId amountPaise cancelledAt",
  receipt_counter: "id last",
  refunds: "id paymentId surplusId openKey state reason amountPaise transactionId",
  cash_slips: "id number teamId state openKey",
  statement_batches: "id fileName undoneAt",
  statement_rows: "id batchId line seenKey amountPaise paymentId isSurplus",
  statement_lines: "batchId line fingerprint movedPaise amountPaise version",
  ranking_boards: "eventId version",
  ranking_publications: "id eventId number ranked changed undoes",
  ranking_places: "publicationId teamId previous place",
  place_settings: "eventId version kind places ties",
  place_offers: "teamId eventId state",
  place_steps: "id teamId previous state at",
  audit_entries: "id actorId action targetId details at",
  outbox_mails: "id recipient subject state causeId sentAt",
  notifications: "id userId kind teamId causeId createdAt",
  sessions: "id userId revokedAt",
  check_ins: "id sessionId memberId liveSlot",
} as const;

type Table = keyof typeof COLUMNS;
export type Cell = string | number | null;

/** A database row. Times are strings that sort chronologically. */
export type Row = Readonly<Record<string, Cell>>;

export type Snapshot = Readonly<Record<Table, readonly Row[]>>;

/** Returns a snapshot of the given rows. All other tables are empty. */
export function snapshotOf(rows: Partial<Snapshot>): Snapshot {
  const tables = Object.keys(COLUMNS) as Table[];
  return Object.fromEntries(tables.map((table) => [table, rows[table] ?? []])) as unknown as Snapshot;
}

/** Reads all columns that the invariants need in one consistent read, with the database's own driver. */
export async function takeSnapshot(place: Place): Promise<Snapshot> {
  const tables = Object.entries(COLUMNS).map(([table, columns]) => {
    return { table, sql: `SELECT ${columns.replaceAll(" ", ", ")} FROM ${table}` };
  });
  return place instanceof MariadbServer ? fromMariadb(place, tables) : fromSqlite(place.url, tables);
}

type Statements = readonly { readonly table: string; readonly sql: string }[];

function fromSqlite(url: string, tables: Statements): Snapshot {
  const db = new Sqlite(url.replace(/^sqlite:/, ""), { readonly: true });
  try {
    db.exec("BEGIN");
    const all = tables.map(({ table, sql }) => [table, db.prepare(sql).all() as Row[]] as const);
    return Object.fromEntries(all) as unknown as Snapshot;
  } finally {
    db.close();
  }
}

async function fromMariadb(place: MariadbServer, tables: Statements): Promise<Snapshot> {
  const connection = await createConnection({
    uri: place.urlOf("root"),
    dateStrings: true,
    supportBigNumbers: true,
  });
  try {
    await connection.query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ");
    await connection.query("START TRANSACTION WITH CONSISTENT SNAPSHOT");
    const all: [string, readonly Row[]][] = [];
    for (const { table, sql } of tables) all.push([table, (await connection.query<RowDataPacket[]>(sql))[0]]);
    return Object.fromEntries(all) as unknown as Snapshot;
  } finally {
    connection.destroy();
  }
}
