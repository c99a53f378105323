import { useCallback, useEffect, useState } from "react";
import { TeamsNamedDocument } from "../../../graphql/features/admin-users";
import { useFetch } from "../../../shared/apollo/use-fetch";

/** A team of the current event, by which it is chosen. */
export interface NamedTeam {
  readonly id: string;
  readonly name: string;
}

/** Milliseconds from the last key to the question. */
const SETTLES_AFTER = 150;
const NONE: readonly NamedTeam[] = [];
const fold = (name: string) => name.trim().toLocaleLowerCase();

/** The current event's teams whose names have what is typed; a club has too many to fetch them all. */
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
    /** No team has this name, as far as that is known already. */
    isUnknown: (name: string) =>
      known?.search === fold(name) && !known.teams.some((team) => fold(team.name) === fold(name)),
    /** The team of this name; asked for unless it is known already. */
    find: async (name: string): Promise<NamedTeam | undefined> => {
      const teams = known?.search === fold(name) ? known.teams : await ask(fold(name));
      return teams.find((team) => fold(team.name) === fold(name));
    },
  };
}
