import { TeamMates } from "../../features/teams/listings/team-mates";
import { useActor } from "../../features/teams/hooks/use-actor";
import { PageMeta } from "../../shared/ui/page-meta";

/**
 * The page /events/:slug/team-mates: people who look for a team for the current event, and teams that look for people.
 */
export function TeamMatesPage() {
  return (
    <>
      <PageMeta
        title="Find teammates"
        description="People who are looking for a team for the current event, and teams that are looking for people."
      />
      <TeamMates actor={useActor()} />
    </>
  );
}
