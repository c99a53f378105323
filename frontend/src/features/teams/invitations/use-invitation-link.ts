import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  TeamInvitationLinkDocument,
  useEndInvitationLinkMutation,
  useRenewInvitationLinkMutation,
  useTeamInvitationLinkQuery,
  type InvitationLinkFieldsFragment,
} from "../../../graphql/features/teams";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useAction } from "../../../shared/hooks/use-action";

/** Reads, replaces and ends a team's invitation link. Allows only one change at a time. */
export function useInvitationLink(teamId: string) {
  const { data, ...state } = useQueryState(useTeamInvitationLinkQuery({ variables: { teamId } }));
  const [renewLink] = useRenewInvitationLinkMutation();
  const [endLink] = useEndInvitationLinkMutation();
  const { running, problem, run } = useAction<"renew" | "end">({ fallback: FALLBACKS.invitationLink });

  const query = { query: TeamInvitationLinkDocument, variables: { teamId } };
  const variables = { input: { teamId } };
  return {
    /** Undefined while the link is being fetched; null if the team has none. */
    link: data?.invitationLink,
    /** The state of fetching the link. `problem` is about a change of the link. */
    state,
    problem,
    running,
    /** Creates a link, which replaces the existing one. Resolves to the link, or to undefined if that fails. */
    renew: async (): Promise<InvitationLinkFieldsFragment | undefined> => {
      let link: InvitationLinkFieldsFragment | undefined;
      await run(async () => {
        const reply = await renewLink({
          variables,
          update: (cache, { data: kept }) =>
            void cache.updateQuery(query, () => ({ invitationLink: kept?.renewInvitationLink.link ?? null })),
        });
        link = reply.data?.renewInvitationLink.link ?? undefined;
      }, "renew");
      return link;
    },
    end: () =>
      run(async () => {
        await endLink({
          variables,
          update: (cache) => void cache.updateQuery(query, () => ({ invitationLink: null })),
        });
      }, "end"),
  };
}
