import { TeamRegistration } from "../../features/teams/components/workspace/team-registration";
import { useActor } from "../../features/teams/hooks/use-actor";
import { PageMeta } from "../../shared/ui/page-meta";

/**
 * The registration page (/events/…/registration): creates a team for the current event, or manages the existing one.
 */
export function RegistrationPage() {
  return (
    <>
      <PageMeta
        title="Team Registration"
        description="Create your team for the competition, add members by e-mail and set Codeforces handles."
      />
      <TeamRegistration actor={useActor()} />
    </>
  );
}
