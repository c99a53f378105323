import { useNotice } from "../../../shared/hooks/use-notice";
import { Button } from "../../../shared/ui/button";
import { ButtonLink } from "../../../shared/ui/button-link";
import { DoneButton } from "../../../shared/ui/modal-buttons";
import { Modal } from "../../../shared/ui/modal";
import { StatusBadge } from "../../../shared/ui/badge";
import { useMay } from "../../../shared/session/may";
import { missingText, peopleOf, type AdminTeam } from "../team-gaps";
import { TeamForm } from "./team-form";
import { TeamRoster } from "./team-roster";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { rosterLocked } from "@contract/modules/teams/contract/team.policy";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { AddMemberDocument } from "../../../graphql/features/teams";
import { FormFailure } from "../../../shared/forms/form-failure";
import { Unsaved } from "../../../shared/drafts/unsaved";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { TextField } from "../../../shared/ui/text-field";
import { SubmitButton } from "../../../shared/forms/submit-button";

interface TeamModalProps {
  readonly team: AdminTeam;
  readonly onClose: () => void;
  readonly onChanged: () => void;
  readonly onDelete: () => void;
}

/** Shows one team: name and ranking, its people, its payment, and the button that deletes it. */
export function TeamModal({ team, onClose, onChanged, onDelete }: TeamModalProps) {
  const { notice, show } = useNotice();
  const showNotice = (text: string) => {
    show("success", text);
    onChanged();
  };
  const may = useMay();
  const mayChange = may("updateTeam");
  return (
    <Modal addressed open onClose={onClose} title={team.name} footer={<DoneButton onClose={onClose} />}>
      <NoticeBanner notice={notice} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge status={team.paymentStatus} />
        <span className="font-mono text-sm">{team.reference}</span>
        <span className="text-sm text-soft">{missingText(team)}</span>
        {team.paymentStatus === "incomplete" || !may("reportedPayments") ? null : (
          <ButtonLink
            variant="quiet"
            to={`/admindashboard?tab=payments&status=${team.paymentStatus}&q=${encodeURIComponent(team.reference ?? team.name)}`}
          >
            The team's payment
          </ButtonLink>
        )}
      </div>
      {mayChange ? <TeamForm key={team.id} team={team} onSaved={showNotice} /> : null}
      <TeamRoster team={team} mayChange={mayChange} onChanged={showNotice} />
      {mayChange ? (
        <>
          <AddMemberForm team={team} onAdded={showNotice} />
          <div>
            <Button variant="secondary" onClick={onDelete}>
              Delete team...
            </Button>
          </div>
        </>
      ) : null}
    </Modal>
  );
}

/** Adds a person with an account by e-mail, if there is room and no payment locks the roster. */
function AddMemberForm({ team, onAdded }: { team: AdminTeam; onAdded: (text: string) => void }) {
  const form = useMutationForm(
    AddMemberDocument,
    () => import("@contract/modules/teams/contract/member.inputs").then((m) => m.AddMemberInput),
    {
      initial: { email: "" },
      toInput: (values) => ({ ...values, teamId: team.id }),
      fallback: FALLBACKS.addMember,
      onDone: () => {
        form.reset();
        onAdded(SUCCESS.memberAdded);
      },
    },
  );
  if (rosterLocked(team.paymentStatus) || peopleOf(team).length >= team.event.maxTeamSize) return null;
  return (
    <form {...form.formProps} aria-label="Add a member" className="grid gap-3">
      <FormFailure form={form} />
      <Unsaved dirty={form.dirty} />
      <TextField
        {...form.field("email")}
        label="Add a member by e-mail"
        type="email"
        autoComplete="off"
        hint="A person with an account and without a team. The person gets an e-mail."
        action={
          <SubmitButton form={form} variant="secondary" busyLabel="Adding...">
            Add
          </SubmitButton>
        }
      />
    </form>
  );
}
