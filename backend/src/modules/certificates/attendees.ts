import type { EventRecord } from "../events/contract/event-record.js";
import type { TeamAudienceService } from "../teams/team-audience.service.js";

/** Somebody who may get a certificate. */
export interface Attendee {
  readonly userId: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly college: string | null;
  readonly teamName: string | null;
  readonly place: number | null;
}

/** Who took part in an event. */
export type Attendees = (event: EventRecord) => Promise<readonly Attendee[]>;

/**
 * Who took part, as far as teams tell: the people who agreed to be in a team that paid or was ranked. Where people are checked in at
 * the door, this is the one place that asks for them instead.
 */
export function attendeesOfTeams(teams: TeamAudienceService): Attendees {
  return async (event) => {
    const rosters = await teams.rosters(event);
    return rosters
      .filter(({ ranking, paymentStatus }) => ranking !== null || paymentStatus === "accepted")
      .flatMap(({ name: teamName, ranking: place, people }) =>
        people
          .filter(({ isLeader, confirmed, userId }) => isLeader || confirmed || userId === null)
          .map(({ userId, name, email, college }) => ({ userId, name, email, college, teamName, place })),
      );
  };
}
