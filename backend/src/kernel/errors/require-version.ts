import { createHash } from "node:crypto";
import { msg, type Text } from "../languages/message.js";
import { DomainError } from "./domain-error.js";

/** The version of a value that was never saved. */
export const NOTHING_STORED = "0";

/** Returns the version of stored values, which changes with any of them. The values must have a fixed order. */
export function versionOf(stored: unknown): string {
  return createHash("sha256").update(JSON.stringify(stored)).digest("base64url").slice(0, 22);
}

/**
 * Rejects a save over something that the caller has not seen. Call it inside the transaction that writes, while other
 * saves of the same thing wait. Of two concurrent saves, the second then reads the values of the first.
 * @param seen the `version` that the caller sent; a client that sends none replaces whatever is stored
 * @throws DomainError VERSION_CHANGED
 */
export function requireVersion(seen: string | null | undefined, stored: string): void {
  if (seen && seen !== stored) throw new DomainError("VERSION_CHANGED");
}

/**
 * Refuses a change that was based on outdated values.
 * @param now field → its current value, for the fields that the change sets
 * @param expected the value that the caller saw; undefined where the caller does not say
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

/** Returns the text next to a field that another user changed since it was read. */
export function changedConcurrently(now: string): Text {
  return now === ""
    ? msg("Someone else emptied this field while you were editing")
    : msg('Someone else changed this to "{now}" while you were editing', { now });
}

/** Returns the version of a value by the time when it was saved, or NOTHING_STORED for null. */
export function versionAt(savedAt: Date | null): string {
  return savedAt === null ? NOTHING_STORED : String(savedAt.getTime());
}

/** Returns the number in a version's text, or -1, which no stored version has, for any other text. */
export function numberOfVersion(version: string): number {
  return /^\d{1,15}$/.test(version) ? Number(version) : -1;
}
