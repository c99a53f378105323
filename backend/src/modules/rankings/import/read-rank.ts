import { LIMITS } from "../../../kernel/contract/limits.js";
import { plainFigure, readFigure } from "../../../kernel/contract/read-figure.js";

/** What a cell says about a rank: a place, none, or nothing that makes sense. */
export type ReadRank = { readonly rank: number | null } | "bad";

/** What lists write for no place. */
const NONE = new Set(["", "-", "–", "—", "n/a", "na", "none", "null", "unranked"]);
/**
 * A whole number, with the marks of a tie ("=1", "1=") or a list ("1.", "#1", "1st"), as spreadsheets write it ("1.0",
 * "1,001"), and as Codeforces does where it shows some of the participants: "4 (5)" is the fourth of those that are shown and
 * the fifth of all.
 */
const WHOLE = /^[=#]?\s*(\d[\d,' ]{0,11}?)(?:\.0*|\s*(?:st|nd|rd|th))?\s*=?\s*(?:\([\d,]{1,11}\))?$/;
/** A place that is shared: "2-3" is the second of two who are second. */
const SHARED = /^(\d{1,9})\s*[-–—]\s*(\d{1,9})$/;

/** Reads a cell of the rank column. */
export function readRank(cell: string): ReadRank {
  const text = plainFigure(cell).toLowerCase();
  if (NONE.has(text)) return { rank: null };
  const shared = SHARED.exec(text);
  if (shared && Number(shared[1]) > Number(shared[2])) return "bad";
  const figure = readFigure((shared ?? WHOLE.exec(text))?.[1] ?? "");
  const rank = figure?.decimals === "" ? Number(figure.whole) : 0;
  return rank >= 1 && rank <= LIMITS.rankingMax ? { rank } : "bad";
}
