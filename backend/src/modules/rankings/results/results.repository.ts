import type { Database } from "../../../kernel/db/database.js";
import type { PlacedTeam } from "./result-rows.js";
import { goneTeams, rankedTeams } from "./results.sql.js";

/** Reads what an event's results are made of. */
export class ResultsRepository {
  constructor(private readonly db: Database) {}

  /**
   * The ranked teams as they are, and those that have been deleted since the latest publication: a result outlives its
   * team.
   * @param publicationId the latest publication; null when there is none
   */
  async published(eventId: string, publicationId: string | null): Promise<PlacedTeam[]> {
    const deletedTeams = publicationId === null ? [] : await goneTeams(this.db, publicationId);
    return [...(await rankedTeams(this.db, eventId, "ranking")), ...deletedTeams];
  }

  /** The teams of a running contest with the places that are shown. */
  live(eventId: string): Promise<PlacedTeam[]> {
    return rankedTeams(this.db, eventId, "live");
  }
}
