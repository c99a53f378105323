import type { AccountService } from "../../accounts/account.service.js";
import {
  type AudienceFilter,
  type AudiencePerson,
  type AudienceTeam,
  NO_TEAM,
  type TeamPerson,
} from "../contract/audience.js";
import { lacksHandle } from "../contract/team-gaps.js";
import { audienceFilter } from "./team-audience.sql.js";
import type { ListedEvent } from "./team-filters.sql.js";
import type { TeamReadRepository } from "./team-read.repository.js";
import { type PersonRecord, peopleOf, type TeamRecord } from "./team-record.js";
import type { TeamRepository } from "../team.repository.js";

export type TeamRoster = Pick<TeamRecord, "id" | "name" | "ranking" | "paymentStatus"> & {
  readonly people: readonly PersonRecord[];
};

const NO_FILTER = {
  ...{ fitting: false, missing: null, paymentStatus: null, qualified: null, rankFrom: null, rankTo: null },
} as const;

/**
 * Finds the recipients of a mailing to teams. Hides nothing, so the calling code must check the caller's permission.
 */
export class TeamAudienceService {
  constructor(
    private readonly reads: TeamReadRepository,
    private readonly repository: TeamRepository,
    private readonly accounts: AccountService,
  ) {}

  /** Returns an event's teams that match the filter, sorted by name, with all their people. Runs one SQL statement. */
  async teams(event: ListedEvent, filter: AudienceFilter): Promise<AudienceTeam[]> {
    const teams = await this.reads.fitting(event.id, audienceFilter(event, filter));
    return teams.map((team) => {
      const { id, name, reference, ranking, qualified, paymentStatus } = team;
      const people = peopleOf(team).map(audiencePerson);
      return { id, name, reference: reference ?? "", ranking, qualified, paymentStatus, people };
    });
  }

  /**
   * Returns these accounts, each with its team in the event. For an account without a team, the mailing's placeholders
   * state that it has no team. Leaves out deleted accounts. Runs three SQL statements for up to 500 accounts.
   */
  async chosen(event: ListedEvent, userIds: readonly string[]): Promise<AudienceTeam[]> {
    if (userIds.length === 0) return [];
    const accounts = [...(await this.accounts.findAllById(userIds)).values()];
    const filter = { ...NO_FILTER, teamIds: await this.repository.teamIdsOf(event.id, userIds) };
    const teams = await this.teams(event, filter);
    return accounts
      .sort((a, b) => a.name.localeCompare(b.name))
      .map(({ id, name, email, codeforcesHandle }) => {
        const team = teams.find(({ people }) => people.some((one) => one.email === email && one.confirmed));
        if (team) return { ...team, only: email };
        const hasHandle = codeforcesHandle !== null;
        const person = { name, email, hasAccount: true, confirmed: true, isLeader: true, hasHandle };
        return { ...NO_TEAM, id, people: [person], only: email };
      });
  }

  /**
   * Returns all teams in an event with their people's complete data, sorted by name. The calling service must restrict
   * the result to what the signed-in person may see.
   */
  async rosters(event: ListedEvent): Promise<TeamRoster[]> {
    const all = audienceFilter(event, { ...NO_FILTER, fitting: true, teamIds: [] });
    return (await this.reads.fitting(event.id, all)).map((team) => ({ ...team, people: peopleOf(team) }));
  }

  /** Returns the people in an event's teams who have these addresses, by address. */
  people(eventId: string, emails: readonly string[]): Promise<ReadonlyMap<string, TeamPerson>> {
    return this.repository.people(eventId, emails);
  }
}

function audiencePerson(person: PersonRecord): AudiencePerson {
  const { name, email, userId, confirmed, isLeader } = person;
  return {
    name,
    email,
    hasAccount: userId !== null,
    confirmed,
    isLeader,
    hasHandle: !lacksHandle(person),
  };
}
