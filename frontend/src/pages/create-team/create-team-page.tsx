import { Role } from "@contract/kernel/contract/roles";
import { RecordScreen } from "../../features/teams/components/record/record-screen";
import { useSession } from "../../shared/session/use-session";
import { PageMeta } from "../../shared/ui/page-meta";

/** /createTeam: make a team and type in its people as full records. */
export function CreateTeamPage() {
  const session = useSession();
  return (
    <>
      <PageMeta
        title="Create Team"
        description="Create your team, type in its members with their roll numbers, and go on to the payment."
      />
      <RecordScreen
        actor={{ userId: session?.userId ?? "", isSuperadmin: session?.role === Role.Superadmin }}
      />
    </>
  );
}
