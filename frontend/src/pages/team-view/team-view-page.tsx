import { TeamView } from "../../features/teams/components/view/team-view";
import { useActor } from "../../features/teams/hooks/use-actor";
import { PageMeta } from "../../shared/ui/page-meta";

/** The page /events/:slug/team, which shows the user's own team for the current event and the event's notices. */
export function TeamViewPage() {
  return (
    <>
      <PageMeta
        title="Team"
        description="Your team for the current event: notices, members, leader and missing details."
      />
      <TeamView actor={useActor()} />
    </>
  );
}
