import type { ReactNode } from "react";
import { isUnconfirmed, type Actor } from "@contract/modules/teams/contract/team.policy";
import { paths, registrationPath, teamMatesPath } from "@contract/kernel/contract/paths";
import type { TeamFieldsFragment } from "../../../graphql/features/teams";
import { useNotice } from "../../../shared/hooks/use-notice";
import { ButtonLink } from "../../../shared/ui/button-link";
import { HiddenUntil } from "../../../shared/ui/list-state";
import { Panel } from "../../../shared/ui/panel";
import { useOpenRefund } from "../hooks/use-readiness";
import { MyInvitations } from "../invitations/my-invitations";
import { useTeamAndInvitations } from "../invitations/use-team-and-invitations";
import { isOver } from "../../../shared/event-end";
import { readinessOf } from "../readiness";
import { Spinner } from "../../../shared/ui/spinner";
import { NoticeArea } from "./notice-area";
import { StepButton, TeamChip } from "./heading/team-bar";
import { HandleLine, NotConfirmedBadge } from "./not-confirmed-badge";

interface ProfileTeamProps {
  readonly actor: Actor;
  /** The rest of the page, below the team. */
  readonly children: ReactNode;
}

/** The user's team on the profile page: its name, people and state, with links. */
export function ProfileTeam({ actor, children }: ProfileTeamProps) {
  const { known, checking, team, event, invitations } = useTeamAndInvitations();
  const { notice, show } = useNotice();
  const refund = useOpenRefund(team, actor);
  const isAnswered = known || !checking;
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
      {known && team === null ? <MyInvitations invitations={invitations} hasTeam={false} /> : null}
      {/* A new key once the team is known, as on the dashboard. */}
      <Panel
        key={String(isAnswered)}
        title="Your team"
        aside={team === null ? null : <TeamChip team={team} over={isOver(event)} />}
        layout="grid gap-4"
      >
        {!isAnswered ? (
          <Spinner label="Loading..." />
        ) : team === null ? (
          <p className="text-soft">Create a team, add members, set handles and follow the payment.</p>
        ) : (
          <Summary team={team} />
        )}
        {notice === null ? null : <NoticeArea notice={notice} />}
        <div className={`flex-col gap-3 sm:flex-row sm:flex-wrap ${isAnswered ? "flex" : "hidden"}`}>
          {known && team === null ? (
            <>
              <ButtonLink
                to={registrationPath(event?.slug)}
                variant={invitations.length > 0 ? "secondary" : "primary"}
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
      <HiddenUntil known={isAnswered}>{children}</HiddenUntil>
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
