import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  TeamInvitationsDocument,
  useResendInvitationMutation,
  useTeamInvitationsQuery,
  useWithdrawInvitationMutation,
  type TeamInvitationFieldsFragment,
} from "../../../graphql/features/teams";
import { useAction } from "../../../shared/hooks/use-action";

/** Returns the query for a team's invitations, for cache updates. */
export function teamInvitationsQuery(teamId: string) {
  return { query: TeamInvitationsDocument, variables: { teamId } } as const;
}

/** Reads a team's invitations, resends them, or withdraws them. Allows only one change at a time. */
export function useTeamInvitations(teamId: string) {
  // An error is not shown, because users cannot fix it and the rest of the team is visible.
  const { data, error } = useTeamInvitationsQuery({
    variables: { teamId },
    fetchPolicy: "cache-and-network",
  });
  const [resendInvitation] = useResendInvitationMutation();
  const [withdrawInvitation] = useWithdrawInvitationMutation();
  const { running, notice, run } = useAction({ fallback: FALLBACKS.invite });
  const query = teamInvitationsQuery(teamId);
  const keep = (invitations: readonly TeamInvitationFieldsFragment[]) => () => ({
    teamInvitations: [...invitations],
  });
  return {
    invitations: data?.teamInvitations ?? [],
    known: data !== undefined || error !== undefined,
    running,
    notice,
    resend: (invitationId: string) =>
      run(async () => {
        const sent = await resendInvitation({
          variables: { input: { teamId, invitationId } },
          update: (cache, { data: reply }) => {
            if (reply) cache.updateQuery(query, keep(reply.resendInvitation.invitations));
          },
        });
        return sent.data?.resendInvitation.message;
      }, invitationId),
    withdraw: (invitationId: string) =>
      run(async () => {
        const ended = await withdrawInvitation({
          variables: { input: { teamId, invitationId } },
          update: (cache, { data: reply }) => {
            if (reply) cache.updateQuery(query, keep(reply.withdrawInvitation.invitations));
          },
        });
        return ended.data?.withdrawInvitation.message;
      }, invitationId),
  };
}
