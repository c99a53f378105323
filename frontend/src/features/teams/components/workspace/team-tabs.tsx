import type { TeamFieldsFragment } from "../../../../graphql/features/teams";
import { SingleTab } from "../../../../shared/ui/single-tab";
import type { TeamAccess } from "../../team-access";
import { CreateTeamForm } from "../create-team-form";
import { RegistrationsClosed } from "../team-status-notes";
import type { Verdict } from "@contract/modules/teams/contract/team.policy";
import type { ShowNotice } from "../../../../shared/hooks/use-notice";
import { InvitationPanel } from "../../invitations/invitation-panel";
import { TeamMatesLink } from "../../listings/team-mates-link";
import { AddMemberForm } from "./add-member-form";
import { AddRefusal } from "./add-refusal";

interface TeamTabsProps {
  readonly team: TeamFieldsFragment | null;
  /** Null while there is no team. */
  readonly access: TeamAccess | null;
  readonly open: boolean;
  /** Whether adding people is the user's next step, so that its button is the primary one of the page. */
  readonly addsNext: boolean;
  /** Whether the form for a new team takes the focus. */
  readonly takesFocus: boolean;
  readonly showNotice: ShowNotice;
  readonly onChanged: () => Promise<void>;
}

/**
 * The tabs Create Team and Add Member. Only one of them is enabled: Create Team until there is a team, then Add Member.
 */
export function TeamTabs({ team, access, addsNext, onChanged, ...rest }: TeamTabsProps) {
  return (
    <SingleTab
      label="Team"
      value={team === null ? "create" : "add"}
      items={[
        { value: "create", label: "Create Team" },
        { value: "add", label: "Add Member" },
      ]}
    >
      {team === null ? <NewTeam {...rest} /> : null}
      {team === null || access === null ? null : (
        <AddMemberSection
          {...{ team, addsNext, onChanged }}
          showNotice={rest.showNotice}
          verdict={access.add}
        />
      )}
    </SingleTab>
  );
}

function NewTeam({ open, ...form }: Pick<TeamTabsProps, "open" | "showNotice" | "takesFocus">) {
  return open ? <CreateTeamForm {...form} /> : <RegistrationsClosed />;
}

interface AddMemberSectionProps extends Pick<TeamTabsProps, "addsNext" | "showNotice" | "onChanged"> {
  readonly team: TeamFieldsFragment;
  readonly verdict: Verdict;
}

/** The form to add a person, or the reason why this user cannot add anyone now. */
function AddMemberSection({ team, verdict, addsNext, showNotice, onChanged }: AddMemberSectionProps) {
  if (!verdict.allowed) return <AddRefusal team={team} code={verdict.code} />;
  return (
    <div className="grid gap-6">
      <InvitationPanel teamId={team.id} teamName={team.name} />
      <AddMemberForm teamId={team.id} showNotice={showNotice} onAdded={onChanged} primary={addsNext} />
      <TeamMatesLink text="Still looking for a teammate?" />
    </div>
  );
}
