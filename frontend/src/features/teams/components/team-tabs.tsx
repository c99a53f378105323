import type { TeamFieldsFragment } from "../../../graphql/generated";
import { Tabs } from "../../../shared/ui/tabs";
import type { ShowNotice } from "../hooks/use-create-team";
import type { TeamAccess } from "../team-access";
import { AddMemberSection } from "./add-member-section";
import { CreateTeamForm } from "./create-team-form";
import { RegistrationsClosed } from "./team-status-notes";

interface TeamTabsProps {
  readonly team: TeamFieldsFragment | null;
  /** Null as long as there is no team. */
  readonly access: TeamAccess | null;
  readonly open: boolean;
  readonly showNotice: ShowNotice;
  readonly onChanged: () => Promise<void>;
}

/**
 * Create Team until there is a team, Add Member from then on; the other one is disabled. So the team alone decides
 * which is selected, and finding one selects Add Member.
 */
export function TeamTabs({ team, access, open, showNotice, onChanged }: TeamTabsProps) {
  return (
    <Tabs
      label="Team"
      value={team === null ? "create" : "add"}
      // The only other tab is disabled.
      onChange={() => undefined}
      items={[
        {
          value: "create",
          label: "Create Team",
          disabled: team !== null,
          content: open ? <CreateTeamForm showNotice={showNotice} /> : <RegistrationsClosed />,
        },
        {
          value: "add",
          label: "Add Member",
          disabled: team === null,
          content:
            team === null || access === null ? null : (
              <AddMemberSection
                teamId={team.id}
                leader={team.leader.name}
                verdict={access.add}
                showNotice={showNotice}
                onAdded={onChanged}
              />
            ),
        },
      ]}
    />
  );
}
