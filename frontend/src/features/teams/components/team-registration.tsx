import { ERRORS } from "@contract/kernel/contract/catalogue";
import { useNotice } from "../../../shared/hooks/use-notice";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { EmptyState } from "../../../shared/ui/empty-state";
import { LoadingPlaceholder } from "../../../shared/ui/loading-placeholder";
import { PageHeading } from "../../../shared/ui/page-heading";
import { useTeamStatus } from "../hooks/use-team-status";
import { TeamWorkspace } from "./team-workspace";

/** The registration screen, from the check of the team's status on. `userId` is whose team it is about. */
export function TeamRegistration({ userId }: { readonly userId: string | undefined }) {
  const status = useTeamStatus();
  const notices = useNotice();
  if (!status.known && status.checking) return <LoadingPlaceholder label="Checking your team..." />;

  const { team, event } = status;
  return (
    <div className="frame py-8 sm:py-12">
      <PageHeading
        kicker={event?.title}
        subtitle={
          team === null ? "Create your team for the competition" : "Add members and update Codeforces handles"
        }
      >
        {team === null ? "Team Registration" : "Manage Team"}
      </PageHeading>
      {status.problem === null ? null : (
        <div className="grid justify-items-start gap-4 pt-6">
          <div className="w-full">
            <Banner tone="error">{status.problem}</Banner>
          </div>
          <Button
            variant="secondary"
            busy={status.checking}
            busyLabel="Checking..."
            onClick={() => void status.check()}
          >
            Try again
          </Button>
        </div>
      )}
      {status.known && event === null && team === null ? (
        <div className="pt-8">
          <EmptyState title={ERRORS.NO_CURRENT_EVENT.message}>
            Come back when the club announces the next one.
          </EmptyState>
        </div>
      ) : null}
      {status.known && (event !== null || team !== null) ? (
        <TeamWorkspace
          team={team}
          open={event?.registrationOpen ?? false}
          userId={userId}
          notices={notices}
          onChanged={status.check}
        />
      ) : null}
    </div>
  );
}
