import { LocalTeamScreen } from "../../features/teams/local-members/local-team-screen";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";

/** The page /addmem: a list of members in this browser's storage. The page sends nothing to the server. */
export function AddMemberPage() {
  return (
    <div className="frame py-8 sm:py-12">
      <PageMeta
        title="Add Team Members"
        description="List your teammates on this device before you register your team."
      />
      <PageHeading subtitle="List your teammates on this device. Register your team when you are ready.">
        Add Team Members
      </PageHeading>
      <LocalTeamScreen />
    </div>
  );
}
