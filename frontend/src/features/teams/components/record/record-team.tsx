import { useState } from "react";
import { t } from "@contract/kernel/contract/t";
import {
  isLeader,
  isUnconfirmed,
  mayFillIn,
  mayInvite,
  type Actor,
} from "@contract/modules/teams/contract/team.policy";
import { useJoinRequestsQuery, type TeamFieldsFragment } from "../../../../graphql/features/teams";
import { HiddenUntil } from "../../../../shared/ui/list-state";
import { lazyModal } from "../../../../shared/modal/lazy-modal";
import type { useNotice } from "../../../../shared/hooks/use-notice";
import { useReloadableState } from "../../../../shared/drafts/preserved-state";
import { useFocusWhenLost } from "../../../../shared/hooks/use-focus-when-lost";
import { useTeamActions } from "../../hooks/use-team-actions";
import { accessTo } from "../../team-access";
import { InvitedPeople } from "../../invitations/invited-people";
import { JoinRequests } from "../../listings/join-requests";
import { MembershipQuestion } from "../membership-question";
import { NoticeArea } from "../notice-area";
import { TeamActionModal } from "../team-action-modal";
import { PaymentStep } from "./payment-step";
import { RecordPanel } from "./record-panel";

const AddMemberModal = lazyModal(t("Add Member"), () =>
  import("./add-member-modal").then((m) => m.AddMemberModal),
);
const EditMemberModal = lazyModal(t("Edit Member"), () =>
  import("./edit-member-modal").then((m) => m.EditMemberModal),
);

/** The open form: for a new person, or for the person with this id. Null if no form is open. */
type Form = { readonly add: true } | { readonly edit: string } | null;

interface RecordTeamProps {
  readonly team: TeamFieldsFragment;
  /** Whether registration is open, so that teams can change. */
  readonly open: boolean;
  /** Whether the event is over. */
  readonly over: boolean;
  readonly actor: Actor;
  readonly notices: ReturnType<typeof useNotice>;
  readonly onChanged: () => Promise<void>;
}

/** The team's full records: its people, its payment, and the forms that change them. */
export function RecordTeam({ team, open, over, actor, notices, onChanged }: RecordTeamProps) {
  const [form, setForm] = useState<Form>(null);
  useReloadableState("teams.record-form", form, setForm);
  const actions = useTeamActions(team.id, notices.show, onChanged);
  const people = [team.leader, ...team.members];
  const leads = isLeader(team, actor);
  // `JoinRequests` uses the same reply.
  const requests = useJoinRequestsQuery({
    variables: { teamId: team.id },
    skip: !leads,
    fetchPolicy: "cache-and-network",
  });
  const access = accessTo(team, actor, open);
  const edited = form !== null && "edit" in form ? people.find(({ id }) => id === form.edit) : undefined;
  const adding = form !== null && "add" in form;
  const dialogOpen = adding || edited !== undefined || actions.asked !== null;
  const containerRef = useFocusWhenLost(`${people.length} ${team.paymentStatus} ${dialogOpen}`);

  const begin = (next: Form) => {
    notices.clear();
    setForm(next);
  };
  const shared = {
    showNotice: notices.show,
    onClose: () => setForm(null),
    onRefused: () => void onChanged(),
  };
  const done = () => {
    setForm(null);
    void onChanged();
  };
  return (
    <div ref={containerRef} tabIndex={-1} className="pt-6">
      {/* Empty while a dialog is open, because the dialog itself shows its errors. */}
      <NoticeArea notice={dialogOpen ? null : notices.notice} />
      <div className="pb-8 empty:hidden">
        <MembershipQuestion
          team={team}
          actor={actor}
          open={open}
          showNotice={notices.show}
          onChanged={onChanged}
        />
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[7fr_5fr]">
        <RecordPanel
          team={team}
          access={access}
          leads={leads}
          onAdd={() => begin({ add: true })}
          onEdit={({ id }) => begin({ edit: id })}
          onRemove={(person) => actions.ask({ kind: "remove", person })}
        />
        <div className="grid gap-8 empty:hidden">
          {isUnconfirmed(team, actor) ? null : <PaymentStep team={team} leads={leads} over={over} />}
          {leads ? <JoinRequests teamId={team.id} /> : null}
          <HiddenUntil known={requests.data !== undefined || !requests.loading}>
            <InvitedPeople
              teamId={team.id}
              manages={mayInvite(team, actor).allowed}
              resends={access.add.allowed}
            />
          </HiddenUntil>
        </div>
      </div>
      {adding ? <AddMemberModal team={team} {...shared} onAdded={done} /> : null}
      {edited === undefined ? null : (
        <EditMemberModal
          key={edited.id}
          person={edited}
          fillIn={mayFillIn(team, actor, edited.id).allowed}
          {...shared}
          onUpdated={done}
        />
      )}
      <TeamActionModal actions={actions} teamName={team.name} />
    </div>
  );
}
