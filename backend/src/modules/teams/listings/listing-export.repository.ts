import type { Database } from "../../../kernel/db/database.js";
import { JoinRequest } from "./join-request.entity.js";
import { Listing } from "./listing.entity.js";

/** Reads a user's listings and requests for the download of their data. */
export class ListingExportRepository {
  constructor(
    private readonly db: Database,
    private readonly titlesOf: (eventIds: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  ) {}

  /** Returns the user's listings and requests, each oldest first, with the titles of their events. */
  async ofPerson(userId: string): Promise<object[]> {
    const of = { where: { userId }, order: { id: "ASC" } } as const;
    const listings = await this.db.read((reader) => reader.find(Listing, of));
    const requests = await this.db.read((reader) => reader.find(JoinRequest, of));
    const titles = await this.titlesOf([...listings, ...requests].map(({ eventId }) => eventId));
    return [
      ...listings.map(({ eventId, line, createdAt }) => ({ event: titles.get(eventId), line, createdAt })),
      ...requests.map(({ eventId, teamId, createdAt }) => ({
        event: titles.get(eventId),
        requestedTeamId: teamId,
        createdAt,
      })),
    ];
  }
}
