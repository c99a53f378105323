import type { Row, Snapshot } from "../snapshot.js";
import type { Invariants } from "./invariant.js";

/** Tables whose rows are never deleted, with the columns that never change. */
const FOR_EVER = {
  audit_entries: ["action", "targetId", "details", "at"],
  payment_steps: ["paymentId", "fromStatus", "toStatus", "reason", "transactionId", "at"],
  ranking_publications: ["number", "ranked", "changed"],
  receipts: ["number", "paymentId", "amountPaise"],
  place_steps: ["teamId", "previous", "state", "at"],
} as const;

/** Counters that only grow. For each table: the column that identifies a row, and the counter's column. */
const COUNTERS = {
  ranking_boards: ["eventId", "version"],
  place_settings: ["eventId", "version"],
  receipt_counter: ["id", "last"],
} as const;

/**
 * A row's id (UUIDv7) begins with the time at which the id was made: 48 bits, milliseconds since 1970. That time and
 * the row's own time (`at`) may differ by this many milliseconds, in addition to `LATE_MS`.
 */
const AHEAD_MS = 5000;

/** Invariants over time. The first two compare two snapshots. The last one compares a row's id with its time. */
export const GROWTH_INVARIANTS: Invariants = {
  "what is written for ever is not changed": ({ now, before }) =>
    before === null
      ? []
      : Object.entries(FOR_EVER).flatMap(([table, columns]) => {
          const later = new Map(rowsOf(now, table).map((row) => [row["id"], row]));
          return rowsOf(before, table).flatMap((row) => {
            const same = later.get(row["id"] ?? null);
            if (!same) return [`${table} ${String(row["id"])} is gone`];
            return columns.every((column) => same[column] === row[column])
              ? []
              : [`${table} ${String(row["id"])}`];
          });
        }),
  "versions only grow": ({ now, before }) =>
    before === null
      ? []
      : Object.entries(COUNTERS).flatMap(([table, [key, column]]) => {
          const later = new Map(rowsOf(now, table).map((row) => [row[key], Number(row[column])]));
          return rowsOf(before, table)
            .filter((row) => (later.get(row[key] ?? null) ?? Infinity) < Number(row[column]))
            .map((row) => `${table} ${String(row[key])}`);
        }),
  "ids follow the time": ({ now }) =>
    ["audit_entries", "payment_steps"].flatMap((table) =>
      rowsOf(now, table)
        .filter(({ id, at }) => {
          const made = Number.parseInt(String(id).replaceAll("-", "").slice(0, 12), 16);
          const written = Date.parse(`${String(at).replace(" ", "T")}Z`);
          return Math.abs(made - written) > AHEAD_MS + LATE_MS;
        })
        .map(({ id }) => `${table} ${String(id)}`),
    ),
};

/**
 * Maximum time, in milliseconds, that a transaction waits for other transactions. The time of a row can be older than
 * the row's id by this much, because the time is read before the wait and the id is made afterwards.
 */
const LATE_MS = 30_000;

function rowsOf(snapshot: Snapshot, table: string): readonly Row[] {
  return snapshot[table as keyof Snapshot];
}
