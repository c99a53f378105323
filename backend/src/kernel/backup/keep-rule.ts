import { isBackupName } from "./backup-file.js";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const UNIT_MS = { h: HOUR_MS, d: DAY_MS, w: 7 * DAY_MS };
/** Added to times so that weeks begin on Monday. Weeks counted from 1 January 1970 would begin on Thursday. */
const MONDAY_MS = 3 * DAY_MS;

/**
 * Says which backups to keep: a fixed number of the newest ones, or the newest backup of each of the last hours, days
 * and weeks.
 */
export type KeepRule =
  | { readonly newest: number }
  | { readonly spans: readonly { readonly count: number; readonly unit: keyof typeof UNIT_MS }[] };

/** Describes the notation of a rule in error messages. */
export const KEEP_RULE_FORM = "24h,14d,8w (hours, days, weeks) or a number of files";

/** Parses a rule such as `24h,14d,8w` or `30`; returns null for anything else. */
export function readKeepRule(text: string): KeepRule | null {
  if (/^[1-9]\d{0,5}$/.test(text)) return { newest: Number(text) };
  const parts = text.split(",").map((part) => /^\s*([1-9]\d{0,3})([hdw])\s*$/.exec(part));
  const spans = parts.flatMap((part) =>
    part ? [{ count: Number(part[1]), unit: part[2] as keyof typeof UNIT_MS }] : [],
  );
  return spans.length === parts.length ? { spans } : null;
}

/**
 * Returns the names of the backups that the rule does not keep, newest first. The newest backup is always kept. Hours,
 * days and weeks without a backup do not count, so a month without backups makes no backup expire.
 */
export function supersededBackups(names: readonly string[], rule: KeepRule): string[] {
  const backups = names.filter(isBackupName).sort().reverse();
  if ("newest" in rule) return backups.slice(rule.newest);
  const kept = new Set(backups.slice(0, 1));
  for (const { count, unit } of rule.spans) {
    const spans = new Set<number>();
    for (const name of backups) {
      const span = Math.floor((timeOf(name) + MONDAY_MS) / UNIT_MS[unit]);
      if (spans.has(span)) continue;
      if (spans.size === count) break;
      spans.add(span);
      kept.add(name);
    }
  }
  return backups.filter((name) => !kept.has(name));
}

/** Returns the time of the newest of the named backups, in milliseconds since 1970, or null if there is none. */
export function newestBackupTime(names: readonly string[]): number | null {
  const newest = names.filter(isBackupName).sort().at(-1);
  return newest === undefined ? null : timeOf(newest);
}

/**
 * Returns the time of the oldest of the named backups, in milliseconds since 1970, or null if there is none. A file's
 * own time may be later, because a copy of a backup is a new file.
 */
export function oldestBackupTime(names: readonly string[]): number | null {
  const oldest = names.filter(isBackupName).sort()[0];
  return oldest === undefined ? null : timeOf(oldest);
}

function timeOf(name: string): number {
  return Date.parse(
    name.slice("club-".length).replace(/^(.{10})T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z.*$/, "$1T$2:$3:$4.$5Z"),
  );
}
