import type { Database } from "../../../kernel/db/database.js";
import { TeamMember } from "../team-member.entity.js";

/** The exported columns. `ofUser` adds the names of the event and the team. */
const EXPORTED = {
  isLeader: true,
  name: true,
  email: true,
  phone: true,
  college: true,
  universityRollNo: true,
  codeforcesHandle: true,
  confirmedAt: true,
  createdAt: true,
  updatedAt: true,
} as const;

/** Reads a person's memberships for the download of their data. */
export class MembershipExportRepository {
  constructor(
    private readonly db: Database,
    private readonly titlesOf: (eventIds: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  ) {}

  /**
   * Returns an account's memberships in all events, oldest first, with the data that each team stores about the person.
   */
  async ofUser(userId: string): Promise<object[]> {
    const select = { id: true, eventId: true, ...EXPORTED, team: { id: true, name: true } };
    const order = { id: "ASC" } as const;
    const members = await this.db.read((reader) =>
      reader.find(TeamMember, { select, where: { userId }, relations: { team: true }, order }),
    );
    const titles = await this.titlesOf(members.map(({ eventId }) => eventId));
    return members.map(({ id: _id, eventId, team, ...kept }) => ({
      event: titles.get(eventId),
      team: team?.name,
      ...kept,
    }));
  }
}
