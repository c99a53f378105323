import type { AudienceFilter, AudiencePerson, AudienceTeam, TeamPerson } from "./contract/audience.js";
import { audienceFilter } from "./team-audience.sql.js";
import type { ListedEvent } from "./team-filters.sql.js";
import type { TeamReadRepository } from "./team-read.repository.js";
import { type PersonRecord, peopleOf } from "./team-record.js";
import type { TeamRepository } from "./team.repository.js";

/** Whom a mailing to teams goes to. The caller asks only for Superadmins. */
export class TeamAudienceService {
  constructor(
    private readonly reads: TeamReadRepository,
    private readonly repository: TeamRepository,
  ) {}

  /** The teams of an event that fit the filter, by name, with all their people. One statement. */
  async teams(event: ListedEvent, filter: AudienceFilter): Promise<AudienceTeam[]> {
    const teams = await this.reads.fitting(event.id, audienceFilter(event, filter));
    return teams.map((team) => {
      const { id, name, reference, ranking, paymentStatus } = team;
      const people = peopleOf(team).map(audiencePerson);
      return { id, name, reference: reference ?? "", ranking, paymentStatus, people };
    });
  }

  /** The people of an event's teams who have these addresses, by address. */
  people(eventId: string, emails: readonly string[]): Promise<ReadonlyMap<string, TeamPerson>> {
    return this.repository.people(eventId, emails);
  }
}

function audiencePerson(person: PersonRecord): AudiencePerson {
  const { name, email, userId, confirmed, isLeader, codeforcesHandle } = person;
  return {
    name,
    email,
    hasAccount: userId !== null,
    confirmed,
    isLeader,
    hasHandle: codeforcesHandle !== null,
  };
}
