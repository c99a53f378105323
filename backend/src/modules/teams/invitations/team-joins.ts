import type { Caller } from "../../../kernel/auth/caller.js";
import type { Tx } from "../../../kernel/db/database.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { Account } from "../../accounts/contract/account.js";
import type { ConsentService } from "../changes/consent.service.js";
import type { HandleHolders } from "../members/handle-holders.js";
import { ownMember } from "../members/new-member.js";
import { rejectDuplicates } from "../members/reject-duplicates.js";
import { MEMBER_USER } from "../team-member.entity.js";
import type { TeamMemberRepository } from "../members/team-member.repository.js";
import { peopleOf, type TeamRecord } from "../reads/team-record.js";
import { StaleTeam } from "../team-changes.js";

/** Adds people who join a team themselves, after a seat was reserved. */
export class TeamJoins {
  constructor(
    private readonly members: TeamMemberRepository,
    private readonly accounts: AccountService,
    private readonly consent: ConsentService,
    private readonly holders: HandleHolders,
  ) {}

  /**
   * Locks the caller's account until the transaction ends, and returns it.
   * @throws DomainError NOT_FOUND when the account was just deleted.
   */
  async lockAccount(tx: Tx, caller: Caller): Promise<Account> {
    const account = await this.accounts.lockById(tx, caller.userId);
    if (!account) throw new DomainError("NOT_FOUND");
    return account;
  }

  /**
   * Stores the handle that a person in the team entered. An unconfirmed person's handle is stored only in the account.
   * The team gets the account's data right afterwards, when the membership is confirmed. A confirmed person, who has
   * joined in another tab, keeps the handle that they have, if any. The team of a past event does not change.
   * @throws DomainError HANDLE_TAKEN; StaleTeam
   */
  async handleOfMember(tx: Tx, caller: Caller, team: TeamRecord, handle: string | null): Promise<void> {
    const own = peopleOf(team).find(({ userId }) => userId === caller.userId);
    if (handle === null || (own?.confirmed && own.codeforcesHandle !== null)) return;
    if (own?.confirmed) {
      if (team.event.state === "past") return;
      const claim = { eventId: team.event.id, handle, ownerId: caller.userId };
      const set = () => this.members.setHandle(tx, team.id, own.id, handle);
      if (!(await this.holders.typed(tx, claim, set))) throw new StaleTeam();
    }
    await this.accounts.setHandle(tx, caller.userId, handle);
  }

  /**
   * Adds a person to the team with their own data. Ends all of their invitations, unconfirmed memberships, requests and
   * listing in the event. The calling code must have reserved the seat and locked the account.
   * @throws DomainError ALREADY_IN_TEAM, EMAIL_IN_TEAM, IDENTITY_TAKEN, HANDLE_TAKEN
   */
  async join(tx: Tx, account: Account, team: TeamRecord, handle: string | null): Promise<void> {
    await this.consent.declineAll(tx, account, team.event.id, team.id);
    const own: Account = handle === null ? account : { ...account, codeforcesHandle: handle };
    if (handle !== null) await this.accounts.setHandle(tx, account.id, handle);
    const place = { teamId: team.id, eventId: team.event.id };
    const member = ownMember(own, place, { leads: false });
    const claim = { eventId: place.eventId, handle: own.codeforcesHandle, ownerId: account.id };
    const insert = (holds: boolean) => this.members.insert(tx, member, holds);
    await ownPlaceTaken(() =>
      rejectDuplicates(() =>
        handle === null
          ? this.holders.broughtAlong(tx, claim, insert)
          : this.holders.typed(tx, claim, () => insert(true)),
      ),
    );
  }
}

/**
 * Runs `write`, which inserts a person's own membership.
 * @throws DomainError ALREADY_IN_TEAM when the person is already in a team in the event
 */
async function ownPlaceTaken(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw violates(error, MEMBER_USER) ? new DomainError("ALREADY_IN_TEAM", { cause: error }) : error;
  }
}
