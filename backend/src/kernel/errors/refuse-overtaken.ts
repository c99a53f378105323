import { changedMeanwhile } from "../contract/texts/admin.texts.js";
import { DomainError } from "./domain-error.js";

/**
 * Refuses a change that was made from what is no longer so.
 * @param now field → what it is now, of the fields that the change gives
 * @param expected what the caller saw; undefined where they do not say
 * @throws DomainError CONFLICT, with what it is now beside the field
 */
export function refuseOvertaken(
  now: Readonly<Record<string, string | null | undefined>>,
  expected: string | null | undefined,
): void {
  if (expected === undefined) return;
  const other = Object.entries(now).filter(([, value]) => (value ?? "") !== (expected ?? ""));
  if (other.length === 0) return;
  const texts = other.map(([field, value]) => [field, changedMeanwhile(value ?? "")] as const);
  throw new DomainError("CONFLICT", { fields: Object.fromEntries(texts) });
}
