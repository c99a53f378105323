import { createHash } from "node:crypto";
import type { Connection } from "../db/maintenance.js";
import { rowsOf, type TableShape, type Value } from "./table-rows.js";

/** The number of rows in a table, and a checksum of their contents. */
export interface Digest {
  readonly rows: number;
  readonly sha256: string;
}

const RANGE = 1n << 256n;

/**
 * Computes a checksum that does not depend on the order of the rows, because the order differs between databases. The
 * checksum is the sum of the rows' SHA-256 hashes.
 */
export class TableDigest {
  #rows = 0;
  #sum = 0n;

  /** @param row the row as JSON */
  add(row: string): void {
    this.#rows++;
    this.#sum = (this.#sum + BigInt(`0x${createHash("sha256").update(row).digest("hex")}`)) % RANGE;
  }

  get value(): Digest {
    return { rows: this.#rows, sha256: this.#sum.toString(16).padStart(64, "0") };
  }
}

/** Returns a row as JSON, for the checksum and the file. */
export function rowText(row: readonly Value[]): string {
  return JSON.stringify(row);
}

export async function digestOf(connection: Connection, table: TableShape): Promise<Digest> {
  const digest = new TableDigest();
  for await (const rows of rowsOf(connection, table)) for (const row of rows) digest.add(rowText(row));
  return digest.value;
}
