import { useCallback } from "react";
import { useChangeTeamsMutation } from "../../../graphql/features/admin-teams";
import type { TeamColumn } from "../../../graphql/schema-types";
import type { SaveCells } from "../../../shared/table/cells/cell-changes";

const NOTHING_CHANGED = { applied: false, cells: [] };

/**
 * Saves the names and notes of several teams together. Saves nothing if one of these texts has changed since it was
 * shown.
 * @param onNote called with the new note, if the only change added a note to a team that had none
 */
export function useSaveTeams(onNote: (note: string) => void): SaveCells {
  const [changeTeams] = useChangeTeamsMutation();
  return useCallback(
    async (changes, preview) => {
      const teams = changes.map(({ id, field, from, to }) => ({
        ...{ teamId: id, from, to },
        // The cast is safe, because the editable columns of the list use these names (team-columns.tsx).
        column: field as TeamColumn,
      }));
      const { data } = await changeTeams({ variables: { input: { changes: teams, preview } } });
      const result = data?.changeTeams ?? NOTHING_CHANGED;
      const [one, ...others] = teams;
      if (result.applied && others.length === 0 && one?.column === "NOTE" && one.from === "")
        onNote(result.cells[0]?.to ?? "");
      return result;
    },
    [changeTeams, onNote],
  );
}
