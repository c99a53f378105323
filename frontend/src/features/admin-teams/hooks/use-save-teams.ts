import { useCallback } from "react";
import { useChangeTeamsMutation } from "../../../graphql/features/admin-teams";
import type { TeamColumn } from "../../../graphql/schema-types";
import type { SaveCells } from "../../../shared/table/cells/cell-changes";

const NOTHING_CHANGED = { applied: false, cells: [] };

/** Saves names and notes of teams together, if all of them are still what was seen. */
export function useSaveTeams(): SaveCells {
  const [changeTeams] = useChangeTeamsMutation();
  return useCallback(
    async (changes, preview) => {
      const teams = changes.map(({ id, field, from, to }) => ({
        ...{ teamId: id, from, to },
        // The columns of the list name their fields so (team-columns.tsx).
        column: field as TeamColumn,
      }));
      const { data } = await changeTeams({ variables: { input: { changes: teams, preview } } });
      return data?.changeTeams ?? NOTHING_CHANGED;
    },
    [changeTeams],
  );
}
