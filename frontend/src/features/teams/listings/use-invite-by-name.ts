import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  ListedPeopleDocument,
  TeamInvitationsDocument,
  useInviteListedMutation,
  type ListedPeopleQuery,
} from "../../../graphql/features/teams";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { useAction } from "../../../shared/hooks/use-action";
import type { ShowNotice } from "../../../shared/hooks/use-notice";
import { SHOWN_AT_ONCE } from "./use-page-list";

type ListedPerson = ListedPeopleQuery["listedPeople"]["edges"][number]["node"];

/** Invites a listed person by name or handle. People without a listing cannot be found this way. */
export function useInviteByName(teamId: string, showNotice: ShowNotice, onInvited: () => void) {
  const fetchPeople = useFetch(ListedPeopleDocument, "no-cache");
  const [inviteListed] = useInviteListedMutation({ refetchQueries: [TeamInvitationsDocument] });
  const [found, setFound] = useState<{ readonly typed: string; readonly people: readonly ListedPerson[] }>();
  const { busy, run } = useAction({ fallback: FALLBACKS.invite, show: showNotice });

  const peopleNamed = async (typed: string) => {
    // If the search fails, the caller sends the name as an e-mail address, and the server's refusal explains what to
    // type instead.
    const reply = await fetchPeople({ first: SHOWN_AT_ONCE, search: typed }).catch(() => null);
    const people = reply?.listedPeople.edges.map(({ node }) => node) ?? [];
    return people.filter((person) => isMeant(person, typed));
  };
  const invite = async ({ id }: ListedPerson) => {
    const { data } = await inviteListed({ variables: { input: { teamId, listingId: id } } });
    setFound(undefined);
    onInvited();
    return data?.inviteListed.message;
  };
  return {
    busy,
    /** Returns the people to whom the text may refer, or null if the last search was for another text. */
    peopleFor: (typed: string) => (found?.typed === typed ? found.people : null),
    invite: (person: ListedPerson) => void run(() => invite(person)),
    /**
     * Invites the person with exactly this name or handle, if there is only one such person. Otherwise finds the people
     * to whom the text may refer.
     * @returns false if no listed person matches
     */
    search: async (typed: string): Promise<boolean> => {
      let isFound = true;
      await run(async () => {
        const people = await peopleNamed(typed);
        const [only, ...others] = people.filter((person) => namesOf(person).includes(typed.toLowerCase()));
        if (only !== undefined && others.length === 0) return invite(only);
        setFound({ typed, people });
        isFound = people.length > 0;
        return null;
      });
      return isFound;
    },
  };
}

const namesOf = ({ name, codeforcesHandle }: ListedPerson) => [
  name.toLowerCase(),
  codeforcesHandle?.toLowerCase() ?? "",
];

/**
 * Returns whether the typed text is part of a listed person's name or handle, and the person is not the user. Needed
 * because the server also searches the college and the listing's text.
 */
function isMeant(person: ListedPerson, typed: string): boolean {
  return !person.isOwn && namesOf(person).some((name) => name.includes(typed.toLowerCase()));
}
