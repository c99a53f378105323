import type { Database } from "../../../kernel/db/database.js";
import type { AccountService } from "../../accounts/account.service.js";
import { ConsentService } from "../changes/consent.service.js";
import { HandleHolders } from "../members/handle-holders.js";
import { InvitationDeclines } from "../invitations/invitation-declines.js";
import { TeamInvitationRepository } from "../invitations/team-invitation.repository.js";
import { ListingEnds } from "../listings/listing.service.js";
import { ListingRepository } from "../listings/listing.repository.js";
import { TeamChanges } from "../team-changes.js";
import { TeamMemberRepository } from "../members/team-member.repository.js";
import type { TeamNotices } from "../notices/team-notices.js";
import { TeamReadRepository } from "../reads/team-read.repository.js";
import { TeamRepository } from "../team.repository.js";

/** Creates a ConsentService for other modules' tests. */
export function consentOver(db: Database, accounts: AccountService, notices: TeamNotices): ConsentService {
  const reads = new TeamReadRepository(db);
  const declines = new InvitationDeclines(
    new TeamInvitationRepository(db),
    new ListingEnds(new ListingRepository(db)),
    reads,
    notices,
  );
  const [teams, members] = [new TeamRepository(db), new TeamMemberRepository(db)];
  const holders = new HandleHolders(members, reads, accounts, notices);
  return new ConsentService(new TeamChanges(db, reads), teams, members, accounts, notices, declines, holders);
}
