import { useParams } from "react-router-dom";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { SCREEN_TEXTS } from "@contract/kernel/contract/texts/team-screens";
import type { Actor } from "@contract/modules/teams/contract/team.policy";
import { isOver } from "../../../../shared/event-end";
import { useNotice } from "../../../../shared/hooks/use-notice";
import { registrationPath } from "@contract/kernel/contract/paths";
import { ButtonLink } from "../../../../shared/ui/button-link";
import { EmptyState } from "../../../../shared/ui/empty-state";
import { LoadFailure } from "../../../../shared/ui/load-failure";
import { PageHeading } from "../../../../shared/ui/page-heading";
import { Spinner } from "../../../../shared/ui/spinner";
import { useFocusWhenLost } from "../../../../shared/hooks/use-focus-when-lost";
import { MyInvitations } from "../../invitations/my-invitations";
import { useTeamAndInvitations } from "../../invitations/use-team-and-invitations";
import { NoticeArea } from "../notice-area";
import { OtherEventNote } from "../team-status-notes";
import { TeamBar, TeamChip } from "../heading/team-bar";
import { TeamViewPanels } from "./team-view-panels";

const TEXTS = SCREEN_TEXTS.teamView;
const NBSP = "\u00a0";

/** Shows the user's team: its members, leader and checklist, and the current event's notices. */
export function TeamView({ actor }: { readonly actor: Actor }) {
  const status = useTeamAndInvitations(FALLBACKS.teamView);
  const { notice, show } = useNotice();
  const { team, event, known, checking, problem, check, invitations } = status;
  const { slug } = useParams();
  // Takes the focus when the user has left the team, because the pressed button then disappears.
  const containerRef = useFocusWhenLost(team?.id ?? "none");
  return (
    <div ref={containerRef} tabIndex={-1} className="frame pt-5 pb-8 sm:py-12">
      {team === null ? <PageHeading kicker={event?.title ?? NBSP}>Team</PageHeading> : null}
      {team === null ? null : (
        <>
          <header className="mb-3 bg-ink px-5 py-4 text-paper sm:px-8 sm:py-8">
            <h1 className="text-title wrap-anywhere">Team {team.name}</h1>
            <p className="mt-1 font-mono">{team.event.title}</p>
          </header>
          <TeamChip team={team} over={isOver(event)} />
          <TeamBar {...{ team, actor, event }} showNotice={show} named />
        </>
      )}
      <div className="pt-6 empty:hidden">{notice === null ? null : <NoticeArea notice={notice} />}</div>
      <OtherEventNote slug={slug} event={event} />
      {!known && checking ? <Checking /> : null}
      {problem === null ? null : <LoadFailure problem={problem} loading={checking} onRetry={check} />}
      {known && team === null ? (
        <div className="pt-8 empty:hidden">
          <MyInvitations invitations={invitations} hasTeam={false} />
        </div>
      ) : null}
      {known && team === null ? <NoTeam slug={event?.slug} /> : null}
      {team === null ? null : (
        <TeamViewPanels team={team} event={event} actor={actor} showNotice={show} onChanged={check} />
      )}
    </div>
  );
}

/** A placeholder about as high as the later content, so that the footer does not jump. */
function Checking() {
  return (
    <div className="min-h-[50dvh] pt-8">
      <Spinner label="Loading your team..." />
    </div>
  );
}

function NoTeam({ slug }: { readonly slug: string | undefined }) {
  return (
    <div className="pt-8">
      <EmptyState
        title={TEXTS.noTeam}
        action={<ButtonLink to={registrationPath(slug)}>Go to team registration</ButtonLink>}
      >
        {TEXTS.noTeamMore}
      </EmptyState>
    </div>
  );
}
