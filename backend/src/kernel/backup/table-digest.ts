import { createHash } from "node:crypto";
import type { Connection } from "../db/maintenance.js";
import { rowsOf, type TableShape, type Value } from "./table-rows.js";

/** How many rows a table has, and one checksum of their contents. */
export interface Digest {
  readonly rows: number;
  readonly sha256: string;
}

const RANGE = 1n << 256n;

/** Adds up the SHA-256 of each row, so that the order, which differs between databases, does not matter. */
export class TableDigest {
  #rows = 0;
  #sum = 0n;

  /** @param row as JSON */
  add(row: string): void {
    this.#rows++;
    this.#sum = (this.#sum + BigInt(`0x${createHash("sha256").update(row).digest("hex")}`)) % RANGE;
  }

  get value(): Digest {
    return { rows: this.#rows, sha256: this.#sum.toString(16).padStart(64, "0") };
  }
}

/** A row in the form in which it is hashed and written. */
export function rowText(row: readonly Value[]): string {
  return JSON.stringify(row);
}

/** Reads a whole table. */
export async function digestOf(connection: Connection, table: TableShape): Promise<Digest> {
  const digest = new TableDigest();
  for await (const rows of rowsOf(connection, table)) for (const row of rows) digest.add(rowText(row));
  return digest.value;
}
