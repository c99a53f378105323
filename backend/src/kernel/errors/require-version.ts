import { createHash } from "node:crypto";
import { msg, type Text } from "../languages/message.js";
import { DomainError } from "./domain-error.js";

/** The version of a value that was never saved. */
export const NOTHING_STORED = "0";

/** Returns the version of stored values, a hash of their JSON. The values must be in a fixed order. */
export function versionOf(stored: unknown): string {
  return createHash("sha256").update(JSON.stringify(stored)).digest("base64url").slice(0, 22);
}

/**
 * Rejects a save that would overwrite values that the caller has not seen. Call it inside the writing transaction,
 * after locking the values. The second of two concurrent saves then sees the values of the first.
 * @param seen the `version` that the caller sent; without a version, the save replaces whatever is stored
 * @throws DomainError VERSION_CHANGED
 */
export function requireVersion(seen: string | null | undefined, stored: string): void {
  if (seen && seen !== stored) throw new DomainError("VERSION_CHANGED");
}

/**
 * Rejects a change that was based on outdated values.
 * @param now the current values of the fields that the change sets
 * @param expected the value that the caller saw, the same in all of these fields; undefined if the caller sent none
 * @throws DomainError CONFLICT, with the current value next to the field
 */
export function refuseOvertaken(
  now: Readonly<Record<string, string | null | undefined>>,
  expected: string | null | undefined,
): void {
  if (expected === undefined) return;
  const other = Object.entries(now).filter(([, value]) => (value ?? "") !== (expected ?? ""));
  if (other.length === 0) return;
  const texts = other.map(([field, value]) => [field, changedConcurrently(value ?? "")] as const);
  throw new DomainError("CONFLICT", { fields: Object.fromEntries(texts) });
}

/** Returns the error text for a field that another user changed in the meantime. */
export function changedConcurrently(now: string): Text {
  return now === ""
    ? msg("Someone else cleared this field while you were editing")
    : msg('Someone else changed this field to "{now}" while you were editing', { now });
}

/** Returns a value's version, which is derived from the time of its last save, or NOTHING_STORED for null. */
export function versionAt(savedAt: Date | null): string {
  return savedAt === null ? NOTHING_STORED : String(savedAt.getTime());
}

/** Parses a version. Returns -1 for a text that is not a version. No stored version is negative, so -1 matches none. */
export function numberOfVersion(version: string): number {
  return /^\d{1,15}$/.test(version) ? Number(version) : -1;
}
