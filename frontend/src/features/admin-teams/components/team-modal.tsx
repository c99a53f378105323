import { formatPaise } from "@contract/kernel/contract/rupees";
import { useNotice } from "../../../shared/hooks/use-notice";
import { Button } from "../../../shared/ui/button";
import { ButtonLink } from "../../../shared/ui/button-link";
import { Modal } from "../../../shared/ui/modal";
import { StatusBadge } from "../../../shared/ui/status-badge";
import { useMay } from "../../../shared/session/may";
import { gapsOf, type AdminTeam } from "../team-gaps";
import { AddMemberForm } from "./add-member-form";
import { TeamForm } from "./team-form";
import { TeamRoster } from "./team-roster";
import { NoticeBanner } from "../../../shared/ui/notice-banner";

interface TeamModalProps {
  readonly team: AdminTeam;
  readonly onClose: () => void;
  readonly onChanged: () => void;
  readonly onDelete: () => void;
}

/** One team: name and ranking, its people, its payment, and deleting it. */
export function TeamModal({ team, onClose, onChanged, onDelete }: TeamModalProps) {
  const { notice, show } = useNotice();
  const showNotice = (text: string) => {
    show("success", text);
    onChanged();
  };
  const may = useMay();
  const mayChange = may("updateTeam");
  const gaps = gapsOf(team);
  return (
    <Modal open onClose={onClose} title={team.name} footer={<Button onClick={onClose}>Done</Button>}>
      <NoticeBanner notice={notice} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge status={team.paymentStatus} />
        <span className="font-mono text-sm">{team.reference}</span>
        <span className="text-sm text-soft">
          {gaps.length === 0 ? "Nothing is missing" : `Missing: ${gaps.join(", ")}`}
          {team.event.fee > 0 ? ` · fee ${formatPaise(team.event.fee)}` : ""}
        </span>
        {team.paymentStatus === "incomplete" || !may("reportedPayments") ? null : (
          <ButtonLink
            variant="quiet"
            to={`/admindashboard?tab=payments&status=${team.paymentStatus}&q=${encodeURIComponent(team.reference ?? team.name)}`}
          >
            Its payment
          </ButtonLink>
        )}
      </div>
      {mayChange ? <TeamForm key={team.id} team={team} onSaved={showNotice} /> : null}
      <TeamRoster team={team} mayChange={mayChange} onChanged={showNotice} />
      {mayChange ? (
        <>
          <AddMemberForm team={team} onAdded={showNotice} />
          <div className="border-t border-rule pt-4">
            <Button variant="secondary" onClick={onDelete}>
              Delete team...
            </Button>
          </div>
        </>
      ) : null}
    </Modal>
  );
}
