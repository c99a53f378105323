import { useNavigate } from "react-router-dom";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { paths } from "@contract/kernel/contract/paths";
import { JoinTeamDocument, TeamStatusDocument } from "../../../graphql/features/teams";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { withFlashMessage } from "../../../shared/ui/flash-state";
import { handleToSend, useFilledHandle, useOwnHandle } from "../hooks/use-own-handle";
import { dropHandle, readHandle } from "./join-intent";

/** Returns the form for joining a team through its invitation link. After joining, the team's page shows a notice. */
export function useJoinTeam(token: string) {
  const navigate = useNavigate();
  const own = useOwnHandle();
  const form = useMutationForm(
    JoinTeamDocument,
    () =>
      import("@contract/modules/teams/invitations/contract/invitation.inputs").then((m) => m.JoinTeamInput),
    {
      initial: { codeforcesHandle: readHandle() },
      toInput: ({ codeforcesHandle }) => ({ token, codeforcesHandle: handleToSend(codeforcesHandle, own) }),
      fallback: FALLBACKS.joinTeam,
      mutation: {
        update: (cache, { data }) => {
          if (!data) return;
          const { team } = data.joinTeam;
          cache.updateQuery({ query: TeamStatusDocument }, (status) => status && { ...status, myTeam: team });
        },
      },
      onDone: async ({ message }) => {
        dropHandle();
        await navigate(paths.dashboard, { state: withFlashMessage(message) });
      },
    },
  );
  useFilledHandle(form, own);
  return form;
}
