import type { Caller } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import type { Database } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { AccountService } from "../../accounts/account.service.js";
import { normaliseHandle } from "../../../kernel/contract/handle.js";
import { isRegistrationOpen } from "../../events/contract/event-state.js";
import { checkHandle, type Codeforces } from "../../codeforces/handle-check.service.js";
import type { ConsentService } from "../changes/consent.service.js";
import type { TeamIdInput } from "../contract/team.inputs.js";
import { isInTeam, mayJoin } from "../contract/team.policy.js";
import { actorOf } from "../reads/team-visibility.js";
import { StaleTeam, type TeamChanges } from "../team-changes.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import { ledTeam, type TeamRecord } from "../reads/team-record.js";
import type { TeamRepository } from "../team.repository.js";
import type { TeamPayload } from "../team.types.js";
import type { AcceptInvitationInput } from "./contract/invitation.inputs.js";
import type { InvitationDeclines } from "./invitation-declines.js";
import type { TeamNotices } from "../notices/team-notices.js";
import { invitationOf } from "./invitation-view.js";
import type { PersonalInvitation } from "./invitation.types.js";
import type { TeamInvitationRepository } from "./team-invitation.repository.js";
import type { TeamJoins } from "./team-joins.js";

export interface InvitationAnswerParts {
  readonly db: Database;
  readonly invitations: TeamInvitationRepository;
  readonly changes: TeamChanges;
  readonly reads: TeamReadRepository;
  readonly teams: TeamRepository;
  readonly accounts: AccountService;
  readonly consent: ConsentService;
  readonly joins: TeamJoins;
  readonly declines: InvitationDeclines;
  readonly notices: TeamNotices;
  readonly codeforces: Codeforces;
}

/**
 * Accepts and declines invitations to a user's address or account. Only the account's current address counts, because
 * the user has proved this address. A user who changes their address loses the invitations to the old address and gets
 * the invitations to the new address.
 */
export class InvitationAnswerService {
  constructor(private readonly parts: InvitationAnswerParts) {}

  /** Returns the caller's invitations, oldest first. Each invitation states whether the caller can accept it now. */
  async mine(caller: Caller): Promise<PersonalInvitation[]> {
    const account = await this.parts.accounts.viewer(caller.userId);
    const teamIds = (await this.parts.invitations.ofPerson(account)).map(({ teamId }) => teamId);
    const order = [...new Set(teamIds)];
    const teams = new Map((await this.parts.reads.byIds(order)).map((team) => [team.id, team]));
    return order.flatMap((teamId) => {
      const team = teams.get(teamId);
      return team ? [Object.assign(invitationOf(team), { teamId })] : [];
    });
  }

  /**
   * Accepts the team's invitation. If a seat is free, the caller joins with their own data, and all their other
   * invitations in the event are declined. Accepting again only stores a missing handle.
   * @throws DomainError INVITATION_ENDED, TEAM_IS_FULL, JOINING_LOCKED, REGISTRATION_CLOSED, ALREADY_IN_TEAM,
   * EMAIL_IN_TEAM, IDENTITY_TAKEN, HANDLE_UNKNOWN, HANDLE_TAKEN
   */
  async accept(caller: Caller, { teamId, codeforcesHandle }: AcceptInvitationInput): Promise<TeamPayload> {
    const { changes, consent, invitations, joins, notices, teams } = this.parts;
    const { handle } = await checkHandle(this.parts.codeforces, normaliseHandle(codeforcesHandle));
    const before = await changes.run(caller, {
      load: () => this.#invitingTeam(caller, teamId),
      may: (team, actor) => mayJoin(team, actor, isRegistrationOpen(team.event, new Date())),
      evenPast: isInTeam,
      write: async (tx, team) => {
        const isThere = isInTeam(team, actorOf(caller));
        // Locks the team's row, so that a concurrent withdrawal of the invitation waits.
        if (!isThere && !(await teams.reserveSeat(tx, ledTeam(team)))) throw new StaleTeam();
        const account = await joins.lockAccount(tx, caller);
        const ended = await invitations.remove(tx, await invitations.ofPersonInTeam(account, teamId));
        if (isThere) return joins.handleOfMember(tx, caller, team, handle);
        if (ended === 0) throw new StaleTeam();
        await joins.join(tx, account, team, handle);
        await notices.invitationAccepted(tx, team, account);
      },
    });
    if (isInTeam(before, actorOf(caller))) return consent.accept(caller, { teamId });
    return changes.reply(caller, teamId, SUCCESS.membershipAccepted);
  }

  /**
   * Declines the team's invitation to the caller, and notifies the leader.
   * @throws DomainError INVITATION_ENDED
   */
  async decline(caller: Caller, { teamId }: TeamIdInput): Promise<MessagePayload> {
    const { accounts, db, declines, invitations } = this.parts;
    const ended = await db.inTransaction(async (tx) => {
      const account = await accounts.viewer(caller.userId);
      return declines.decline(tx, account, await invitations.ofPersonInTeam(account, teamId));
    });
    if (ended === 0) throw new DomainError("INVITATION_ENDED");
    return { message: SUCCESS.invitationDeclined };
  }

  /**
   * Returns the team if the caller is in it or invited to it.
   * @throws DomainError INVITATION_ENDED for every other team, even for an unknown id, so that the error does not
   * reveal which teams exist.
   */
  async #invitingTeam(caller: Caller, teamId: string): Promise<TeamRecord> {
    const { accounts, invitations, reads } = this.parts;
    const account = await accounts.viewer(caller.userId);
    // Reads the invitation before the team. If the invitation is accepted between the two reads, the team already
    // contains the person.
    const isInvited = (await invitations.ofPersonInTeam(account, teamId)).length > 0;
    const team = await reads.byId(teamId);
    if (team && (isInvited || isInTeam(team, actorOf(caller)))) return team;
    throw new DomainError("INVITATION_ENDED");
  }
}
