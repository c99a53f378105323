import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  TeamInvitationsDocument,
  useResendInvitationMutation,
  useTeamInvitationsQuery,
  useWithdrawInvitationMutation,
  type TeamInvitationFieldsFragment,
} from "../../../graphql/features/teams";
import { toAppError } from "../../../shared/errors/app-error";

/** What pressing Resend or Withdraw led to. */
interface Outcome {
  readonly tone: "success" | "error";
  readonly text: string;
}

/** Where the invitations of a team are in the cache, for whoever changes them. */
export function teamInvitationsQuery(teamId: string) {
  return { query: TeamInvitationsDocument, variables: { teamId } } as const;
}

/** Whom a team has invited, and sending it again or withdrawing it. One change at a time. */
export function useTeamInvitations(teamId: string) {
  // Not an error that a person could mend: the rest of the team is there.
  const { data } = useTeamInvitationsQuery({ variables: { teamId }, fetchPolicy: "cache-and-network" });
  const [resendInvitation] = useResendInvitationMutation();
  const [withdrawInvitation] = useWithdrawInvitationMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const change = async (id: string, work: () => Promise<string | undefined>) => {
    if (busyId !== null) return;
    setBusyId(id);
    setOutcome(null);
    try {
      setOutcome({ tone: "success", text: (await work()) ?? "" });
    } catch (thrown) {
      setOutcome({ tone: "error", text: toAppError(thrown, FALLBACKS.invite).message });
    } finally {
      setBusyId(null);
    }
  };
  const query = teamInvitationsQuery(teamId);
  const keep = (invitations: readonly TeamInvitationFieldsFragment[]) => () => ({
    teamInvitations: [...invitations],
  });
  return {
    invitations: data?.teamInvitations ?? [],
    busyId,
    outcome,
    resend: (invitationId: string) =>
      change(invitationId, async () => {
        const sent = await resendInvitation({
          variables: { input: { teamId, invitationId } },
          update: (cache, { data: reply }) => {
            if (reply) cache.updateQuery(query, keep(reply.resendInvitation.invitations));
          },
        });
        return sent.data?.resendInvitation.message;
      }),
    withdraw: (invitationId: string) =>
      change(invitationId, async () => {
        const ended = await withdrawInvitation({
          variables: { input: { teamId, invitationId } },
          update: (cache, { data: reply }) => {
            if (reply) cache.updateQuery(query, keep(reply.withdrawInvitation.invitations));
          },
        });
        return ended.data?.withdrawInvitation.message;
      }),
  };
}
