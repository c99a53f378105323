import type { Database } from "../../../kernel/db/database.js";
import { findIn } from "../../../kernel/db/changes.js";
import { Team } from "../team.entity.js";
import type { TeamInvitation } from "../members/team-invitation.entity.js";
import type { Invitee, TeamInvitationRepository } from "./team-invitation.repository.js";

/** Reads a person's invitations for the download of their data. */
export class InvitationExportRepository {
  constructor(
    private readonly db: Database,
    private readonly invitations: TeamInvitationRepository,
    private readonly titlesOf: (eventIds: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  ) {}

  /** Returns the invitations that a user received or sent, with the names of their events and teams. */
  async ofPerson(person: Invitee): Promise<object[]> {
    const { received, sent } = await this.invitations.history(person);
    const rows = [...received, ...sent];
    const titles = await this.titlesOf(rows.map(({ eventId }) => eventId));
    const names = await this.#teamNames(rows);
    return rows.map(({ eventId, teamId, email, sentAt, createdAt }, i) => ({
      kind: i < received.length ? "received" : "sent",
      event: titles.get(eventId),
      team: names.get(teamId),
      email,
      sentAt,
      createdAt,
    }));
  }

  async #teamNames(rows: readonly TeamInvitation[]): Promise<ReadonlyMap<string, string>> {
    const select = { id: true, name: true };
    const ids = [...new Set(rows.map(({ teamId }) => teamId))];
    const teams = await this.db.read((reader) =>
      findIn(ids, (id) => reader.find(Team, { select, where: { id } })),
    );
    return new Map(teams.map(({ id, name }) => [id, name]));
  }
}
