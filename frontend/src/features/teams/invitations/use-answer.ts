import { useApolloClient } from "@apollo/client/react";
import { useLocation, useNavigate } from "react-router-dom";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import {
  MyInvitationsDocument,
  TeamStatusDocument,
  AcceptInvitationDocument,
  useDeclineInvitationMutation,
} from "../../../graphql/features/teams";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { useAction } from "../../../shared/hooks/use-action";
import { withFlashMessage } from "../../../shared/ui/flash-state";
import { handleToSend, useFilledHandle, useOwnHandle } from "../hooks/use-own-handle";

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
