import { DomainError } from "../errors/domain-error.js";

/**
 * Maximum number of combining marks in a row, as in Unicode's stream-safe text format (UAX #15). No language needs as
 * many. Normalisation sorts the marks of a letter, and the time for it grows with the square of their number. One
 * request with 50,000 marks would keep the server busy for seconds.
 */
const MOST_MARKS = 30;

/** Marks, and two characters that become marks when compatibility forms are unified (NFKC). */
const MARK = String.raw`\p{M}\uFF9E\uFF9F`;
/** Characters that are removed from texts before they are normalised, so that marks around them become neighbours. */
const REMOVED = String.raw`\0\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`;

const MARKS = new RegExp(`[${MARK}]{${String(MOST_MARKS + 1)}}`, "u");
const MARKS_OR_REMOVED = new RegExp(`[${MARK}${REMOVED}]{${String(MOST_MARKS + 1)}}`, "u");
const ALL_REMOVED = new RegExp(`[${REMOVED}]`, "gu");

/**
 * Refuses texts that would take long to normalise, in a value or anywhere inside it. Must be called before the texts
 * are changed or checked in any other way.
 * @throws DomainError BAD_INPUT
 */
export function refuseMarkRuns(value: unknown): void {
  if (hasMarkRun(value)) throw new DomainError("BAD_INPUT");
}

function hasMarkRun(value: unknown): boolean {
  if (typeof value === "string") return isMarkRun(value);
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return false;
  return Object.values(value).some(hasMarkRun);
}

function isMarkRun(text: string): boolean {
  if (text.length <= MOST_MARKS || !MARKS_OR_REMOVED.test(text)) return false;
  return MARKS.test(text.replace(ALL_REMOVED, ""));
}
