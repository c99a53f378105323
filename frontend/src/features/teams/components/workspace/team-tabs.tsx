import { Link } from "react-router-dom";
import type { TeamFieldsFragment } from "../../../../graphql/features/teams";
import { SingleTab } from "../../../../shared/ui/single-tab";
import { refusalText } from "../../refusal-text";
import type { TeamAccess } from "../../team-access";
import { CreateTeamForm } from "../create-team-form";
import { RegistrationsClosed } from "../team-status-notes";
import { ERRORS } from "@contract/kernel/contract/catalogue";
import { paths } from "@contract/kernel/contract/paths";
import { rosterLocked, type Verdict } from "@contract/modules/teams/contract/team.policy";
import { CheckIcon, LockIcon } from "../../../../shared/ui/icons";
import type { ShowNotice } from "../../../../shared/hooks/use-notice";
import { InvitationPanel } from "../../invitations/invitation-panel";
import { TeamMatesLink } from "../../listings/team-mates-link";
import { AddMemberForm } from "./add-member-form";

interface TeamTabsProps {
  readonly team: TeamFieldsFragment | null;
  /** Null while there is no team. */
  readonly access: TeamAccess | null;
  readonly open: boolean;
  /** Whether adding people is the user's next step, so that its button is the primary one of the page. */
  readonly addsNext: boolean;
  readonly showNotice: ShowNotice;
  readonly onChanged: () => Promise<void>;
}

/**
 * The tabs Create Team and Add Member. Only one of them is enabled: Create Team until there is a team, then Add Member.
 */
export function TeamTabs({ team, access, open, addsNext, showNotice, onChanged }: TeamTabsProps) {
  return (
    <SingleTab
      label="Team"
      value={team === null ? "create" : "add"}
      items={[
        { value: "create", label: "Create Team" },
        { value: "add", label: "Add Member" },
      ]}
    >
      {team === null ? <NewTeam open={open} showNotice={showNotice} /> : null}
      {team === null || access === null ? null : (
        <AddMemberSection
          teamId={team.id}
          teamName={team.name}
          leader={team.leader.name}
          size={team.event.maxTeamSize}
          locked={rosterLocked(team.paymentStatus)}
          verdict={access.add}
          addsNext={addsNext}
          showNotice={showNotice}
          onAdded={onChanged}
        />
      )}
    </SingleTab>
  );
}

function NewTeam({ open, showNotice }: Pick<TeamTabsProps, "open" | "showNotice">) {
  return open ? <CreateTeamForm showNotice={showNotice} /> : <RegistrationsClosed />;
}

interface AddMemberSectionProps {
  readonly teamId: string;
  readonly teamName: string;
  /** The leader's name. */
  readonly leader: string;
  /** Maximum number of people in a team. */
  readonly size: number;
  /** Whether a reported or accepted payment locks the roster. */
  readonly locked: boolean;
  readonly verdict: Verdict;
  readonly addsNext: boolean;
  readonly showNotice: ShowNotice;
  readonly onAdded: () => Promise<void>;
}

/** The form to add a person, or the reason why this user cannot add anyone now. */
function AddMemberSection(props: AddMemberSectionProps) {
  const { teamId, teamName, leader, size, locked, verdict, addsNext, showNotice, onAdded } = props;
  if (verdict.allowed) {
    return (
      <div className="grid gap-6">
        <InvitationPanel teamId={teamId} teamName={teamName} />
        <AddMemberForm {...{ teamId, showNotice, onAdded }} primary={addsNext} />
        <TeamMatesLink text="Still looking for a teammate?" />
      </div>
    );
  }
  if (verdict.code === "TEAM_FULL") {
    return (
      <p className="flex items-start gap-3 border-l-8 border-good bg-good-wash px-4 py-3">
        <CheckIcon className="mt-0.5 text-good" />
        <span>
          <strong className="block">Your team is full.</strong>
          <span className="block">{refusalText("TEAM_FULL", size)}</span>
        </span>
      </p>
    );
  }
  return (
    <p className="flex items-start gap-3 border border-rule bg-surface px-4 py-4">
      {locked ? <LockIcon /> : null}
      <span>
        {verdict.code !== "NOT_LEADER"
          ? ERRORS[verdict.code].message
          : locked
            ? "No one can join or leave the team, because a payment was reported. For changes, write to the club."
            : `Only ${leader}, who leads the team, can add members.`}
        {locked ? (
          <Link to={paths.contact} className="link flex min-h-11 w-fit items-center font-semibold">
            Write to the club
          </Link>
        ) : null}
      </span>
    </p>
  );
}
