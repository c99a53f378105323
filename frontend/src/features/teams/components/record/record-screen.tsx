import { LIMITS } from "@contract/kernel/contract/limits";
import { isLeader, rosterLocked, type Actor } from "@contract/modules/teams/contract/team.policy";
import type { TeamFieldsFragment } from "../../../../graphql/features/teams";
import { isOver } from "../../../../shared/event-end";
import { useNotice } from "../../../../shared/hooks/use-notice";
import { useFocusWhenLost } from "../../../../shared/hooks/use-focus-when-lost";
import { RecordTeam } from "./record-team";
import { TeamStatusNotes, RegistrationsClosed } from "../team-status-notes";
import { useLocalTeam } from "../../local-members/use-local-team";
import { CreateTeamForm } from "../create-team-form";
import { TeamHeading } from "../heading/team-heading";
import { MyInvitations } from "../../invitations/my-invitations";
import { useTeamAndInvitations } from "../../invitations/use-team-and-invitations";
import { NoticeArea } from "../notice-area";
import { Link } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { FactsPanel } from "../facts-panel";
import { t } from "@contract/kernel/contract/t";

const SUBTITLES = {
  create: t("Give your team a name, then add its members."),
  manage: t("Add your members and fill in the missing details."),
  look: t("Your team's members and payment."),
} as const;

/**
 * The registration page with full records (docs/rules.md, "Teams"). Shows the same team as the page
 * /events/:slug/registration.
 */
export function RecordScreen({ actor }: { readonly actor: Actor }) {
  const status = useTeamAndInvitations();
  const notices = useNotice();
  const { team, event, known, checking } = status;
  return (
    <div className="frame pt-5 pb-8 sm:py-12">
      <TeamHeading
        {...{ team, event, actor }}
        known={known || !checking}
        title={team === null ? t("Create Team") : t("Your Team")}
        subtitle={known ? subtitleFor(team, actor, event?.registrationOpen === true) : undefined}
        showNotice={notices.show}
        ofPeople
      />
      <TeamStatusNotes status={status} />
      {known && (event !== null || team !== null) ? (
        <RecordWorkspace status={status} actor={actor} notices={notices} />
      ) : null}
    </div>
  );
}

function subtitleFor(team: TeamFieldsFragment | null, actor: Actor, open: boolean): string | undefined {
  if (team === null) return open ? SUBTITLES.create : undefined;
  return isLeader(team, actor) && !rosterLocked(team.paymentStatus) ? SUBTITLES.manage : SUBTITLES.look;
}

interface RecordWorkspaceProps {
  readonly status: ReturnType<typeof useTeamAndInvitations>;
  readonly actor: Actor;
  readonly notices: ReturnType<typeof useNotice>;
}

/** Shows the form for a new team, or the team. Notices stay when the team replaces the form. */
function RecordWorkspace({
  status: { team, event, check, invitations },
  actor,
  notices,
}: RecordWorkspaceProps) {
  const containerRef = useFocusWhenLost(team?.id ?? "none");
  const open = event?.registrationOpen ?? false;
  return (
    <div ref={containerRef} tabIndex={-1}>
      {team === null ? (
        <div className="pt-8 empty:hidden">
          <MyInvitations invitations={invitations} hasTeam={false} />
        </div>
      ) : null}
      {team === null ? (
        <CreateRecordTeam open={open} size={event?.maxTeamSize ?? LIMITS.teamSize} notices={notices} />
      ) : (
        <RecordTeam
          key={team.id}
          {...{ team, open, actor, notices }}
          over={isOver(event)}
          onChanged={check}
        />
      )}
    </div>
  );
}

interface CreateRecordTeamProps {
  readonly open: boolean;
  /** Maximum number of people in a team of the current event. */
  readonly size: number;
  readonly notices: ReturnType<typeof useNotice>;
}

/** The form for a new team, or a note that registration is closed. */
function CreateRecordTeam({ open, size, notices }: CreateRecordTeamProps) {
  if (!open) {
    return (
      <div className="pt-8">
        <RegistrationsClosed />
      </div>
    );
  }
  return (
    <div className="pt-6">
      <NoticeArea notice={notices.notice} />
      <div className="grid items-start gap-8 lg:grid-cols-[7fr_5fr]">
        <div className="grid gap-5">
          <CreateTeamForm showNotice={notices.show} />
          <PlannedName />
        </div>
        <HowRecordsWork size={size} />
      </div>
    </div>
  );
}

/** The team name entered on /addmem, if any. */
function PlannedName() {
  const name = useLocalTeam()?.teamName ?? "";
  if (name === "") return null;
  return (
    <p className="text-soft">
      The team name in your list on this device: <strong className="wrap-anywhere text-ink">{name}</strong>
    </p>
  );
}

const factsFor = (size: number) => [
  t("A team has one leader and at most {part} members, {size} people in all.", { part: size - 1, size }),
  t(
    "The person who creates the team leads it and adds the members. To add a member, you need only a name and a roll number.",
  ),
  t(
    "Members do not need an account. If you enter their e-mail address, we notify them. They see the team after they sign up.",
  ),
  t("Each person can be in only one team per event."),
];

function HowRecordsWork({ size }: { readonly size: number }) {
  return (
    <FactsPanel title="How it works" facts={factsFor(size)}>
      <p className="mt-4 border-t border-rule pt-4">
        Not sure yet who will join?{" "}
        <Link to={paths.addMember} className="link">
          List people on this device first
        </Link>
        .
      </p>
    </FactsPanel>
  );
}
