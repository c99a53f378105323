import { useMemo, useState, type FocusEvent } from "react";
import type { Team } from "../ranking-facts";

/** The attribute that marks the input fields of ranks. */
export const RANK_FIELD = "data-rank-field";

/**
 * Keeps the order of the rows while an admin types a rank. In a table sorted by the draft, the row would otherwise move
 * away.
 */
export function useFrozenOrder(teams: readonly Team[]) {
  const [frozen, setFrozen] = useState<ReadonlyMap<string, number | null> | null>(null);
  return useMemo(() => {
    const isField = (target: EventTarget | null) =>
      target instanceof Element && target.hasAttribute(RANK_FIELD);
    return {
      draftOf: (team: Team) => (frozen?.has(team.id) ? (frozen.get(team.id) ?? null) : team.draft),
      onFocus: ({ target }: FocusEvent) => {
        if (isField(target))
          setFrozen((before) => before ?? new Map(teams.map(({ id, draft }) => [id, draft])));
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!isField(relatedTarget)) setFrozen(null);
      },
    };
  }, [frozen, teams]);
}
