import { rowText, type Digest } from "./table-digest.js";
import type { Value } from "./table-rows.js";

/**
 * A backup is a gzip file of lines of JSON: a header; for each table its name, one line per row, and the rows' number and
 * checksum; at the end the SHA-256 of all lines before.
 */
export const FORMAT = "coding-club-backup";
export const FORMAT_VERSION = 1;

export interface Header {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** The version of the site that made it. */
  readonly product: string;
  /** The commit that it was built from; backups of older versions have none. */
  readonly commit?: string;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly dialect: "sqlite" | "mysql";
  /** The migrations that the database had, oldest first. */
  readonly migrations: readonly string[];
}

/** Before a table's rows. */
interface TableStart {
  readonly table: string;
  readonly columns: readonly string[];
}

/** After a table's rows. */
interface TableEnd extends Digest {
  readonly end: string;
}

/** The last line. */
export interface Seal {
  readonly sha256: string;
}

/** The start of a table, some of its rows, or its end. */
export type TablePart =
  | ({ readonly kind: "start" } & TableStart)
  | { readonly kind: "rows"; readonly rows: readonly (readonly Value[])[] }
  | ({ readonly kind: "end" } & TableEnd);

/** The lines of the file for a part. */
export function linesOfPart(part: TablePart): string {
  if (part.kind === "rows") return part.rows.map((row) => `${rowText(row)}\n`).join("");
  const { kind: _kind, ...line } = part;
  return `${JSON.stringify(line)}\n`;
}

/** `club-2026-01-31T09-30-00-000Z.jsonl.gz`: sorted by name they are sorted by time. */
export function backupName(at: Date): string {
  return `club-${at.toISOString().replace(/[:.]/g, "-")}.jsonl.gz`;
}

export function isBackupName(name: string): boolean {
  return /^club-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.jsonl\.gz$/.test(name);
}

/** What is in a bucket next to a backup, written last: without it the backup is not whole. */
export interface Manifest {
  readonly bytes: number;
  /** Of the file. */
  readonly sha256: string;
  /** The names of its pictures, which are below `pictures/`; null where they are in a bucket of their own, and in no backup. */
  readonly pictures: readonly string[] | null;
}

/** `club-2026-01-31T09-30-00-000Z.manifest.json` */
export function manifestName(backup: string): string {
  return backup.replace(/\.jsonl\.gz$/, ".manifest.json");
}
