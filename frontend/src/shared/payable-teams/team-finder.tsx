import { useDeferredValue, useState } from "react";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { mayTake, type PaymentTransitionName } from "@contract/modules/teams/contract/payment-status";
import { usePayableTeamsQuery, type PayableTeamsQuery } from "../../graphql/shared/payable-teams";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useQueryState } from "../apollo/use-query-state";
import { SearchField } from "../ui/field-kinds";
import { LoadFailure } from "../ui/load-failure";
import { Skeleton } from "../ui/list-state";
import { StatusBadge } from "../ui/badge";

export type PayableTeam = PayableTeamsQuery["payableTeams"][number];

interface TeamFinderProps {
  readonly eventSlug: string;
  /** The bank line to suggest teams for. */
  readonly line?: { readonly batchId: string; readonly line: number };
  readonly onChoose: (team: PayableTeam) => void;
  /**
   * The payment transitions by which a team may get the money: `accept` and `book` for a bank line, only `book` for
   * cash. A team whose payment allows none of them cannot be chosen.
   */
  readonly moves: readonly PaymentTransitionName[];
  /** Whether a team that has already paid may also get the money, as a surplus. */
  readonly surplus?: boolean;
  /** The ids of teams that are already chosen. */
  readonly without?: readonly string[];
  readonly error?: string | undefined;
}

/**
 * Lets a treasurer find the team that sent the money. Teams suggested for the bank line come first. A search by name,
 * reference, person or transaction ID finds the others.
 */
export function TeamFinder({
  eventSlug,
  line,
  onChoose,
  moves,
  surplus = false,
  without = [],
  error,
}: TeamFinderProps) {
  const [search, setSearch] = useState("");
  const deferredSearch = useDeferredValue(search.trim());
  const variables = { eventSlug: eventSlug || null, search: deferredSearch || null, ...line };
  const query = usePayableTeamsQuery({ variables, fetchPolicy: "cache-and-network" });
  const { data, problem, loading, reload } = useQueryState(query, FALLBACKS.teamsList);
  // After a failed search, `data` still has the teams of the previous one.
  const found = problem === null ? data?.payableTeams : undefined;
  const teams = found?.filter(({ teamId }) => !without.includes(teamId));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SearchField
        label="Find a team"
        name="team-search"
        hint="Team, reference, person or transaction ID"
        value={search}
        error={error}
        onChange={setSearch}
      />
      {teams !== undefined ? null : problem === null ? (
        <Skeleton lines={3} />
      ) : (
        <LoadFailure problem={problem} loading={loading} onRetry={() => void reload()} />
      )}
      {teams?.length === 0 ? <p role="status">No team matches this search.</p> : null}
      <ul className="grid max-h-72 divide-y divide-rule overflow-y-auto border border-rule empty:hidden">
        {teams?.map((team) => (
          <li key={team.teamId}>
            <FoundTeam {...{ team, moves, surplus, onChoose }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A team as a button, with its payment's status. The button is disabled if the team cannot get the money. */
function FoundTeam({
  team,
  moves,
  surplus,
  onChoose,
}: Pick<TeamFinderProps, "moves"> & {
  readonly surplus: boolean;
  readonly team: PayableTeam;
  readonly onChoose: (team: PayableTeam) => void;
}) {
  const { teamName, reference, people, status, amount, hint } = team;
  const isPayable = moves.some((name) => mayTake(name, status)) || (surplus && status === "accepted");
  return (
    <button
      type="button"
      disabled={!isPayable}
      onClick={() => onChoose(team)}
      className="grid min-h-11 w-full gap-0.5 px-3 py-2 text-left enabled:hover:bg-sunken disabled:text-soft"
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{teamName}</span>
        <span className="font-mono text-sm">{reference}</span>
        <StatusBadge status={status} />
        <span className="font-mono text-sm">{formatPaise(amount)}</span>
      </span>
      <span className="truncate text-sm text-soft" title={people.join(", ")}>
        {people.join(", ")}
      </span>
      {hint === null ? null : <span className="text-sm font-semibold text-accent">{hint}</span>}
    </button>
  );
}
