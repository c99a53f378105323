import { JoinRequestService, type JoinRequestParts } from "./join-request.service.js";
import { ListedInvitationService } from "./listed-invitation.service.js";
import { ListingService } from "./listing.service.js";

export function createListingServices(parts: JoinRequestParts) {
  return {
    listings: new ListingService(parts),
    joinRequests: new JoinRequestService(parts),
    listedInvitations: new ListedInvitationService(parts),
  };
}
