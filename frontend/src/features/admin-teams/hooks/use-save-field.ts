import { useCallback } from "react";
import { useUpdateTeamMutation } from "../../../graphql/features/admin-teams";
import type { SaveField } from "../team-columns";

/** Saves one field of a team, unless somebody else changed it since the row was read. */
export function useSaveField(): SaveField {
  const [update] = useUpdateTeamMutation();
  return useCallback(
    async (team, field, text) => {
      const input = { teamId: team.id, [field]: text, expected: team[field] ?? "" };
      const { data } = await update({ variables: { input } });
      return data?.updateTeam.team;
    },
    [update],
  );
}
