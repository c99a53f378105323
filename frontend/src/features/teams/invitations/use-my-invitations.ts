import { useApolloClient } from "@apollo/client/react";
import { useLocation, useNavigate } from "react-router-dom";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import {
  MyInvitationsDocument,
  TeamStatusDocument,
  AcceptInvitationDocument,
  useDeclineInvitationMutation,
  useMyInvitationsQuery,
} from "../../../graphql/features/teams";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { useAction } from "../../../shared/hooks/use-action";
import { withFlashMessage } from "../../../shared/ui/flash-state";
import { handleToSend, useFilledHandle, useOwnHandle } from "../hooks/use-own-handle";
import { TIMINGS } from "../../../shared/timings";

/**
 * Reads the user's invitations.
 * @param waiting whether to poll for new ones, because a leader may invite the user at any moment. True while the user
 * has not agreed to be in a team.
 */
export function useMyInvitations(waiting: boolean) {
  const { data, error } = useMyInvitationsQuery({
    fetchPolicy: "cache-and-network",
    pollInterval: waiting ? TIMINGS.teamPoll : 0,
    skipPollAttempt: () => document.hidden,
  });
  return { invitations: data?.myInvitations ?? [], known: data !== undefined || error !== undefined };
}

/** Returns the number of the user's invitations that the page shows. Fetches nothing. */
export function useInvitationCount(): number {
  return useMyInvitationsQuery({ fetchPolicy: "cache-only" }).data?.myInvitations.length ?? 0;
}

/** Answers one invitation. When the user joins a team, their other invitations end. */
export function useAnswer(teamId: string) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  /** Shows the notice on the page itself, because an answered invitation disappears. */
  const note = (text: string) =>
    navigate({ pathname, search }, { replace: true, state: withFlashMessage(text) });
  const [declineInvitation] = useDeclineInvitationMutation({
    update: (cache) =>
      void cache.updateQuery(
        { query: MyInvitationsDocument },
        (own) => own && { myInvitations: own.myInvitations.filter((one) => one.teamId !== teamId) },
      ),
  });
  const { busy: declining, problem, run, clear } = useAction({ fallback: FALLBACKS.answerInvitation });
  const own = useOwnHandle();
  const form = useMutationForm(
    AcceptInvitationDocument,
    () =>
      import("@contract/modules/teams/invitations/contract/invitation.inputs").then(
        (m) => m.AcceptInvitationInput,
      ),
    {
      initial: { codeforcesHandle: "" },
      toInput: ({ codeforcesHandle }) => ({ teamId, codeforcesHandle: handleToSend(codeforcesHandle, own) }),
      fallback: FALLBACKS.answerInvitation,
      mutation: {
        update: (cache, { data }) => {
          if (!data) return;
          const { team } = data.acceptInvitation;
          cache.updateQuery({ query: TeamStatusDocument }, (status) => status && { ...status, myTeam: team });
          cache.updateQuery({ query: MyInvitationsDocument }, () => ({ myInvitations: [] }));
        },
      },
      around: (save) => {
        clear();
        return save();
      },
      onDone: ({ message }) => note(message),
      // Refreshes the card, because the invitation may have changed.
      onRefused: () => void client.refetchQueries({ include: [MyInvitationsDocument] }),
    },
  );
  useFilledHandle(form, own);
  const decline = () => {
    if (form.busy) return;
    void run(async () => {
      const { data } = await declineInvitation({ variables: { input: { teamId } } });
      await note(data?.declineInvitation.message ?? SUCCESS.invitationDeclined);
    });
  };
  return { form, declining, problem, decline };
}
