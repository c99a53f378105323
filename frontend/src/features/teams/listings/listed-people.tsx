import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  ListedPeopleDocument,
  useInviteListedMutation,
  useListedPeopleQuery,
  useRemoveListingMutation,
  type ListedPeopleQuery,
} from "../../../graphql/features/teams";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useAction } from "../../../shared/hooks/use-action";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { HandleLink } from "../../../shared/ui/values";
import { ListedPanel } from "./listed-panel";
import { joined, SHOWN_AT_ONCE, usePageList } from "./use-page-list";
import { t } from "@contract/kernel/contract/t";

type ListedPerson = ListedPeopleQuery["listedPeople"]["edges"][number]["node"];

interface ListedPeopleProps {
  /** The team to invite people to, or null if the user leads no team with a free place. */
  readonly teamId: string | null;
  /** Whether the user may remove other people's listings. Superadmins may. */
  readonly mayRemove: boolean;
}

const NONE = t("No people are listed at the moment.");

/** The people who are looking for a team. Leaders can invite them. */
export function ListedPeople({ teamId, mayRemove }: ListedPeopleProps) {
  const [search, setSearch] = useState("");
  const query = useListedPeopleQuery({
    variables: { first: SHOWN_AT_ONCE, search: search || null },
    fetchPolicy: "cache-and-network",
  });
  const { data, ...state } = useQueryState(query, FALLBACKS.listings);
  const list = usePageList(data?.listedPeople, (after) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult }) => ({
        listedPeople: joined(before.listedPeople, fetchMoreResult.listedPeople),
      }),
    }),
  );
  return (
    <ListedPanel
      title="People looking for a team"
      searchLabel="Search people"
      empty={teamId === null ? NONE : `${NONE} Put your team on the list so that people can find you.`}
      search={search}
      onSearch={setSearch}
      state={state}
      list={list}
      keyOf={({ id }: ListedPerson) => id}
    >
      {(person) => <PersonEntry person={person} teamId={teamId} mayRemove={mayRemove} />}
    </ListedPanel>
  );
}

function PersonEntry({ person, teamId, mayRemove }: ListedPeopleProps & { readonly person: ListedPerson }) {
  const { id, name, college, codeforcesHandle, line, isOwn, invited } = person;
  const invitation = useInvitation(id, teamId);
  const removal = useRemoval(id);
  const problem = invitation.problem ?? removal.problem;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-lg wrap-anywhere">{name}</strong>
        {isOwn ? <span className="label-mono text-soft">You</span> : null}
      </p>
      {college === null ? null : <p className="text-sm wrap-anywhere text-soft">{college}</p>}
      {codeforcesHandle === null ? null : (
        <p className="font-mono text-sm break-all">
          <HandleLink handle={codeforcesHandle} />
        </p>
      )}
      <p className="mt-2 wrap-anywhere">{line}</p>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <div className="mt-3 flex flex-wrap items-center gap-3 empty:hidden">
        {invited ? <span className="font-semibold text-pending">Invited</span> : null}
        {teamId === null || invited || isOwn ? null : (
          <Button
            variant="secondary"
            busy={invitation.busy}
            busyLabel="Inviting..."
            onClick={invitation.press}
          >
            Invite<span className="sr-only"> {name}</span>
          </Button>
        )}
        {mayRemove ? (
          <Button variant="quiet" busy={removal.busy} busyLabel="Removing..." onClick={removal.press}>
            Remove<span className="sr-only"> the entry of {name}</span>
          </Button>
        ) : null}
      </div>
    </>
  );
}

function useInvitation(listingId: string, teamId: string | null) {
  const [inviteListed] = useInviteListedMutation({
    update: (cache) =>
      void cache.modify({
        id: cache.identify({ __typename: "ListedPerson", id: listingId }) ?? "",
        fields: { invited: () => true },
      }),
  });
  const { busy, problem, run } = useAction({ fallback: FALLBACKS.invite });
  const press = () =>
    void run(async () => {
      await inviteListed({ variables: { input: { teamId: teamId ?? "", listingId } } });
    });
  return { busy, problem, press };
}

function useRemoval(listingId: string) {
  const [removeListing] = useRemoveListingMutation({ refetchQueries: [ListedPeopleDocument] });
  const { busy, problem, run } = useAction({ fallback: FALLBACKS.listing });
  const press = () =>
    void run(async () => {
      await removeListing({ variables: { input: { listingId } } });
    });
  return { busy, problem, press };
}
