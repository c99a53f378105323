import { createHash } from "node:crypto";
import type { Standing } from "./ranking-standings.sql.js";

/**
 * Stands for an event's places and its draft: another one as soon as any of them is another. A team without a place in
 * either counts for nothing, so that one that registers meanwhile is in nobody's way.
 */
export function boardVersionOf(standings: readonly Standing[]): string {
  const hash = createHash("sha256");
  const placed = standings.filter(({ ranking, draft }) => ranking !== null || draft !== null);
  for (const { id, ranking, draft } of [...placed].sort((a, b) => (a.id < b.id ? -1 : 1)))
    hash.update(JSON.stringify([id, ranking, draft]));
  return hash.digest("hex").slice(0, 32);
}
