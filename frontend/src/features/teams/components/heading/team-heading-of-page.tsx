import type { Actor } from "@contract/modules/teams/contract/team.policy";
import { useNotice } from "../../../../shared/hooks/use-notice";
import { useTeamStatus } from "../../hooks/use-team-status";
import { NoticeArea } from "../notice-area";
import { TeamHeading } from "./team-heading";

interface TeamHeadingOfPageProps {
  readonly actor: Actor;
  readonly title: string;
  readonly subtitle: string;
}

/** The header of another feature's page that belongs to a team. */
export function TeamHeadingOfPage({ actor, title, subtitle }: TeamHeadingOfPageProps) {
  const { team, event, known, checking } = useTeamStatus();
  const { notice, show } = useNotice();
  return (
    <>
      <TeamHeading
        {...{ team, event, actor, title, subtitle }}
        known={known || !checking}
        showNotice={show}
      />
      <div className="pt-4 empty:hidden">{notice === null ? null : <NoticeArea notice={notice} />}</div>
    </>
  );
}
