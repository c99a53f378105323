import { LIMITS } from "../../../kernel/contract/limits.js";
import { plainFigure, readFigure } from "../../../kernel/contract/read-figure.js";

/** The rank in a cell: a place, null for no place, or "bad" for an invalid cell. */
export type ReadRank = { readonly rank: number | null } | "bad";

/** Texts that mean no place. */
const NONE = new Set(["", "-", "–", "—", "n/a", "na", "none", "null", "unranked"]);
/**
 * Matches a whole number. The number may show a tie ("=1", "1=") or a list position ("1.", "#1", "1st"), or have a
 * spreadsheet's form ("1.0", "1,001"). Codeforces writes "4 (5)" when it shows only some of the participants: the
 * fourth shown is the fifth of all.
 */
const WHOLE = /^[=#]?\s*(\d[\d,' ]{0,11}?)(?:\.0*|\s*(?:st|nd|rd|th))?\s*=?\s*(?:\([\d,]{1,11}\))?$/;
/** Matches a shared place: "2-3" means two participants who are both second. */
const SHARED = /^(\d{1,9})\s*[-–—]\s*(\d{1,9})$/;

export function readRank(cell: string): ReadRank {
  const text = plainFigure(cell).toLowerCase();
  if (NONE.has(text)) return { rank: null };
  const shared = SHARED.exec(text);
  if (shared && Number(shared[1]) > Number(shared[2])) return "bad";
  const figure = readFigure((shared ?? WHOLE.exec(text))?.[1] ?? "");
  const rank = figure?.decimals === "" ? Number(figure.whole) : 0;
  return rank >= 1 && rank <= LIMITS.rankingMax ? { rank } : "bad";
}
