import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  useDeleteTeamMutation,
  useLeaveTeamMutation,
  useRemoveMemberMutation,
  useTransferTeamMutation,
  type PersonFieldsFragment,
} from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { storeLogin } from "../../../shared/session/store-login";
import type { Say } from "./use-create-team";

/** What is hard to take back, and so asked about first. */
export type TeamAction =
  | { readonly kind: "remove" | "transfer"; readonly person: PersonFieldsFragment }
  | { readonly kind: "leave" | "decline" | "delete" };

/** The question being asked, and doing it once it is answered with yes. A refusal stays in the question. */
export function useTeamActions(teamId: string, say: Say, onDone: () => Promise<void>) {
  const [asked, setAsked] = useState<TeamAction | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const carryOut = useCarryOut(teamId);

  const ask = (action: TeamAction | null) => {
    setError(undefined);
    setAsked(action);
  };
  const confirm = async () => {
    if (asked === null || busy) return;
    setBusy(true);
    try {
      say("success", (await carryOut(asked)) ?? "Done.");
      ask(null);
      await onDone();
    } catch (thrown) {
      setError(toAppError(thrown, FALLBACKS.generic).message);
    } finally {
      setBusy(false);
    }
  };
  return { asked, ask, confirm, busy, error };
}

/** Sends an action; resolves to the server's text. */
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
