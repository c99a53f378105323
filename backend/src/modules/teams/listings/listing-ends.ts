import type { Tx } from "../../../kernel/db/database.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { ListingRepository } from "./listing.repository.js";

export class ListingEnds {
  constructor(private readonly listings: ListingRepository) {}

  /**
   * Deletes the person's listing and requests in the transaction in which the person joins or creates a team. The
   * calling code must have locked the account's row.
   */
  async joined(tx: Tx, userId: string, eventId: string): Promise<void> {
    await this.listings.remove(tx, { eventId, userId });
    const requests = await this.listings.requests({ userId, eventId });
    await this.listings.removeRequests(tx, requests);
    for (const { teamId } of requests) announce(tx, { topic: Topic.team, id: teamId });
  }
}
