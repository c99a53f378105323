import { ERRORS } from "@contract/kernel/contract/catalogue";
import { SCREEN_TEXTS } from "@contract/kernel/contract/screen-texts";
import { LIMITS } from "@contract/kernel/contract/limits";
import type { Actor } from "@contract/modules/teams/contract/team.policy";
import { useNotice } from "../../../shared/hooks/use-notice";
import { EmptyState } from "../../../shared/ui/empty-state";
import { LoadFailure } from "../../../shared/ui/load-failure";
import { PageHeading } from "../../../shared/ui/page-heading";
import { Spinner } from "../../../shared/ui/spinner";
import { useTeamStatus } from "../hooks/use-team-status";
import { TeamWorkspace } from "./team-workspace";

const NBSP = "\u00a0";
const TEXTS = SCREEN_TEXTS.registration;

/** The registration screen, from the check of the team's status on. `actor` is whose team it is about. */
export function TeamRegistration({ actor }: { readonly actor: Actor }) {
  const status = useTeamStatus();
  const notices = useNotice();
  const { team, event, known } = status;
  return (
    <div className="frame py-8 sm:py-12">
      <PageHeading
        // Lines that are not known yet keep their height.
        kicker={event?.title ?? NBSP}
        subtitle={!known ? NBSP : team === null ? TEXTS.createSubtitle : TEXTS.manageSubtitle}
      >
        {team === null ? TEXTS.create : TEXTS.manage}
      </PageHeading>
      {!known && status.checking ? <Checking /> : null}
      {status.problem === null ? null : (
        <LoadFailure problem={status.problem} loading={status.checking} onRetry={() => void status.check()} />
      )}
      {known && event === null && team === null ? (
        <div className="pt-8">
          <EmptyState title={ERRORS.NO_CURRENT_EVENT.message}>
            Come back when the club announces the next one.
          </EmptyState>
        </div>
      ) : null}
      {known && (event !== null || team !== null) ? (
        <TeamWorkspace
          team={team}
          open={event?.registrationOpen ?? false}
          actor={actor}
          size={event?.maxTeamSize ?? LIMITS.teamSize}
          notices={notices}
          onChanged={status.check}
        />
      ) : null}
    </div>
  );
}

/** Holds about the height of what comes, so that the footer does not jump. */
function Checking() {
  return (
    <div className="min-h-[50dvh] pt-8">
      <Spinner label="Checking your team..." />
    </div>
  );
}
