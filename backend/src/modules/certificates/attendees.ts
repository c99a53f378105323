import { sha256 } from "../../kernel/crypto/seal.js";
import type { CheckedInService } from "../checkin/check-in-list.service.js";
import type { EventRecord } from "../events/contract/event-record.js";
import type { TeamAudienceService, TeamRoster } from "../teams/reads/team-audience.service.js";
import type { CertificateSource } from "./contract/certificate.enums.js";

/** A person who may get a certificate. */
export interface Attendee {
  readonly userId: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly college: string | null;
  readonly teamName: string | null;
  readonly place: number | null;
}

/**
 * Reads the people who took part in an event. The source `checkedIn` gives those who checked in at the desk. The source
 * `teams` gives the people of teams with a ranking or an accepted payment, except people with an account who have not
 * accepted the invitation to the team.
 */
export type Attendees = (
  event: EventRecord,
  source: Exclude<CertificateSource, "list">,
) => Promise<readonly Attendee[]>;

export function attendeesOf(teams: TeamAudienceService, checkedIn: CheckedInService): Attendees {
  return async (event, source) => {
    const rosters = await teams.rosters(event);
    if (source === "teams")
      return rosters
        .filter(({ ranking, paymentStatus }) => ranking !== null || paymentStatus === "accepted")
        .flatMap((team) => attendees(team, (one) => one.isLeader || one.confirmed || one.userId === null));
    const { memberIds, walkIns } = await checkedIn.ofEvent(event.id);
    return [
      ...rosters.flatMap((team) => attendees(team, ({ id }) => memberIds.has(id))),
      ...walkIns.map((name) => ({ ...NOTHING_KNOWN, name })),
    ];
  };
}

const NOTHING_KNOWN = { userId: null, email: null, college: null, teamName: null, place: null };

function attendees(
  { name: teamName, ranking: place, people }: TeamRoster,
  isOne: (person: TeamRoster["people"][number]) => boolean,
): Attendee[] {
  return people
    .filter(isOne)
    .map(({ userId, name, email, college }) => ({ userId, name, email, college, teamName, place }));
}

/**
 * Returns the key that identifies a person: a hash of their address, or of their name and team if they have no address.
 * The hash is not salted, so a person who guesses an address can check the guess against the hash.
 */
export function holderKey({ email, name, teamName }: Pick<Attendee, "email" | "name" | "teamName">): string {
  return sha256(email ?? JSON.stringify([name.toLowerCase(), teamName?.toLowerCase() ?? ""]));
}
