import { useParams } from "react-router-dom";
import { SCREEN_TEXTS } from "@contract/kernel/contract/texts/team-screens";
import { LIMITS } from "@contract/kernel/contract/limits";
import type { Actor } from "@contract/modules/teams/contract/team.policy";
import { useNotice } from "../../../shared/hooks/use-notice";
import { PageHeading } from "../../../shared/ui/page-heading";
import { useTeamStatus } from "../hooks/use-team-status";
import { TeamBar } from "./team-bar";
import { TeamWorkspace } from "./team-workspace";
import { OtherEventNote, TeamStatusNotes } from "./team-status-notes";

const NBSP = "\u00a0";
const TEXTS = SCREEN_TEXTS.registration;

/** The registration screen, from the check of the team's status on. `actor` is whose team it is about. */
export function TeamRegistration({ actor }: { readonly actor: Actor }) {
  const status = useTeamStatus();
  const notices = useNotice();
  const { team, event, known } = status;
  const { slug } = useParams();
  return (
    <div className="frame py-8 sm:py-12">
      <PageHeading
        // Lines that are not known yet keep their height.
        kicker={event?.title ?? NBSP}
        subtitle={!known ? NBSP : team === null ? TEXTS.createSubtitle : TEXTS.manageSubtitle}
      >
        {team === null ? TEXTS.create : TEXTS.manage}
      </PageHeading>
      {team === null ? null : <TeamBar team={team} actor={actor} event={event} />}
      <OtherEventNote slug={slug} event={event} />
      <TeamStatusNotes status={status} />
      {known && (event !== null || team !== null) ? (
        <TeamWorkspace
          team={team}
          open={event?.registrationOpen ?? false}
          actor={actor}
          size={event?.maxTeamSize ?? LIMITS.teamSize}
          notices={notices}
          onChanged={status.check}
        />
      ) : null}
    </div>
  );
}
