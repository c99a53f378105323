import type { Caller } from "../../../kernel/auth/caller.js";
import type { Tx } from "../../../kernel/db/database.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { Account } from "../../accounts/contract/account.js";
import type { ConsentService } from "../changes/consent.service.js";
import { isUnconfirmed } from "../contract/team.policy.js";
import type { HandleHolders } from "../members/handle-holders.js";
import { ownMember } from "../members/new-member.js";
import { rejectDuplicates } from "../members/reject-duplicates.js";
import { actorOf } from "../reads/team-visibility.js";
import { MEMBER_USER } from "../team-member.entity.js";
import type { TeamMemberRepository } from "../members/team-member.repository.js";
import type { TeamRecord } from "../reads/team-record.js";

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
   * Stores the entered handle in the caller's account if the caller is unconfirmed. The team gets the account's data
   * right afterwards, when the membership is confirmed.
   */
  async beforeAgreeing(tx: Tx, caller: Caller, team: TeamRecord, handle: string | null): Promise<void> {
    if (handle !== null && isUnconfirmed(team, actorOf(caller)))
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
