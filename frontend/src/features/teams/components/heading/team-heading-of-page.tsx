import { t } from "@contract/kernel/contract/t";
import { isLeader, type Actor } from "@contract/modules/teams/contract/team.policy";
import { feeIsDue } from "@contract/modules/teams/contract/team-gaps";
import { isOver } from "../../../../shared/event-end";
import { useNotice } from "../../../../shared/hooks/use-notice";
import { useTeamStatus } from "../../hooks/use-team-status";
import { NoticeArea } from "../notice-area";
import { TeamHeading } from "./team-heading";

interface TeamHeadingOfPageProps {
  readonly actor: Actor;
  readonly title: string;
  /** How to pay. Shown only to a leader whose team owes the fee or reported a payment that was rejected. */
  readonly subtitle: string;
}

/** The header of another feature's page that belongs to a team. */
export function TeamHeadingOfPage({ actor, title, subtitle }: TeamHeadingOfPageProps) {
  const { team, event, known, checking } = useTeamStatus();
  const reports =
    team !== null &&
    team.event.fee > 0 &&
    isLeader(team, actor) &&
    (team.paymentStatus === "rejected" || (feeIsDue(team, team.event) && !isOver(event)));
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
