import { RecordScreen } from "../../features/teams/components/record/record-screen";
import { useActor } from "../../features/teams/hooks/use-actor";
import { PageMeta } from "../../shared/ui/page-meta";

/** /createTeam: creates a team, or manages the existing one with its people's full records. */
export function CreateTeamPage() {
  return (
    <>
      <PageMeta
        title="Create Team"
        description="Create your team, add its members with their roll numbers, and go to the payment."
      />
      <RecordScreen actor={useActor()} />
    </>
  );
}
