import { DATA_MODEL } from "../../src/app/data-model.js";
import { newId } from "../../src/kernel/db/ids.js";
import type { Tx } from "../../src/kernel/db/database.js";
import { openDatabase } from "../../src/kernel/db/open-database.js";

/** The number of rows to add to a table that the demo seed leaves empty. */
const ROWS = 5000;
const AT = "2025-02-01 10:30:10.000";

export type Fill = keyof typeof FILLS;

const FILLS = {
  pending: (db: Tx) => allPayments(db, "pending"),
  accepted: (db: Tx) => allPayments(db, "accepted"),
  /** All teams qualify and none has paid. */
  owing: async (db: Tx) => {
    await db.query("UPDATE events SET qualifyingRank = 9999");
    await db.query("UPDATE teams SET ranking = 1, paymentStatus = 'incomplete'");
  },
  /** Gives every team a different ranking, in the order of the teams' ids. */
  results: (db: Tx) =>
    db.query(`UPDATE teams SET ranking =
      (SELECT n FROM (SELECT id, ROW_NUMBER() OVER (ORDER BY id) n FROM teams) places WHERE places.id = teams.id)`),
  statement: async (db: Tx) => {
    const batch = newId();
    const event = await currentEvent(db);
    await insert(db, "statement_batches", [
      {
        id: batch,
        eventId: event,
        fileName: "march.csv",
        lines: ROWS,
        actorId: newId(),
        actorName: "Asha Rao",
        committedAt: AT,
      },
    ]);
    await insert(
      db,
      "statement_lines",
      rows((line) => ({
        batchId: batch,
        line: line + 1,
        date: `2025-02-${String((line % 28) + 1).padStart(2, "0")}`,
        reference: `UTR${String(500_000_000 + line)}`,
        amountPaise: 36_000,
        amountText: "360.00",
        outcome: "unclaimed",
        fingerprint: `line ${String(line)}`,
        movedPaise: 36_000,
        ids: "",
        payers: "PERSON",
      })),
    );
  },
  bin: (db: Tx) =>
    insert(
      db,
      "bin_entries",
      rows((n) => ({
        id: newId(),
        kind: "user",
        name: `Person ${String(n)}`,
        about: `person${String(n)}@demo.example`,
        partOfId: null,
        snapshot: "{}",
        deletedById: newId(),
        deletedByName: "Asha Rao",
        deletedAt: AT,
      })),
    ),
  audit: (db: Tx) =>
    insert(
      db,
      "audit_entries",
      rows((n) => ({
        id: newId(),
        actorId: null,
        actorName: "Asha Rao",
        action: "payment.accept",
        targetType: "payment",
        targetId: newId(),
        targetName: `Team ${String(n)}`,
        details: "{}",
        at: AT,
      })),
    ),
} as const;

/** Fills the tables behind one list of a running site. */
export async function fill(databaseUrl: string, what: Fill): Promise<void> {
  const db = await openDatabase(databaseUrl, DATA_MODEL);
  await db.inTransaction((tx) => FILLS[what](tx));
  await db.close();
}

async function allPayments(db: Tx, status: "pending" | "accepted"): Promise<void> {
  const decided = status === "pending" ? "NULL" : "reportedAt";
  await db.query(`UPDATE payments SET status = ?, decidedAt = ${decided}, reason = NULL`, [status]);
  await db.query("UPDATE teams SET paymentStatus = ? WHERE id IN (SELECT teamId FROM payments)", [status]);
}

async function currentEvent(db: Tx): Promise<string> {
  const [event] = await db.query<{ id: string }[]>("SELECT id FROM events WHERE currentSlot = 1");
  return event?.id ?? "";
}

type Row = Readonly<Record<string, string | number | null>>;

const rows = (row: (n: number) => Row): Row[] => Array.from({ length: ROWS }, (_none, n) => row(n));

async function insert(db: Tx, table: string, all: readonly Row[]): Promise<void> {
  for (const row of all) {
    const columns = Object.keys(row);
    const places = columns.map(() => "?").join(", ");
    await db.query(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places})`, Object.values(row));
  }
}
