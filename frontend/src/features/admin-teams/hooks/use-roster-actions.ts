import {
  useRemoveMemberMutation,
  useTransferTeamMutation,
  type PersonFieldsFragment,
} from "../../../graphql/generated";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";

/** What is asked about before it is done to somebody of a team. */
export interface RosterAction {
  readonly kind: "remove" | "transfer";
  readonly person: PersonFieldsFragment;
}

/** Taking people out of a team and handing it over, each after a question. */
export function useRosterActions(teamId: string, onDone: (text: string) => void) {
  const [removeMember] = useRemoveMemberMutation();
  const [transferTeam] = useTransferTeamMutation();
  return useConfirmedAction(async ({ kind, person }: RosterAction) => {
    if (kind === "remove") {
      const { data } = await removeMember({ variables: { input: { memberId: person.id } } });
      return data?.removeMember.message;
    }
    const { data } = await transferTeam({ variables: { input: { teamId, memberId: person.id } } });
    return data?.transferTeam.message;
  }, onDone);
}
