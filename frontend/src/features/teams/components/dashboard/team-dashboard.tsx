import { useState, type ReactNode } from "react";
import { ERRORS, FALLBACKS } from "@contract/kernel/contract/catalogue";
import { SCREEN_TEXTS } from "@contract/kernel/contract/texts/team-screens";
import { feeIsDue } from "@contract/modules/teams/contract/team-gaps";
import {
  isLeader,
  isUnconfirmed,
  mayAddMember,
  type Actor,
} from "@contract/modules/teams/contract/team.policy";
import { useNotice, type ShowNotice } from "../../../../shared/hooks/use-notice";
import { paths, registrationPath } from "@contract/kernel/contract/paths";
import { Banner } from "../../../../shared/ui/banner";
import { ButtonLink } from "../../../../shared/ui/button-link";
import { EmptyState } from "../../../../shared/ui/empty-state";
import { LoadFailure } from "../../../../shared/ui/load-failure";
import type { TeamFieldsFragment, TeamStatusQuery } from "../../../../graphql/features/teams";
import { useFocusWhenLost } from "../../../../shared/hooks/use-focus-when-lost";
import { useReadiness } from "../../hooks/use-readiness";
import { TeamCalendarPanel } from "../../calendar/team-calendar-panel";
import { MyInvitations } from "../../invitations/my-invitations";
import { useTeamAndInvitations } from "../../invitations/use-team-and-invitations";
import { MemberCards, MemberCardsWaiting } from "./member-cards";
import { MembershipQuestion } from "../membership-question";
import { JoinRequests } from "../../listings/join-requests";
import { TeamMatesLink } from "../../listings/team-mates-link";
import { NoticeArea } from "../notice-area";
import { AfterEvent } from "./after-event";
import { PlacePanel } from "./place-panel";
import { RoundTwo } from "./round-two";
import { TeamChecklist } from "../team-checklist";
import { TeamHeading } from "../heading/team-heading";
import { TeamTicket } from "./team-ticket";
import { isRegistered } from "../../readiness";
import { isOver, isPastLastDay } from "../../../../shared/event-end";
import { HiddenUntil } from "../../../../shared/ui/list-state";
import { Spinner } from "../../../../shared/ui/spinner";
import { useLatePartsKnown } from "./use-late-parts";
import { t } from "@contract/kernel/contract/t";

const TEXTS = SCREEN_TEXTS.dashboard;

interface TeamDashboardProps {
  readonly actor: Actor;
  /** Whether the account's role is Team Leader. If so, the page suggests creating a team to a user without one. */
  readonly leads: boolean;
  /**
   * Renders another feature's content for a team that the user has agreed to be in.
   * @param inTicket whether the content is shown within the team's ticket
   * @param onKnown called when the content has its data, so that what is below it can be shown
   */
  readonly passes?: (team: TeamFieldsFragment, inTicket: boolean, onKnown: () => void) => ReactNode;
}

/** An overview of the user's team: its people, whether it qualified, and its open tasks. */
export function TeamDashboard({ actor, leads, passes }: TeamDashboardProps) {
  const { known, checking, problem, event, team, check, invitations, hasTeam } = useTeamAndInvitations(
    FALLBACKS.dashboard,
  );
  const { notice, show } = useNotice();
  const asked = team !== null && isUnconfirmed(team, actor);
  const ownName = team === null || asked ? null : team.name;
  const lostTeam = useLost(ownName, known && team === null);
  // Takes the focus when an answered question or invitation disappears.
  const containerRef = useFocusWhenLost(`${team?.id ?? "none"} ${asked} ${invitations.length}`);
  return (
    <div ref={containerRef} tabIndex={-1} className="frame pt-5 pb-8 sm:py-12">
      <TeamHeading
        {...{ team, event, actor }}
        known={known || !checking}
        title="Team Dashboard"
        subtitle={team !== null ? <Place team={team} /> : known ? t("You are not in a team yet.") : undefined}
        showNotice={show}
        ticket
      />
      {problem === null ? null : <LoadFailure problem={problem} loading={checking} onRetry={check} />}
      {/*
       * A new key once the team is known, so that React replaces the placeholders. Reused elements would move visibly.
       */}
      <div key={String(known)} className="pt-4 sm:pt-8">
        <NoticeArea notice={notice} />
        {lostTeam === null ? null : (
          <div className="pb-6">
            <Banner tone="info">You are no longer in the team {lostTeam}.</Banner>
          </div>
        )}
        {!known && checking ? <MemberCardsWaiting /> : null}
        {known ? (
          <div className="pb-8 empty:hidden">
            {team === null && invitations.length === 0 ? (
              <NoTeam leads={leads} slug={event?.slug} refusal={refusalOf(event)} />
            ) : (
              <MyInvitations invitations={invitations} hasTeam={hasTeam} />
            )}
            {team === null && event?.registrationOpen === true ? (
              <div className="pt-8">
                <TeamMatesLink slug={event.slug} text="Do you need teammates?" />
              </div>
            ) : null}
          </div>
        ) : null}
        {team === null ? null : (
          <Team team={team} actor={actor} passes={passes} event={event} showNotice={show} onChanged={check} />
        )}
      </div>
    </div>
  );
}

/** Returns the name of the team that the page showed earlier, if the user is now in no team. Otherwise returns null. */
function useLost(name: string | null, hasNone: boolean): string | null {
  const [shown, setShown] = useState(name);
  if (name !== null && name !== shown) setShown(name);
  return hasNone ? shown : null;
}

interface TeamProps {
  readonly team: TeamFieldsFragment;
  readonly actor: Actor;
  readonly passes: TeamDashboardProps["passes"];
  /** The current event, to which the team belongs; null while unknown. */
  readonly event: TeamStatusQuery["currentEvent"];
  readonly showNotice: ShowNotice;
  readonly onChanged: () => Promise<void>;
}

function Team({ team, actor, passes, event, showNotice, onChanged }: TeamProps) {
  const asked = isUnconfirmed(team, actor);
  const open = event?.registrationOpen ?? false;
  const readiness = useReadiness(team, actor, event);
  const over = isOver(event);
  const ticket = !asked && (over || isRegistered(readiness));
  const [passesKnown, setPassesKnown] = useState(false);
  const pass = asked ? null : passes?.(team, ticket, () => setPassesKnown(true));
  const showsPasses = !asked && passes !== undefined && !(ticket && over);
  const known = useLatePartsKnown(team, event, actor) && (passesKnown || !showsPasses);
  const round =
    asked || over ? null : team.place === null ? (
      <RoundTwo team={team} leads={isLeader(team, actor)} />
    ) : (
      <PlacePanel team={team} place={team.place} leads={isLeader(team, actor)} showNotice={showNotice} />
    );
  const cards = <MemberCards team={team} actor={actor} invites={mayAddMember(team, actor, open).allowed} />;
  // A place that waits for an answer or is lost, and a fee that is due, belong on the first screen of a phone.
  const isUrgent = feeIsDue(team, team.event) || (team.place !== null && team.place.state !== "accepted");
  return (
    <div className="grid gap-8">
      {asked ? <h2 className="text-2xl wrap-anywhere">{team.name}</h2> : null}
      <MembershipQuestion
        team={team}
        actor={actor}
        open={open}
        showNotice={showNotice}
        onChanged={onChanged}
      />
      {isUrgent ? round : null}
      {ticket ? <TeamTicket team={team} event={event} readiness={readiness} pass={pass} /> : cards}
      {known ? null : <Spinner label="Loading..." />}
      <HiddenUntil known={known}>
        {ticket ? cards : null}
        {isUrgent ? null : round}
        {ticket ? null : <div className="empty:hidden lg:max-w-2xl">{pass}</div>}
        <div className="grid gap-8 empty:hidden lg:max-w-2xl">
          {isLeader(team, actor) ? <JoinRequests teamId={team.id} /> : null}
        </div>
        {asked || ticket ? null : (
          <div className="grid gap-8 lg:max-w-2xl">
            {event !== null && isPastLastDay(event) ? (
              <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
                <AfterEvent event={team.event} hasStep />
              </div>
            ) : null}
            <TeamChecklist team={team} actor={actor} event={event} />
            <TeamCalendarPanel teamId={team.id} />
          </div>
        )}
      </HiddenUntil>
    </div>
  );
}

/** The team's rank on the scoreboard. */
function Place({ team }: { readonly team: TeamFieldsFragment }) {
  if (team.ranking === null) return t("Not ranked yet");
  return (
    <>
      Ranking <span className="font-mono font-semibold text-ink">{team.ranking}</span>
    </>
  );
}

/** Returns the reason why no team can be created now, or null if a team can be created. */
function refusalOf(event: { readonly registrationOpen: boolean } | null): string | null {
  if (event === null) return ERRORS.NO_CURRENT_EVENT.message;
  return event.registrationOpen ? null : ERRORS.REGISTRATION_CLOSED.message;
}

interface NoTeamProps {
  readonly leads: boolean;
  /** The slug of the current event. */
  readonly slug: string | undefined;
  readonly refusal: string | null;
}

function NoTeam({ leads, slug, refusal }: NoTeamProps) {
  const title = leads ? TEXTS.noTeamAsLeader : TEXTS.noTeam;
  // Omits the specification's title, which asks the user to create a team, because no team can be created now.
  if (refusal !== null) {
    return (
      <EmptyState
        title={refusal}
        action={
          <ButtonLink to={paths.events} variant="secondary">
            See the events
          </ButtonLink>
        }
      />
    );
  }
  if (leads) {
    return (
      <EmptyState title={title} action={<ButtonLink to={paths.createTeam}>Create Team</ButtonLink>}>
        You only need a team name. You can add your members later.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={title}
      action={<ButtonLink to={registrationPath(slug)}>Create a team yourself</ButtonLink>}
    >
      Open your leader’s invitation link, or ask your leader to add your e-mail address. The team then appears
      here automatically. No leader yet? Anyone can create a team.
    </EmptyState>
  );
}
