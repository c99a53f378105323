import { isUnconfirmed, type Actor } from "@contract/modules/teams/contract/team.policy";
import { paths, registrationPath, teamMatesPath } from "@contract/kernel/contract/paths";
import type { TeamFieldsFragment } from "../../../graphql/features/teams";
import { useNotice } from "../../../shared/hooks/use-notice";
import { ButtonLink } from "../../../shared/ui/button-link";
import { Panel } from "../../../shared/ui/panel";
import { useOpenRefund } from "../hooks/use-readiness";
import { useTeamStatus } from "../hooks/use-team-status";
import { MyInvitations } from "../invitations/my-invitations";
import { useInvitationCount } from "../invitations/use-my-invitations";
import { isOver } from "../../../shared/event-end";
import { readinessOf } from "../readiness";
import { NoticeArea } from "./notice-area";
import { StepButton, TeamChip } from "./heading/team-bar";
import { HandleLine, NotConfirmedBadge } from "./not-confirmed-badge";

/** The user's team on the profile page: its name, people and state, with links. */
export function ProfileTeam({ actor }: { readonly actor: Actor }) {
  const { known, checking, team, event } = useTeamStatus();
  const { notice, show } = useNotice();
  const invitations = useInvitationCount();
  const refund = useOpenRefund(team, actor);
  const [step] = team === null ? [] : readinessOf(team, actor, event, refund).steps;
  const shown = team !== null && step !== undefined && !isUnconfirmed(team, actor) ? step : null;
  const paid = team?.paymentStatus === "accepted"; // so that its roster is locked
  const variantOf = (first: boolean) => (shown === null && first ? "primary" : "secondary");
  const links = [
    <ButtonLink key="manage" to={registrationPath(team?.event.slug)} variant={variantOf(!paid)}>
      Manage team
    </ButtonLink>,
    <ButtonLink key="dashboard" to={paths.dashboard} variant={variantOf(paid)}>
      Team dashboard
    </ButtonLink>,
  ];
  return (
    <>
      {known && team === null ? <MyInvitations hasTeam={false} /> : null}
      <Panel
        title="Your team"
        aside={team === null ? null : <TeamChip team={team} over={isOver(event)} />}
        layout="grid gap-4"
      >
        {team === null ? (
          <p className="text-soft">Create a team, add members, set handles and follow the payment.</p>
        ) : (
          <Summary team={team} />
        )}
        {notice === null ? null : <NoticeArea notice={notice} />}
        {/*
         * While it is unknown whether there is a team, the links for a student without a team are there, but invisible.
         * So the page stays still for these students.
         */}
        <div
          className={`flex flex-col gap-3 sm:flex-row sm:flex-wrap ${!known && checking ? "invisible" : ""}`}
        >
          {team === null && (known || checking) ? (
            <>
              <ButtonLink
                to={registrationPath(event?.slug)}
                variant={invitations > 0 ? "secondary" : "primary"}
              >
                Create Team
              </ButtonLink>
              <ButtonLink to={teamMatesPath(event?.slug)} variant="secondary">
                Find teammates
              </ButtonLink>
            </>
          ) : (
            <>
              {team === null || shown === null ? null : (
                <StepButton {...{ team, actor }} step={shown} showNotice={show} />
              )}
              {paid ? links.reverse() : links}
              <ButtonLink to={paths.payment} variant="secondary">
                Payment
              </ButtonLink>
            </>
          )}
        </div>
      </Panel>
    </>
  );
}

function Summary({ team }: { readonly team: TeamFieldsFragment }) {
  return (
    <div>
      <p className="text-lg font-bold wrap-anywhere">{team.name}</p>
      <p className="text-sm text-soft">{team.event.title}</p>
      <ul aria-label="People in your team" className="mt-3 grid gap-3 sm:grid-cols-3">
        {[team.leader, ...team.members].map((person) => (
          <li key={person.id} className="border-l-4 border-rule pl-3">
            <p className="font-semibold wrap-anywhere">{person.name}</p>
            <p className="font-mono text-sm break-all">
              <HandleLine person={person} />
            </p>
            <NotConfirmedBadge person={person} />
          </li>
        ))}
      </ul>
    </div>
  );
}
