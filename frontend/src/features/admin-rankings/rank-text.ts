import { LIMITS } from "@contract/kernel/contract/limits";

/** What somebody typed as a rank: a place, null for none, or undefined for what is neither. */
export function readRankText(text: string): number | null | undefined {
  const plain = text.trim();
  if (plain === "" || plain === "-") return null;
  if (!/^\d{1,6}$/.test(plain)) return undefined;
  const rank = Number(plain);
  return rank >= 1 && rank <= LIMITS.rankingMax ? rank : undefined;
}

/** A place as it is shown; a dash for none. */
export function rankText(rank: number | null): string {
  return rank === null ? "—" : String(rank);
}
