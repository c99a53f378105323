import { createHash } from "node:crypto";
import { msg, type Text } from "../languages/message.js";
import { DomainError } from "./domain-error.js";

/** The version of what was never saved. */
export const NOTHING_STORED = "0";

/** Returns the version of stored values: another one as soon as any of them is another. Call with the values in a fixed order. */
export function versionOf(stored: unknown): string {
  return createHash("sha256").update(JSON.stringify(stored)).digest("base64url").slice(0, 22);
}

/**
 * Rejects a save over something that the caller has not seen. To be called inside the transaction that writes, once other
 * saves of the same thing wait: of two saves at the same moment the second then reads what the first one wrote.
 * @param seen what the caller sent as `version`; a client that sends none replaces whatever is stored
 * @throws DomainError VERSION_CHANGED
 */
export function requireVersion(seen: string | null | undefined, stored: string): void {
  if (seen && seen !== stored) throw new DomainError("VERSION_CHANGED");
}

/**
 * Refuses a change that was based on outdated values.
 * @param now field → its current value, of the fields that the change sets
 * @param expected the values that the caller saw; undefined where they do not say
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

/** Returns the version of what was saved at a moment; NOTHING_STORED for null. */
export function versionAt(savedAt: Date | null): string {
  return savedAt === null ? NOTHING_STORED : String(savedAt.getTime());
}

/** Returns the number that a version is the text of; -1, which nothing has, for any other version. */
export function numberOfVersion(version: string): number {
  return /^\d{1,15}$/.test(version) ? Number(version) : -1;
}
