import { JoinRequestService, type JoinRequestParts } from "./join-request.service.js";
import { ListedInvitationService } from "./listed-invitation.service.js";
import { ListingService } from "./listing.service.js";
import type { Tx } from "../../../kernel/db/database.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { ListingRepository } from "./listing.repository.js";

/** Wires how people without a team and teams with a place find each other. */
export function createListingServices(parts: JoinRequestParts) {
  return {
    listings: new ListingService(parts),
    joinRequests: new JoinRequestService(parts),
    listedInvitations: new ListedInvitationService(parts),
  };
}

/** Ends the listing and requests of a person who is in a team by now. */
export class ListingEnds {
  constructor(private readonly listings: ListingRepository) {}

  /** In the transaction in which they joined or created a team. The account's row is held. */
  async joined(tx: Tx, userId: string, eventId: string): Promise<void> {
    await this.listings.remove(tx, { eventId, userId });
    const requests = await this.listings.requests({ userId, eventId });
    await this.listings.removeRequests(tx, requests);
    for (const { teamId } of requests) announce(tx, { topic: Topic.team, id: teamId });
  }
}
