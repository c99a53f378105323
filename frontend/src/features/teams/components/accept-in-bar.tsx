import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { isUnconfirmed } from "@contract/modules/teams/contract/team.policy";
import { useAcceptMembershipMutation, useTeamStatusQuery } from "../../../graphql/features/teams";
import { toAppError } from "../../../shared/errors/app-error";
import { Button } from "../../../shared/ui/button";
import { useActor } from "../hooks/use-actor";

/** Accepts a place in a team on the spot; nothing where there is none (any more) to be accepted. */
export function AcceptInBar({ teamId }: { readonly teamId: string }) {
  const actor = useActor();
  const team = useTeamStatusQuery().data?.myTeam;
  const [acceptMembership, { loading }] = useAcceptMembershipMutation();
  const [text, setText] = useState<string | null>(null);
  const accept = async (): Promise<void> => {
    try {
      const { data } = await acceptMembership({ variables: { input: { teamId } } });
      setText(data?.acceptMembership.message ?? null);
    } catch (thrown) {
      setText(toAppError(thrown, FALLBACKS.generic).message);
    }
  };
  const isOpen = team?.id === teamId && isUnconfirmed(team, actor);
  return (
    <>
      {isOpen ? (
        <Button busy={loading} busyLabel="Accepting..." onClick={() => void accept()}>
          Accept
        </Button>
      ) : null}
      <p role="status" className="text-sm">
        {text}
      </p>
    </>
  );
}
