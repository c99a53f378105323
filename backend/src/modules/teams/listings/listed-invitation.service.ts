import type { Caller } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { newId } from "../../../kernel/db/ids.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { INVITED_USER } from "../members/team-invitation.entity.js";
import { mayAddNow } from "../changes/roster.service.js";
import { refuseOwnPeople } from "../members/reject-duplicates.js";
import { auditAdmin, StaleTeam } from "../team-changes.js";
import { ledTeam } from "../reads/team-record.js";
import type { InviteListedInput } from "./contract/listing.input.js";
import type { JoinRequestParts } from "./join-request.service.js";

/**
 * Invites people who look for a team. The invitation goes to the account, because the leader does not know the address.
 */
export class ListedInvitationService {
  constructor(private readonly parts: JoinRequestParts) {}

  /**
   * Invites a listed person, who can then answer like any invited person.
   * @throws DomainError as `mayAddMember`; LISTING_ENDED, PERSON_IS_YOU, PERSON_IN_YOUR_TEAM, PERSON_INVITED,
   * TOO_MANY_INVITATIONS, RATE_LIMITED
   */
  async invite(caller: Caller, { teamId, listingId }: InviteListedInput): Promise<MessagePayload> {
    const { accounts, changes, invitations, listings, notices, reads, externalMails, teams } = this.parts;
    await changes.require(caller, { load: () => reads.byId(teamId), may: mayAddNow });
    const listing = await listings.byId(listingId);
    const account = listing?.userId ? await accounts.findById(listing.userId) : null;
    if (!listing || !account) throw new DomainError("LISTING_ENDED");
    const mail = await externalMails.countInvited(caller, account.email);
    const invited = changes.run(caller, {
      load: () => reads.byId(teamId),
      may: mayAddNow,
      write: async (tx, team) => {
        if (!(await teams.lockRoster(tx, ledTeam(team)))) throw new StaleTeam();
        refuseOwnPeople(caller, team, { email: null, userId: account.id });
        const isListed =
          (await listings.of({ eventId: team.event.id, userId: account.id }))?.id === listingId;
        if (!isListed) throw new DomainError("LISTING_ENDED");
        if ((await invitations.count(team.id)) >= LIMITS.openInvitations)
          throw new DomainError("TOO_MANY_INVITATIONS");
        const now = new Date();
        const whom = { teamId: team.id, eventId: team.event.id, email: null, userId: account.id };
        const at = { sentAt: mail.allowed ? now : null, createdAt: now };
        await notInvitedYet(() =>
          invitations.insert(tx, { id: newId(), ...whom, invitedById: caller.userId, ...at }),
        );
        await notices.invited(tx, team, caller, account.email, mail.allowed);
        await auditAdmin(tx, caller, team, "team.invite");
      },
    });
    await externalMails.unlessFailed(invited, () => mail);
    return { message: SUCCESS.personInvited };
  }
}

/**
 * Runs `write`, which inserts an invitation.
 * @throws DomainError PERSON_INVITED when the team has already invited this account
 */
async function notInvitedYet(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw violates(error, INVITED_USER) ? new DomainError("PERSON_INVITED", { cause: error }) : error;
  }
}
