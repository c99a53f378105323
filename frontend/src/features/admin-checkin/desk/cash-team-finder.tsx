import { useDeferredValue, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { useCashTeamsQuery, type CashTeamsQuery } from "../../../graphql/features/admin-checkin";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { SearchField } from "../../../shared/ui/field-kinds";
import { LoadFailure } from "../../../shared/ui/load-failure";
import { Skeleton } from "../../../shared/ui/list-state";

interface CashTeamFinderProps {
  readonly eventSlug: string | null;
  readonly onChoose: (team: CashTeamsQuery["cashTeams"][number]) => void;
}

/**
 * Finds teams that may pay in cash. A helper sees a team's name and the amount due, but not the team's payment report.
 */
export function CashTeamFinder({ eventSlug, onChoose }: CashTeamFinderProps) {
  const [search, setSearch] = useState("");
  const words = useDeferredValue(search.trim());
  const query = useCashTeamsQuery({
    variables: { eventSlug, search: words || null },
    fetchPolicy: "cache-and-network",
  });
  const { data, problem, loading, reload } = useQueryState(query, FALLBACKS.teamsList);
  // After a failed search, `data` still has the teams of the previous one.
  const teams = problem === null ? data?.cashTeams : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SearchField
        label="Find a team"
        name="cash-team-search"
        hint="Team, reference or person"
        value={search}
        onChange={setSearch}
      />
      {teams !== undefined ? null : problem === null ? (
        <Skeleton lines={3} />
      ) : (
        <LoadFailure problem={problem} loading={loading} onRetry={() => void reload()} />
      )}
      {teams?.length === 0 ? <p role="status">No team with an unpaid fee matches this search.</p> : null}
      <ul className="grid max-h-72 divide-y divide-rule overflow-y-auto border border-rule empty:hidden">
        {teams?.map((team) => (
          <li key={team.teamId}>
            <button
              type="button"
              onClick={() => onChoose(team)}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-left hover:bg-sunken"
            >
              <span className="font-semibold wrap-anywhere">{team.teamName}</span>
              <span className="font-mono text-sm">{team.reference}</span>
              <span className="text-sm text-soft">
                {team.people === 1 ? "1 person" : `${team.people} people`}
              </span>
              <span className="ml-auto font-mono text-sm">{formatPaise(team.amount)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
