import { useId } from "react";
import { isUnconfirmed, type Actor } from "@contract/modules/teams/contract/team.policy";
import { useAcceptMembershipMutation, type TeamFieldsFragment } from "../../../graphql/features/teams";
import { Button } from "../../../shared/ui/button";
import { useTeamActions } from "../hooks/use-team-actions";
import { TeamActionModal } from "./team-action-modal";
import { SUCCESS } from "@contract/kernel/contract/catalogue";
import { useAction } from "../../../shared/hooks/use-action";
import type { ShowNotice } from "../../../shared/hooks/use-notice";

interface MembershipQuestionProps {
  readonly team: TeamFieldsFragment;
  readonly actor: Actor;
  /** Whether registration is open, so that the person could create a team. */
  readonly open: boolean;
  readonly showNotice: ShowNotice;
  readonly onChanged: () => Promise<void>;
}

/**
 * Asks a person who was added by the leader whether they want to be in the team. Renders nothing once the person has
 * agreed.
 */
export function MembershipQuestion(props: MembershipQuestionProps) {
  return isUnconfirmed(props.team, props.actor) ? <Question {...props} /> : null;
}

function Question({ team, open, showNotice, onChanged }: MembershipQuestionProps) {
  const id = useId();
  const { accept, busy } = useAcceptMembership(team.id, showNotice);
  const actions = useTeamActions(team.id, showNotice, onChanged);
  return (
    <section
      aria-labelledby={id}
      className="border border-rule border-t-4 border-t-accent bg-surface p-4 sm:p-5"
    >
      <h2 id={id} className="text-xl leading-tight wrap-anywhere">
        {team.leader.name} added you to {team.name}.
      </h2>
      <p className="mt-2 max-w-prose text-soft">
        <>
          Until you accept, the team sees only your name and the details that {team.leader.name} typed. After
          that, the team also sees your handle. {team.leader.name} also sees your phone, college and roll
          number.
        </>{" "}
        {open ? "To create your own team, decline first." : null}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={busy} busyLabel="Accepting..." onClick={accept}>
          Accept
        </Button>
        <Button variant="secondary" onClick={() => actions.ask({ kind: "decline" })}>
          Decline
        </Button>
      </div>
      <TeamActionModal actions={actions} teamName={team.name} />
    </section>
  );
}

/**
 * Returns a function that accepts membership in a team. The server's reply contains the team's data as the team's
 * members see it.
 */
function useAcceptMembership(teamId: string, showNotice: ShowNotice) {
  const [acceptMembership] = useAcceptMembershipMutation();
  const { busy, run } = useAction({ show: showNotice, stay: false });
  const accept = () =>
    void run(async () => {
      const { data } = await acceptMembership({ variables: { input: { teamId } } });
      return data?.acceptMembership.message ?? SUCCESS.membershipAccepted;
    });
  return { accept, busy };
}
