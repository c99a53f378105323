import type { NamedPerson } from "../../../kernel/languages/person-name.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { Tx } from "../../../kernel/db/database.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { Account } from "../../accounts/contract/account.js";
import { confirmedFields } from "../members/confirmed-fields.js";
import type { TeamIdInput } from "../contract/team.inputs.js";
import { mayAccept } from "../contract/team.policy.js";
import type { HandleHolders } from "../members/handle-holders.js";
import { rejectDuplicates } from "../members/reject-duplicates.js";
import { StaleTeam, type TeamChanges } from "../team-changes.js";
import type { TeamNotices } from "../notices/team-notices.js";
import type { TeamMemberRepository } from "../members/team-member.repository.js";
import { peopleOf } from "../reads/team-record.js";
import type { OpenInvitations } from "./team-ports.js";
import type { TeamRepository } from "../team.repository.js";
import type { TeamPayload } from "../team.types.js";
import type { UnconfirmedPlace } from "../members/unconfirmed-places.sql.js";

/** Records whether people agree to be in the team that they were added to. */
export class ConsentService {
  constructor(
    private readonly changes: TeamChanges,
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly accounts: AccountService,
    private readonly notices: TeamNotices,
    private readonly declines: OpenInvitations,
    private readonly holders: HandleHolders,
  ) {}

  /**
   * Records that the caller agrees to be in the team, and copies the caller's account data into the membership
   * (`confirmedFields`), where the team sees it. Ends the caller's other unconfirmed memberships, invitations, requests
   * and listing in the event. Also works in a locked roster and after registration has closed. Agreeing again changes
   * nothing.
   * @throws DomainError TEAM_NOT_FOUND; FORBIDDEN when the caller is not in the team; EMAIL_IN_TEAM or IDENTITY_TAKEN
   * when another person in the event has the caller's e-mail or identity.
   */
  async accept(caller: Caller, { teamId }: TeamIdInput): Promise<TeamPayload> {
    await this.changes.run(caller, {
      load: (reads) => reads.byId(teamId),
      may: mayAccept,
      evenPast: () => true,
      write: async (tx, team) => {
        // Locks the account first. A concurrent change of the account then either comes before this transaction, which
        // reads it, or waits and updates the membership.
        const account = await this.accounts.lockById(tx, caller.userId);
        const own = peopleOf(team).find((person) => person.userId === caller.userId);
        if (!account || !own) throw new StaleTeam();
        if (own.confirmed) return;
        const fields = confirmedFields(account, own);
        // Another leader may have added this person under an address that the account got only later. That membership
        // is declined, because the person has now chosen this team.
        await this.#declineOthers(tx, account, team.event.id, own.id);
        await this.declines.declineAll(tx, account, team.event.id, team.id);
        const claim = { eventId: team.event.id, handle: fields.codeforcesHandle, ownerId: account.id };
        const done = await rejectDuplicates(() =>
          this.holders.broughtAlong(tx, claim, (holds) =>
            this.members.confirm(tx, own.id, account.id, fields, holds),
          ),
        );
        if (!done) throw new StaleTeam();
        await this.notices.accepted(tx, team, account);
      },
    });
    return this.changes.reply(caller, teamId, SUCCESS.membershipAccepted);
  }

  /**
   * Removes a membership that the person has not agreed to, even from a locked roster, and notifies the leader.
   * @throws StaleTeam when the person has agreed in the meantime, or the membership or the leader has changed.
   */
  async decline(tx: Tx, place: UnconfirmedPlace, person: NamedPerson): Promise<void> {
    const team = { id: place.teamId, leaderId: place.leaderId };
    if (!(await this.teams.releaseSeatEvenIfLocked(tx, team))) throw new StaleTeam();
    if (!(await this.members.removeUnconfirmed(tx, place.teamId, place.id))) throw new StaleTeam();
    await this.notices.declined(tx, place.teamId, person);
  }

  /**
   * Ends all of a person's unconfirmed memberships, invitations, requests and their listing in the event, because they
   * chose a team. The calling code must have locked the account's row.
   * @param joinedTeamId the team whose invitation ends without counting as declined
   * @throws StaleTeam as `decline` does.
   */
  async declineAll(
    tx: Tx,
    account: Account,
    eventId: string,
    joinedTeamId: string | null = null,
  ): Promise<void> {
    await this.#declineOthers(tx, account, eventId, null);
    await this.declines.declineAll(tx, account, eventId, joinedTeamId);
  }

  async #declineOthers(tx: Tx, account: Account, eventId: string, exceptId: string | null): Promise<void> {
    for (const place of await this.members.unconfirmedOf(account, eventId)) {
      if (place.id === exceptId) continue;
      await this.decline(tx, place, { userId: account.id, name: account.name });
      announce(tx, { topic: Topic.team, id: place.teamId });
    }
  }
}
