import type { Database } from "../../../kernel/db/database.js";
import type { PlacedTeam } from "./result-rows.js";
import { goneTeams, rankedTeams } from "./results.sql.js";

/** Reads the teams of an event's results. */
export class ResultsRepository {
  constructor(private readonly db: Database) {}

  /**
   * Returns the ranked teams, including teams deleted since the latest publication, because results outlive their
   * teams.
   * @param publicationId the latest publication, or null if there is none
   */
  async published(eventId: string, publicationId: string | null): Promise<PlacedTeam[]> {
    const deletedTeams = publicationId === null ? [] : await goneTeams(this.db, publicationId);
    return [...(await rankedTeams(this.db, eventId, "ranking")), ...deletedTeams];
  }

  /** Returns the teams of a running contest with their public places. */
  live(eventId: string): Promise<PlacedTeam[]> {
    return rankedTeams(this.db, eventId, "live");
  }
}
