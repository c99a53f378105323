import { isUnconfirmed } from "@contract/modules/teams/contract/team.policy";
import { useAcceptMembershipMutation, useTeamStatusQuery } from "../../../graphql/features/teams";
import { useAction } from "../../../shared/hooks/use-action";
import { Button } from "../../../shared/ui/button";
import { useActor } from "../hooks/use-actor";

/**
 * A button that accepts membership in a team directly. Shown only while the user has not yet decided about this
 * membership.
 */
export function AcceptInBar({ teamId }: { readonly teamId: string }) {
  const actor = useActor();
  const team = useTeamStatusQuery().data?.myTeam;
  const [acceptMembership] = useAcceptMembershipMutation();
  const { busy, notice, run } = useAction();
  const accept = () =>
    void run(
      async () =>
        (await acceptMembership({ variables: { input: { teamId } } })).data?.acceptMembership.message,
    );
  const isOpen = team?.id === teamId && isUnconfirmed(team, actor);
  return (
    <>
      {isOpen ? (
        <Button busy={busy} busyLabel="Accepting..." onClick={accept}>
          Accept
        </Button>
      ) : null}
      <p role="status" className="text-sm">
        {notice?.text}
      </p>
    </>
  );
}
