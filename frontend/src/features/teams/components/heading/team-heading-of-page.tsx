import { t } from "@contract/kernel/contract/t";
import { isLeader, type Actor } from "@contract/modules/teams/contract/team.policy";
import { mayTake } from "@contract/modules/teams/contract/payment-status";
import { isOver } from "../../../../shared/event-end";
import { useNotice } from "../../../../shared/hooks/use-notice";
import { useTeamStatus } from "../../hooks/use-team-status";
import { NoticeArea } from "../notice-area";
import { TeamHeading } from "./team-heading";

interface TeamHeadingOfPageProps {
  readonly actor: Actor;
  readonly title: string;
  /** How to pay. Shown only to a leader who can report a payment. */
  readonly subtitle: string;
}

/** The header of another feature's page that belongs to a team. */
export function TeamHeadingOfPage({ actor, title, subtitle }: TeamHeadingOfPageProps) {
  const { team, event, known, checking } = useTeamStatus();
  const reports =
    team !== null &&
    team.event.fee > 0 &&
    isLeader(team, actor) &&
    mayTake("report", team.paymentStatus) &&
    (team.paymentStatus === "rejected" || !isOver(event));
  const { notice, show } = useNotice();
  return (
    <>
      <TeamHeading
        {...{ team, event, actor, title }}
        subtitle={reports ? subtitle : known ? t("Your team's payment and receipt.") : undefined}
        known={known || !checking}
        showNotice={show}
      />
      <div className="pt-4 empty:hidden">{notice === null ? null : <NoticeArea notice={notice} />}</div>
    </>
  );
}
