import { isUnconfirmed, type Actor } from "@contract/modules/teams/contract/team.policy";
import { SCREEN_TEXTS } from "@contract/kernel/contract/texts/team-screens";
import type { PersonFieldsFragment, TeamFieldsFragment } from "../../../graphql/generated";
import { paths } from "@contract/kernel/contract/paths";
import { Button } from "../../../shared/ui/button";
import { ButtonLink } from "../../../shared/ui/button-link";
import { Panel } from "../../../shared/ui/panel";
import type { ShowNotice } from "../hooks/use-create-team";
import { useTeamActions } from "../hooks/use-team-actions";
import { accessTo } from "../team-access";
import { MembershipQuestion } from "./membership-question";
import { NotConfirmedBadge, HandleLine } from "./not-confirmed-badge";
import { ImportantNotices, type EventNotice } from "./important-notices";
import { TeamActionModal } from "./team-action-modal";
import { TeamChecklist } from "./team-checklist";

const TEXTS = SCREEN_TEXTS.teamView;

interface TeamViewPanelsProps {
  readonly team: TeamFieldsFragment;
  readonly notices: readonly EventNotice[];
  readonly actor: Actor;
  /** The event takes teams and changes now. */
  readonly open: boolean;
  readonly showNotice: ShowNotice;
  readonly onChanged: () => Promise<void>;
}

/** The banner with the team's name, and the panels below it. */
export function TeamViewPanels({ team, notices, actor, open, showNotice, onChanged }: TeamViewPanelsProps) {
  const actions = useTeamActions(team.id, showNotice, onChanged);
  const mayLeave = accessTo(team, actor, open).leave;
  return (
    <>
      <header className="bg-ink px-5 py-8 text-paper sm:px-8">
        <h1 className="text-title wrap-anywhere">Team {team.name}</h1>
        <p className="mt-1 font-mono">{team.event.title}</p>
      </header>
      <div className="pt-6 empty:hidden">
        <MembershipQuestion team={team} actor={actor} showNotice={showNotice} onChanged={onChanged} />
      </div>
      <div className="grid items-start gap-6 pt-6 lg:grid-cols-3">
        <ImportantNotices notices={notices} />
        <Panel title={TEXTS.members} aside={<Count members={team.members.length} />}>
          {team.members.length === 0 ? (
            <p className="text-soft">Only the leader so far.</p>
          ) : (
            <ul className="-my-3 divide-y divide-rule">
              {team.members.map((member) => (
                <li key={member.id} className="py-3">
                  <Person person={member} self={member.userId === actor.userId} />
                </li>
              ))}
            </ul>
          )}
        </Panel>
        <Panel title={TEXTS.leader}>
          <Person person={team.leader} self={team.leader.userId === actor.userId} />
        </Panel>
      </div>
      <div className="grid items-start gap-6 pt-6 lg:grid-cols-3">
        <div className="lg:col-span-2">
          {isUnconfirmed(team, actor) ? null : <TeamChecklist team={team} actor={actor} open={open} />}
        </div>
        <div className="grid gap-3">
          <ButtonLink to={paths.registration} variant="secondary" wide>
            Manage team
          </ButtonLink>
          {mayLeave ? (
            <Button variant="quiet" wide onClick={() => actions.ask({ kind: "leave" })}>
              Leave team
            </Button>
          ) : null}
        </div>
      </div>
      <TeamActionModal actions={actions} teamName={team.name} />
    </>
  );
}

/** The specification's count: the added members, without the leader, who has a panel of their own. */
function Count({ members }: { readonly members: number }) {
  return <span className="font-mono text-sm font-semibold text-soft">{members} Members</span>;
}

function Person({ person, self }: { readonly person: PersonFieldsFragment; readonly self: boolean }) {
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">
        {person.name}
        {self ? <span className="label-mono ml-2 text-soft">You</span> : null}
      </p>
      {person.email === null ? null : <p className="text-sm break-all text-soft">{person.email}</p>}
      <NotConfirmedBadge person={person} />
      <p className="mt-1 font-mono text-sm break-all">
        <HandleLine person={person} />
      </p>
    </div>
  );
}
