import { EmailAddress } from "../../../../shared/ui/values";
import { isUnconfirmed, mayInvite, type Actor } from "@contract/modules/teams/contract/team.policy";
import { isRegistrationPath } from "@contract/kernel/contract/paths";
import { SCREEN_TEXTS } from "@contract/kernel/contract/texts/team-screens";
import type {
  PersonFieldsFragment,
  TeamFieldsFragment,
  TeamStatusQuery,
} from "../../../../graphql/features/teams";
import { Button } from "../../../../shared/ui/button";
import { Panel } from "../../../../shared/ui/panel";
import { useTeamActions } from "../../hooks/use-team-actions";
import { accessTo } from "../../team-access";
import { InvitedPeople } from "../../invitations/invited-people";
import { TeamMatesLink } from "../../listings/team-mates-link";
import { MembershipQuestion } from "../membership-question";
import { NotConfirmedBadge, HandleLine } from "../not-confirmed-badge";
import { TeamActionModal } from "../team-action-modal";
import { TeamChecklist } from "../team-checklist";
import { useState } from "react";
import { ArrowIcon } from "../../../../shared/ui/icons";
import { Modal } from "../../../../shared/ui/modal";
import { NoticeLink } from "../../../../shared/ui/notice-link";
import type { ShowNotice } from "../../../../shared/hooks/use-notice";
import { t } from "@contract/kernel/contract/t";

const TEXTS = SCREEN_TEXTS.teamView;

interface TeamViewPanelsProps {
  readonly team: TeamFieldsFragment;
  /** The current event, to which the team belongs; null while unknown. */
  readonly event: TeamStatusQuery["currentEvent"];
  readonly actor: Actor;
  readonly showNotice: ShowNotice;
  readonly onChanged: () => Promise<void>;
}

/** The panels below the banner with the team's name. */
export function TeamViewPanels(props: TeamViewPanelsProps) {
  const { team, event, actor, showNotice, onChanged } = props;
  const open = event?.registrationOpen ?? false;
  const actions = useTeamActions(team.id, showNotice, onChanged);
  const { add, leave: mayLeave } = accessTo(team, actor, open);
  return (
    <>
      <div className="pt-6 empty:hidden">
        <MembershipQuestion
          team={team}
          actor={actor}
          open={open}
          showNotice={showNotice}
          onChanged={onChanged}
        />
      </div>
      <div className="grid items-start gap-4 pt-4 sm:gap-6 sm:pt-6 lg:grid-cols-3">
        <ImportantNotices notices={event?.notices ?? []} stillOpen={event?.openPastDeadline ?? false} />
        <Panel title={TEXTS.members} aside={<Count members={team.members.length} />}>
          {team.members.length === 0 ? (
            <p className="text-soft">The team has only a leader so far.</p>
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
        <div className={add.allowed || mayLeave ? "lg:col-span-2" : "col-span-full"}>
          {isUnconfirmed(team, actor) ? null : <TeamChecklist team={team} actor={actor} event={event} />}
        </div>
        <div className="grid gap-6">
          <InvitedPeople teamId={team.id} manages={mayInvite(team, actor).allowed} resends={add.allowed} />
          <div className="grid gap-3 empty:hidden">
            {add.allowed ? <TeamMatesLink text="Still looking for a teammate?" /> : null}
            {mayLeave ? (
              <Button variant="quiet" wide onClick={() => actions.ask({ kind: "leave" })}>
                Leave team
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      <TeamActionModal actions={actions} teamName={team.name} />
    </>
  );
}

/** The number of members as the specification counts them: without the leader, who has their own panel. */
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
      {person.email === null ? null : (
        <p className="text-sm text-soft">
          <EmailAddress email={person.email} />
        </p>
      )}
      <NotConfirmedBadge person={person} />
      <p className="mt-1 font-mono text-sm break-all">
        <HandleLine person={person} />
      </p>
    </div>
  );
}

const OVERDUE = t("The date in this notice has passed, but registration is still open.");

type EventNotice = NonNullable<TeamStatusQuery["currentEvent"]>["notices"][number];

interface ImportantNoticesProps {
  readonly notices: readonly EventNotice[];
  /** Whether registration is still open after its announced last day. */
  readonly stillOpen: boolean;
}

/** The titles of the event's notices. Overdue notices are muted. A click opens the full text. */
function ImportantNotices({ notices, stillOpen }: ImportantNoticesProps) {
  const [read, setRead] = useState<EventNotice | null>(null);
  const close = () => setRead(null);
  // A notice with a link to the registration names the announced last day. If registration is still open after that
  // day, the notice is out of date. The event's page mutes it too.
  const isOverdue = ({ link }: EventNotice) => stillOpen && isRegistrationPath(link);
  return (
    <Panel title={SCREEN_TEXTS.teamView.notices}>
      {notices.length === 0 ? <p className="text-soft">There are no notices at the moment.</p> : null}
      <ul className="-m-4 divide-y divide-rule empty:hidden sm:-m-5">
        {notices.map((notice) => (
          <li key={notice.title + notice.description}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setRead(notice)}
              className={`flex min-h-13 w-full items-center justify-between gap-3 px-4 py-3 text-left hover:bg-accent-wash sm:px-5 ${isOverdue(notice) ? "text-soft" : "font-semibold"}`}
            >
              <span>
                {notice.title}
                {isOverdue(notice) ? <span className="block text-sm">{OVERDUE}</span> : null}
              </span>
              <ArrowIcon className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {read === null ? null : (
        <Modal
          open
          onClose={close}
          title={read.title}
          description={<span className="whitespace-pre-line">{read.description}</span>}
          closeInFooter
          footer={
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
          }
        >
          {isOverdue(read) ? <p>{OVERDUE}</p> : null}
          {read.link === null ? null : <NoticeLink to={read.link} title={read.title} />}
        </Modal>
      )}
    </Panel>
  );
}
