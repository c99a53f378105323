import { createHash } from "node:crypto";
import type { ResultFacts } from "../contract/result-row.js";

/** A team in the results, before shared places are marked. */
export interface PlacedTeam extends ResultFacts {
  /** The team's unique id within the event. Only a hash of the id is public. */
  readonly id: string;
}

export interface ResultRow extends ResultFacts {
  /** Identifies the team in web addresses without revealing anything about the team. */
  readonly key: string;
  /** Whether another team has the same place. */
  readonly isShared: boolean;
}

/** Returns the teams by place and then by name, with shared places marked. */
export function resultRows(teams: readonly PlacedTeam[]): ResultRow[] {
  const counts = new Map<number, number>();
  for (const { place } of teams) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...teams]
    .sort((a, b) => a.place - b.place || (a.teamName.toLowerCase() < b.teamName.toLowerCase() ? -1 : 1))
    .map(({ id, ...facts }) => ({
      ...facts,
      key: createHash("sha256").update(id).digest("hex").slice(0, 12),
      isShared: (counts.get(facts.place) ?? 0) > 1,
    }));
}
