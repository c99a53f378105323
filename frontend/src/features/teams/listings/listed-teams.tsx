import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  useListedTeamsQuery,
  useRequestToJoinMutation,
  useWithdrawRequestMutation,
  type ListedTeamsQuery,
} from "../../../graphql/features/teams";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useAction } from "../../../shared/hooks/use-action";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ListedPanel } from "./listed-panel";
import { joined, SHOWN_AT_ONCE, usePageList } from "./use-page-list";
import { t } from "@contract/kernel/contract/t";

type ListedTeam = ListedTeamsQuery["listedTeams"]["edges"][number]["node"];

const NONE = t("No team is listed at the moment.");

/** The listed teams that have a free place. People without a team can ask to join them. */
export function ListedTeams({ mayAsk }: { readonly mayAsk: boolean }) {
  const [search, setSearch] = useState("");
  const query = useListedTeamsQuery({
    variables: { first: SHOWN_AT_ONCE, search: search || null },
    fetchPolicy: "cache-and-network",
  });
  const { data, ...state } = useQueryState(query, FALLBACKS.listings);
  const list = usePageList(data?.listedTeams, (after) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult }) => ({
        listedTeams: joined(before.listedTeams, fetchMoreResult.listedTeams),
      }),
    }),
  );
  return (
    <ListedPanel
      title="Teams with a free place"
      searchLabel="Search teams"
      empty={mayAsk ? `${NONE} Put yourself on the list so that teams can find you.` : NONE}
      search={search}
      onSearch={setSearch}
      state={state}
      list={list}
      keyOf={({ teamId }: ListedTeam) => teamId}
    >
      {(team) => <TeamEntry team={team} mayAsk={mayAsk} />}
    </ListedPanel>
  );
}

function TeamEntry({ team, mayAsk }: { readonly team: ListedTeam; readonly mayAsk: boolean }) {
  const { teamName, leaderName, college, placesLeft, line, requested } = team;
  const { busy, problem, press } = useRequest(team);
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="text-lg wrap-anywhere">{teamName}</strong>
        <span className="font-mono text-sm whitespace-nowrap text-soft">
          {placesLeft === 1 ? "1 place" : `${placesLeft} places`}
        </span>
      </p>
      <p className="text-sm wrap-anywhere text-soft">
        {leaderName}
        {college === null ? "" : `, ${college}`}
      </p>
      <p className="mt-2 wrap-anywhere">{line}</p>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      {mayAsk ? (
        <div className="mt-3">
          <Button
            variant={requested ? "quiet" : "secondary"}
            busy={busy}
            busyLabel="Sending..."
            onClick={press}
          >
            {requested ? "Withdraw request" : "Ask to join"}
            <span className="sr-only"> {teamName}</span>
          </Button>
        </div>
      ) : null}
    </>
  );
}

function useRequest({ teamId, requested }: ListedTeam) {
  const [requestToJoin] = useRequestToJoinMutation();
  const [withdrawRequest] = useWithdrawRequestMutation();
  const change = requested ? withdrawRequest : requestToJoin;
  const { busy, problem, run } = useAction({ fallback: FALLBACKS.joinRequest });
  const press = () =>
    void run(async () => {
      await change({
        variables: { input: { teamId } },
        update: (cache) =>
          void cache.modify({
            id: cache.identify({ __typename: "ListedTeam", teamId }) ?? "",
            fields: { requested: () => !requested },
          }),
      });
    });
  return { busy, problem, press };
}
