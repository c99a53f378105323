import { Role } from "@contract/kernel/contract/roles";
import { TeamPasses } from "../../features/checkin/components/team-passes";
import { TeamDashboard } from "../../features/teams/components/dashboard/team-dashboard";
import { useActor } from "../../features/teams/hooks/use-actor";
import { useSession } from "../../shared/session/session-store";
import { PageMeta } from "../../shared/ui/page-meta";

/** The page /dashboard, an overview of the user's own team. */
export function DashboardPage() {
  const session = useSession();
  return (
    <>
      <PageMeta
        title="Team Dashboard"
        description="An overview of your team: members, ranking, Round 2 and payment."
      />
      <TeamDashboard
        actor={useActor()}
        leads={session?.role === Role.TeamLeader}
        passes={(team, inTicket, onKnown) => (
          <TeamPasses teamId={team.id} eventTitle={team.event.title} inTicket={inTicket} onKnown={onKnown} />
        )}
      />
    </>
  );
}
