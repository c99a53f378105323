import { findIn } from "../../../kernel/db/changes.js";
import type { Database } from "../../../kernel/db/database.js";
import { Team } from "../team.entity.js";
import { TeamMember } from "../team-member.entity.js";

const TEAM = {
  id: true,
  name: true,
  nameKey: true,
  leaderId: true,
  memberCount: true,
  paymentStatus: true,
} as const;
const PLACE = {
  id: true,
  teamId: true,
  userId: true,
  email: true,
  identityKey: true,
  isLeader: true,
  confirmedAt: true,
} as const;

/** An existing team in the event that has the name of a team in the list. */
export type NamedTeam = Pick<Team, keyof typeof TEAM>;

/** The membership of a person in the list who is already in a team in the event. */
export interface TakenPlace extends Pick<TeamMember, keyof typeof PLACE> {
  readonly teamName: string;
}

/** A handle in the event and the person who holds it. */
export interface HeldHandle extends Pick<TeamMember, "userId" | "email" | "name"> {
  readonly handleKey: string;
  readonly teamName: string;
}

/** The keys that identify a person uniquely in an event. */
export interface PersonKeys {
  readonly userIds: readonly string[];
  readonly emails: readonly string[];
  readonly identityKeys: readonly string[];
}

/** Reads the event's data that a list of teams is checked against. */
export class ImportFactsRepository {
  constructor(private readonly db: Database) {}

  teams(eventId: string, nameKeys: readonly string[]): Promise<NamedTeam[]> {
    return this.db.read((reader) =>
      findIn(nameKeys, (nameKey) => reader.find(Team, { select: TEAM, where: { eventId, nameKey } })),
    );
  }

  handles(eventId: string, handleKeys: readonly string[]): Promise<HeldHandle[]> {
    const select = {
      id: true,
      userId: true,
      email: true,
      name: true,
      handleKey: true,
      team: { id: true, name: true },
    };
    return this.db.read(async (reader) => {
      const holders = await findIn(handleKeys, (handleKey) =>
        reader.find(TeamMember, { select, relations: { team: true }, where: { eventId, handleKey } }),
      );
      return holders.map(({ userId, email, name, handleKey, team }) => ({
        ...{ userId, email, name },
        handleKey: handleKey ?? "",
        teamName: team?.name ?? "",
      }));
    });
  }

  /**
   * Returns these people's memberships in the event. A membership that matches by several keys is returned once for
   * each key.
   */
  async places(eventId: string, { userIds, emails, identityKeys }: PersonKeys): Promise<TakenPlace[]> {
    const select = { ...PLACE, team: { id: true, name: true } } as const;
    const relations = { team: true } as const;
    return this.db.read(async (reader) => {
      const places = [
        await findIn(userIds, (userId) =>
          reader.find(TeamMember, { select, relations, where: { eventId, userId } }),
        ),
        await findIn(emails, (email) =>
          reader.find(TeamMember, { select, relations, where: { eventId, email } }),
        ),
        await findIn(identityKeys, (identityKey) =>
          reader.find(TeamMember, { select, relations, where: { eventId, identityKey } }),
        ),
      ];
      return places.flat().map(({ team, ...place }) => ({ ...place, teamName: team?.name ?? "" }));
    });
  }
}
