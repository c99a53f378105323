import {
  useDeleteTeamMutation,
  useLeaveTeamMutation,
  useRemoveMemberMutation,
  useTransferTeamMutation,
  type PersonFieldsFragment,
} from "../../../graphql/features/teams";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { storeLogin } from "../../../shared/session/store-login";
import type { ShowNotice } from "../../../shared/hooks/use-notice";

/** An action that is hard to revert, so it needs a confirmation. */
export type TeamAction =
  | { readonly kind: "remove" | "transfer"; readonly person: PersonFieldsFragment }
  | { readonly kind: "leave" | "decline" | "delete" };

/**
 * Asks for confirmation before an action, then carries the action out. The question disappears with the team.
 * @param teamId "" while there is no team
 */
export function useTeamActions(teamId: string, showNotice: ShowNotice, onDone: () => Promise<void>) {
  const actions = useConfirmedAction(useCarryOut(teamId), (text) => {
    showNotice("success", text);
    return onDone();
  });
  if (teamId === "" && actions.asked !== null) actions.ask(null);
  return actions;
}

/** Returns a function that sends an action to the server and resolves to the server's message. */
function useCarryOut(teamId: string) {
  const [removeMember] = useRemoveMemberMutation();
  const [transferTeam] = useTransferTeamMutation();
  const [leaveTeam] = useLeaveTeamMutation();
  const [deleteTeam] = useDeleteTeamMutation();
  return async (action: TeamAction): Promise<string | undefined> => {
    switch (action.kind) {
      case "remove":
        return (await removeMember({ variables: { input: { memberId: action.person.id } } })).data
          ?.removeMember.message;
      case "transfer": {
        const { data } = await transferTeam({ variables: { input: { teamId, memberId: action.person.id } } });
        if (data?.transferTeam.session) storeLogin(data.transferTeam.session);
        return data?.transferTeam.message;
      }
      case "leave":
      case "decline":
        return (await leaveTeam({ variables: { input: { teamId } } })).data?.leaveTeam.message;
      case "delete":
        return (await deleteTeam({ variables: { input: { teamId } } })).data?.deleteTeam.message;
    }
  };
}
