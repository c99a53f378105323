import { useNavigate } from "react-router-dom";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { paths } from "@contract/kernel/contract/paths";
import { TeamStatusDocument, useJoinTeamMutation } from "../../../graphql/features/teams";
import { useForm } from "../../../shared/forms/use-form";
import { withFlashMessage } from "../../../shared/ui/flash-state";
import { dropHandle, readHandle } from "./join-intent";

/** The form that joins the team of a link; then the team's page says so. */
export function useJoinTeam(token: string) {
  const [joinTeam] = useJoinTeamMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const { team } = data.joinTeam;
      cache.updateQuery({ query: TeamStatusDocument }, (status) => status && { ...status, myTeam: team });
    },
  });
  const navigate = useNavigate();
  const toInput = (typed: { readonly codeforcesHandle: string }) => ({
    token,
    codeforcesHandle: typed.codeforcesHandle.trim() || null,
  });
  return useForm({
    initial: { codeforcesHandle: readHandle() },
    contract: () =>
      import("@contract/modules/teams/invitations/contract/invitation.inputs").then((m) => m.JoinTeamInput),
    toInput,
    fallback: FALLBACKS.joinTeam,
    submit: async (typed) => {
      const { data } = await joinTeam({ variables: { input: toInput(typed) } });
      dropHandle();
      const text = data?.joinTeam.message ?? SUCCESS.membershipAccepted;
      await navigate(paths.dashboard, { state: withFlashMessage(text) });
    },
  });
}
