import { rowText, type Digest } from "./table-digest.js";
import type { Value } from "./table-rows.js";

/**
 * The format of a backup: a gzip file of JSON lines, which begins with a header. Each table has a line with its name,
 * one line per row, and a line with the number and checksum of its rows. The last line is the SHA-256 of all lines
 * before it.
 */
export const FORMAT = "coding-club-backup";
export const FORMAT_VERSION = 1;

export interface Header {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** The version of the site that wrote the backup. */
  readonly product: string;
  /** The commit that the site was built from. Missing in backups of older versions. */
  readonly commit?: string;
  /** The time of the backup in UTC, in ISO 8601 format. */
  readonly madeAt: string;
  readonly dialect: "sqlite" | "mysql";
  /** The migrations applied to the database, oldest first. */
  readonly migrations: readonly string[];
}

/** The line that comes before a table's rows. */
interface TableStart {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The line that comes after a table's rows. */
interface TableEnd extends Digest {
  readonly end: string;
}

/** The last line of a backup file. */
export interface Seal {
  readonly sha256: string;
}

/** The start of a table, some of its rows, or its end. */
export type TablePart =
  | ({ readonly kind: "start" } & TableStart)
  | { readonly kind: "rows"; readonly rows: readonly (readonly Value[])[] }
  | ({ readonly kind: "end" } & TableEnd);

export function linesOfPart(part: TablePart): string {
  if (part.kind === "rows") return part.rows.map((row) => `${rowText(row)}\n`).join("");
  const { kind: _kind, ...line } = part;
  return `${JSON.stringify(line)}\n`;
}

/** Returns a name like `club-2026-01-31T09-30-00-000Z.jsonl.gz`. Backups sorted by name are sorted by time. */
export function backupName(at: Date): string {
  return `club-${at.toISOString().replace(/[:.]/g, "-")}.jsonl.gz`;
}

export function isBackupName(name: string): boolean {
  return /^club-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.jsonl\.gz$/.test(name);
}

/** Describes a backup in a bucket. The manifest is uploaded last, so a backup without a manifest is incomplete. */
export interface Manifest {
  readonly bytes: number;
  readonly sha256: string;
  /**
   * The names of the backed-up pictures below `pictures/`, or null if the site keeps its pictures in a separate bucket,
   * which is not backed up.
   */
  readonly pictures: readonly string[] | null;
}

/** Returns a name like `club-2026-01-31T09-30-00-000Z.manifest.json`. */
export function manifestName(backup: string): string {
  return backup.replace(/\.jsonl\.gz$/, ".manifest.json");
}
