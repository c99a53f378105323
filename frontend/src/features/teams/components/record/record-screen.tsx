import { LIMITS } from "@contract/kernel/contract/limits";
import { isLeader, type Actor } from "@contract/modules/teams/contract/team.policy";
import type { TeamFieldsFragment } from "../../../../graphql/generated";
import { useNotice } from "../../../../shared/hooks/use-notice";
import { PageHeading } from "../../../../shared/ui/page-heading";
import { useFocusWhenLost } from "../../hooks/use-focus-when-lost";
import { useTeamStatus } from "../../hooks/use-team-status";
import { CreateRecordTeam } from "./create-record-team";
import { RecordTeam } from "./record-team";
import { TeamStatusNotes } from "../team-status-notes";

const NBSP = "\u00a0";
const SUBTITLES = {
  create: "Give your team a name, then add its people.",
  manage: "Add your members and fill in what is missing.",
  look: "Its people and its payment.",
} as const;

/** The record variant of the registration (docs/rules.md, "Teams"), on the same team as the other one. */
export function RecordScreen({ actor }: { readonly actor: Actor }) {
  const status = useTeamStatus();
  const { team, event, known } = status;
  return (
    <div className="frame py-8 sm:py-12">
      <PageHeading
        // Lines that are not known yet keep their height.
        kicker={event?.title ?? NBSP}
        subtitle={known ? subtitleFor(team, actor) : NBSP}
      >
        {team === null ? "Create Team" : "Your Team"}
      </PageHeading>
      <TeamStatusNotes status={status} />
      {known && (event !== null || team !== null) ? <RecordWorkspace status={status} actor={actor} /> : null}
    </div>
  );
}

function subtitleFor(team: TeamFieldsFragment | null, actor: Actor): string {
  if (team === null) return SUBTITLES.create;
  return isLeader(team, actor) ? SUBTITLES.manage : SUBTITLES.look;
}

interface RecordWorkspaceProps {
  readonly status: ReturnType<typeof useTeamStatus>;
  readonly actor: Actor;
}

/** The form for a team, or the team; the notices go over from one to the other. */
function RecordWorkspace({ status: { team, event, check }, actor }: RecordWorkspaceProps) {
  const notices = useNotice();
  const containerRef = useFocusWhenLost(team?.id ?? "none");
  const open = event?.registrationOpen ?? false;
  return (
    <div ref={containerRef} tabIndex={-1}>
      {team === null ? (
        <CreateRecordTeam open={open} size={event?.maxTeamSize ?? LIMITS.teamSize} notices={notices} />
      ) : (
        <RecordTeam key={team.id} team={team} open={open} actor={actor} notices={notices} onChanged={check} />
      )}
    </div>
  );
}
