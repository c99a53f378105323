import { useCallback, useEffect, useState } from "react";
import { TeamsNamedDocument } from "../../../graphql/features/admin-users";
import { useFetch } from "../../../shared/apollo/use-fetch";

/** A team of the current event that can be chosen by name. */
export interface NamedTeam {
  readonly id: string;
  readonly name: string;
}

/** Milliseconds from the last keystroke to the search. */
const SETTLES_AFTER = 150;
const NONE: readonly NamedTeam[] = [];
const fold = (name: string) => name.trim().toLocaleLowerCase();

/** Searches the current event's teams for the typed name, because there are too many teams to fetch them all. */
export function useTeamNames(typed: string) {
  const [known, setKnown] = useState<{
    readonly search: string;
    readonly teams: readonly NamedTeam[];
  } | null>(null);
  const fetchTeams = useFetch(TeamsNamedDocument, "no-cache");
  const ask = useCallback(
    async (search: string) => {
      const { teamsPage } = await fetchTeams({ search });
      return teamsPage.edges.map(({ node }) => node);
    },
    [fetchTeams],
  );
  const search = fold(typed).slice(0, 100);
  useEffect(() => {
    let isWanted = true;
    const look = () =>
      ask(search).then(
        (teams) => {
          if (isWanted) setKnown({ search, teams });
        },
        () => undefined,
      );
    const timer = setTimeout(() => void look(), SETTLES_AFTER);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [ask, search]);
  return {
    teams: known?.teams ?? NONE,
    /** Returns true if the last search was for this name and found no such team. */
    isUnknown: (name: string) =>
      known?.search === fold(name) && !known.teams.some((team) => fold(team.name) === fold(name)),
    /**
     * Returns the team with this name, or undefined if there is none. Asks the server unless the name was just searched
     * for.
     */
    find: async (name: string): Promise<NamedTeam | undefined> => {
      const teams = known?.search === fold(name) ? known.teams : await ask(fold(name));
      return teams.find((team) => fold(team.name) === fold(name));
    },
  };
}
