import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  useRemoveMemberMutation,
  useTransferTeamMutation,
  type PersonFieldsFragment,
} from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import type { DeskTeam } from "../team-gaps";

/** What is asked about before it is done to somebody of a team. */
export interface RosterAct {
  readonly kind: "remove" | "transfer";
  readonly person: PersonFieldsFragment;
}

/** Taking people out of a team and handing it over, each after a question. A refusal stays in the question. */
export function useTeamDesk(team: DeskTeam, onDone: (text: string) => void) {
  const [removeMember] = useRemoveMemberMutation();
  const [transferTeam] = useTransferTeamMutation();
  const [asked, setAsked] = useState<RosterAct | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();

  const carryOut = async ({ kind, person }: RosterAct) => {
    if (kind === "remove") {
      const { data } = await removeMember({ variables: { input: { memberId: person.id } } });
      return data?.removeMember.message;
    }
    const { data } = await transferTeam({ variables: { input: { teamId: team.id, memberId: person.id } } });
    return data?.transferTeam.message;
  };
  return {
    asked,
    busy,
    error,
    ask: (act: RosterAct | null) => {
      setError(undefined);
      setAsked(act);
    },
    confirm: async () => {
      if (asked === null || busy) return;
      setBusy(true);
      try {
        onDone((await carryOut(asked)) ?? "Done.");
        setAsked(null);
      } catch (thrown) {
        setError(toAppError(thrown, FALLBACKS.generic).message);
      } finally {
        setBusy(false);
      }
    },
  };
}
