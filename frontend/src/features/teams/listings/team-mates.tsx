import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { FALLBACKS, ERRORS } from "@contract/kernel/contract/catalogue";
import { paths } from "@contract/kernel/contract/paths";
import { teamFullText } from "@contract/kernel/contract/texts/teams.texts";
import {
  isLeader,
  isUnconfirmed,
  mayAddMember,
  rosterLocked,
  type Actor,
} from "@contract/modules/teams/contract/team.policy";
import {
  useJoinRequestsQuery,
  useMyListingsQuery,
  useTeamInvitationsQuery,
  type TeamFieldsFragment,
} from "../../../graphql/features/teams";
import { useNotice, type ShowNotice } from "../../../shared/hooks/use-notice";
import { EmptyState } from "../../../shared/ui/empty-state";
import { HiddenUntil } from "../../../shared/ui/list-state";
import { LoadFailure } from "../../../shared/ui/load-failure";
import { Spinner } from "../../../shared/ui/spinner";
import { NoticeArea } from "../components/notice-area";
import { TeamHeading } from "../components/heading/team-heading";
import { LockIcon } from "../../../shared/ui/icons";
import { InvitedPeople } from "../invitations/invited-people";
import { MyInvitations } from "../invitations/my-invitations";
import { useTeamAndInvitations } from "../invitations/use-team-and-invitations";
import { JoinRequests } from "./join-requests";
import { ListedPeople } from "./listed-people";
import { ListedTeams } from "./listed-teams";
import { OwnListing } from "./own-listing";
import { t } from "@contract/kernel/contract/t";

/**
 * The lists of people without a team and of teams with a free place. Also shows the user's own listing, requests and
 * invitations.
 */
export function TeamMates({ actor }: { readonly actor: Actor }) {
  const status = useTeamAndInvitations(FALLBACKS.listings);
  const { known, checking, problem, event, team, check, invitations } = status;
  const { notice, show } = useNotice();
  const own = team === null || isUnconfirmed(team, actor) ? null : team;
  return (
    <div className="frame pt-5 pb-8 sm:py-12">
      <TeamHeading
        {...{ team, event, actor }}
        known={known || !checking}
        title={t("Find teammates")}
        subtitle={t(
          "People without a team and teams with a free place find each other here. They see each other's e-mail addresses only after both agree.",
        )}
        showNotice={show}
        ofPeople
      />
      {/* A new key once the team is known, as on the dashboard. */}
      <div key={`notice ${String(known)}`} className="pt-6">
        <NoticeArea notice={notice} />
      </div>
      <div key={String(known)} className="grid gap-8">
        {problem === null ? null : <LoadFailure problem={problem} loading={checking} onRetry={check} />}
        {!known && checking ? <Spinner label="Loading..." /> : null}
        {known && event?.registrationOpen !== true ? (
          <EmptyState title="No people are looking for a team now">
            {event === null ? ERRORS.NO_CURRENT_EVENT.message : ERRORS.REGISTRATION_CLOSED.message}
          </EmptyState>
        ) : null}
        {known && event?.registrationOpen === true ? (
          <Lists
            team={own}
            invitations={<MyInvitations invitations={invitations} hasTeam={own !== null} />}
            actor={actor}
            showNotice={show}
          />
        ) : null}
      </div>
    </div>
  );
}

interface ListsProps {
  /** The team that the user has agreed to be in; null if there is none. */
  readonly team: TeamFieldsFragment | null;
  /** The user's invitations, shown first. */
  readonly invitations: ReactNode;
  readonly actor: Actor;
  readonly showNotice: ShowNotice;
}

function Lists({ team, invitations, actor, showNotice }: ListsProps) {
  const listings = useMyListingsQuery({ fetchPolicy: "cache-and-network" });
  const leads = team !== null && isLeader(team, actor);
  const verdict = team === null ? null : mayAddMember(team, actor, true);
  const invites = leads && verdict?.allowed === true;
  const teamId = invites ? team.id : null;
  const mine = listings.data?.myListings;
  // No one can join such a team, so the lists are of no use to its people.
  const locked = team !== null && rosterLocked(team.paymentStatus);
  const complete = locked || (team !== null && team.members.length + 1 >= team.event.maxTeamSize);
  const lists = [
    <ListedTeams key="teams" mayAsk={team === null && !actor.isSuperadmin} />,
    <ListedPeople key="people" teamId={teamId} mayRemove={actor.isSuperadmin} />,
  ];
  // What comes above the lists, apart from the invitations. `JoinRequests` and `InvitedPeople` use the same replies.
  const above = {
    variables: { teamId: team?.id ?? "" },
    skip: !leads,
    fetchPolicy: "cache-and-network",
  } as const;
  const requests = useJoinRequestsQuery(above);
  const invited = useTeamInvitationsQuery(above);
  const isAnswered = [listings, requests, invited].every(
    (query) => query.data !== undefined || !query.loading,
  );
  return (
    <>
      {isAnswered ? null : <Spinner label="Loading..." />}
      <HiddenUntil known={isAnswered}>
        {invitations}
        {team === null || verdict === null || verdict.allowed ? null : (
          <p className="flex gap-3 border border-rule bg-surface px-4 py-4">
            {locked ? <LockIcon /> : null}
            <span className="max-w-prose">
              {reasonOf(verdict.code, team)}
              {locked ? (
                <Link to={paths.contact} className="link flex min-h-11 w-fit items-center font-semibold">
                  Write to the club
                </Link>
              ) : null}
            </span>
          </p>
        )}
        {leads ? <JoinRequests teamId={team.id} /> : null}
        {mine !== undefined && (team === null || invites) ? (
          <OwnListing
            key={teamId ?? "person"}
            teamId={teamId}
            line={teamId === null ? mine.person : mine.team}
            showNotice={showNotice}
          />
        ) : null}
        {leads ? <InvitedPeople teamId={team.id} manages resends={invites} /> : null}
        {/* The list that the user needs comes first: people for a leader, teams for other users. */}
        {complete ? null : (
          <div className="grid items-start gap-10 lg:grid-cols-2">{leads ? lists.reverse() : lists}</div>
        )}
      </HiddenUntil>
    </>
  );
}

/** Returns why the user cannot add anyone to the team now. */
function reasonOf(code: keyof typeof ERRORS, { leader, event }: TeamFieldsFragment): string {
  if (code === "NOT_LEADER")
    return t("Only {leader}, who leads the team, can add members.", { leader: leader.name });
  return code === "TEAM_FULL" ? teamFullText(event.maxTeamSize) : ERRORS[code].message;
}
