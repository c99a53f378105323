import { EmailAddress } from "../../../../shared/ui/values";
import { Link } from "react-router-dom";
import { SCREEN_TEXTS } from "@contract/kernel/contract/texts/team-screens";
import { mayInvite, type Actor } from "@contract/modules/teams/contract/team.policy";
import type { PersonFieldsFragment, TeamFieldsFragment } from "../../../../graphql/features/teams";
import { Skeleton } from "../../../../shared/ui/list-state";
import { Spinner } from "../../../../shared/ui/spinner";
import { FreePlaces } from "../../invitations/invited-people";
import { stepPath } from "../../readiness";
import { HandleAdvice } from "./handle-advice";
import { NotConfirmedBadge, HandleLine } from "../not-confirmed-badge";

const GRID = "grid gap-4 sm:grid-cols-2 md:grid-cols-3";
const CARD = "border border-t-4 border-rule bg-surface p-4 sm:p-5";

interface MemberCardsProps {
  readonly team: TeamFieldsFragment;
  readonly actor: Actor;
  /** Whether the user may add another person now. */
  readonly invites: boolean;
}

/**
 * Shows a card for each person of the team, leader first. Then come cards for invited people and for free places in the
 * team. The user's own card is highlighted.
 */
export function MemberCards({ team, actor, invites }: MemberCardsProps) {
  const people = [team.leader, ...team.members];
  return (
    <ul aria-label="Team members" className={GRID}>
      {people.map((person) => (
        <MemberCard key={person.id} person={person} self={person.userId === actor.userId} />
      ))}
      <FreePlaces
        cards
        teamId={team.id}
        manages={mayInvite(team, actor).allowed}
        resends={invites}
        taken={people.length}
        free={Math.max(0, team.event.maxTeamSize - people.length)}
        invite={
          invites ? (
            <Link
              to={stepPath({ kind: "member" }, team)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              + Invite
            </Link>
          ) : null
        }
      />
    </ul>
  );
}

function MemberCard({ person, self }: { readonly person: PersonFieldsFragment; readonly self: boolean }) {
  return (
    <li className={`${CARD} ${self ? "border-t-accent" : ""}`}>
      <div className="flex min-h-7 items-center justify-between gap-3">
        <p className="label-mono text-soft">{person.isLeader ? "Leader" : "Member"}</p>
        {self ? (
          <span className="bg-accent px-2 py-0.5 font-mono text-sm font-semibold text-on-accent">
            {SCREEN_TEXTS.dashboard.self}
          </span>
        ) : null}
      </div>
      <p className="mt-2 text-lg font-bold wrap-anywhere">{person.name}</p>
      {person.email === null ? null : (
        <p className="text-sm text-soft">
          <EmailAddress email={person.email} />
        </p>
      )}
      <NotConfirmedBadge person={person} />
      <p className="mt-3 font-mono text-sm break-all">
        <HandleLine person={person} />
      </p>
      <HandleAdvice person={person} self={self} />
    </li>
  );
}

/** Placeholders for the cards while the team is loading. */
export function MemberCardsWaiting() {
  return (
    <div className="grid gap-8">
      <Spinner label="Loading..." />
      <div className={GRID}>
        {["leader", "first", "second"].map((place) => (
          <div key={place} className={CARD}>
            <Skeleton lines={4} />
          </div>
        ))}
      </div>
    </div>
  );
}
