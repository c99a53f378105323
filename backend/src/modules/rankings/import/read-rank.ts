import { LIMITS } from "../../../kernel/contract/limits.js";

/** What a cell says about a rank: a place, none, or nothing that makes sense. */
export type ReadRank = { readonly rank: number | null } | "bad";

/** What lists write for no place. */
const NONE = new Set(["", "-", "–", "—", "n/a", "na", "none", "null", "unranked"]);
/**
 * A whole number, with the marks of a tie ("=1", "1=") or a list ("1.", "#1", "1st"), and as spreadsheets write it
 * ("1.0").
 */
const WHOLE = /^[=#]?\s*(\d{1,9})(?:\.0*|\s*(?:st|nd|rd|th))?\s*=?$/;

/** Reads a cell of the rank column. */
export function readRank(cell: string): ReadRank {
  // Full-width digits are digits; an apostrophe is a spreadsheet's mark for text.
  const text = cell.normalize("NFKC").trim().replace(/^'/, "").toLowerCase();
  if (NONE.has(text)) return { rank: null };
  const rank = Number(WHOLE.exec(text)?.[1] ?? 0);
  return rank >= 1 && rank <= LIMITS.rankingMax ? { rank } : "bad";
}
