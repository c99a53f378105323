import type { Caller } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import type { Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { AccountService } from "../../accounts/account.service.js";
import { type Actor, isInTeam, isLeader, mayInvite, type Verdict } from "../contract/team.policy.js";
import { mayAddNow } from "../changes/roster.service.js";
import { refuseOwnPeople } from "../members/reject-duplicates.js";
import type { ExternalMails } from "../notices/external-mails.js";
import { actorOf } from "../reads/team-visibility.js";
import { auditAdmin, StaleTeam, type TeamChanges } from "../team-changes.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import { ledTeam, type TeamRecord } from "../reads/team-record.js";
import type { TeamRepository } from "../team.repository.js";
import type { InviteInput, TeamInvitationInput } from "./contract/invitation.inputs.js";
import type { TeamNotices } from "../notices/team-notices.js";
import type { TeamInvitationsPayload, TeamInvitationView } from "./invitation.types.js";
import { INVITED_EMAIL, type TeamInvitation } from "../members/team-invitation.entity.js";
import type { TeamInvitationRepository } from "./team-invitation.repository.js";

export interface PersonalInvitationParts {
  readonly invitations: TeamInvitationRepository;
  readonly changes: TeamChanges;
  readonly reads: TeamReadRepository;
  readonly teams: TeamRepository;
  readonly accounts: AccountService;
  readonly externalMails: ExternalMails;
  readonly notices: TeamNotices;
}

/** Manages a team's invitations to individual people, for its leader. InvitationAnswerService handles the answers. */
export class PersonalInvitationService {
  constructor(private readonly parts: PersonalInvitationParts) {}

  /**
   * Returns the people whom the team has invited, oldest invitation first. Only the leader and Superadmins see the
   * addresses.
   * @throws DomainError TEAM_NOT_FOUND, FORBIDDEN for callers outside the team
   */
  async ofTeam(caller: Caller, teamId: string): Promise<TeamInvitationView[]> {
    const team = await this.parts.reads.byId(teamId);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    const actor = actorOf(caller);
    if (!isInTeam(team, actor) && !actor.isSuperadmin) throw new DomainError("FORBIDDEN");
    return this.#shown(team, actor);
  }

  /**
   * Invites an address by mail. The reply does not reveal whether the address has an account.
   * @throws DomainError as `mayAddMember`; PERSON_IS_YOU, PERSON_IN_YOUR_TEAM, PERSON_INVITED, TOO_MANY_INVITATIONS,
   * RATE_LIMITED
   */
  async invite(caller: Caller, input: InviteInput): Promise<TeamInvitationsPayload> {
    const { invitations, notices, externalMails } = this.parts;
    const { email } = input;
    const mail = await externalMails.countInvited(caller, email);
    const invited = this.#change(caller, input.teamId, mayAddNow, async (tx, team) => {
      refuseOwnPeople(caller, team, { email, userId: undefined });
      if ((await invitations.count(team.id)) >= LIMITS.openInvitations)
        throw new DomainError("TOO_MANY_INVITATIONS");
      const now = new Date();
      const row = { id: newId(), teamId: team.id, eventId: team.event.id, email, userId: null };
      await notInvitedYet(() =>
        invitations.insert(tx, {
          ...row,
          invitedById: caller.userId,
          sentAt: mail.allowed ? now : null,
          createdAt: now,
        }),
      );
      await notices.invited(tx, team, caller, email, mail.allowed);
      await auditAdmin(tx, caller, team, "team.invite");
    });
    const team = await externalMails.unlessFailed(invited, () => mail);
    return this.#reply(caller, team, mail.allowed ? SUCCESS.personInvited : SUCCESS.personInvitedWithoutMail);
  }

  /**
   * Sends an invitation's mail again.
   * @throws DomainError as `mayAddMember`; INVITATION_ENDED, RATE_LIMITED
   */
  async resend(
    caller: Caller,
    { teamId, invitationId }: TeamInvitationInput,
  ): Promise<TeamInvitationsPayload> {
    const { changes, invitations, notices, reads, externalMails } = this.parts;
    // Checks the permission first, before a mail is counted and before an error can reveal whether the invitation
    // exists.
    await changes.require(caller, { load: () => reads.byId(teamId), may: mayAddNow });
    const address = await this.#addressOf(await invitations.byId(teamId, invitationId));
    if (address === null) throw new DomainError("INVITATION_ENDED");
    const mail = await externalMails.countResent(caller, address);
    const sent = this.#change(caller, teamId, mayAddNow, async (tx, team) => {
      const row = await invitations.byId(teamId, invitationId);
      const isSent = row !== null && (await invitations.noteSent(tx, row, new Date()));
      if (!isSent) throw new DomainError("INVITATION_ENDED");
      await notices.invited(tx, team, caller, address);
      await auditAdmin(tx, caller, team, "team.resend-invitation");
    });
    return this.#reply(caller, await externalMails.unlessFailed(sent, () => mail), SUCCESS.invitationResent);
  }

  /**
   * Withdraws an invitation, which can then no longer be accepted.
   * @throws DomainError TEAM_NOT_FOUND, NOT_LEADER, FORBIDDEN, INVITATION_ENDED
   */
  async withdraw(
    caller: Caller,
    { teamId, invitationId }: TeamInvitationInput,
  ): Promise<TeamInvitationsPayload> {
    const team = await this.#change(caller, teamId, mayInvite, async (tx, locked) => {
      const row = await this.parts.invitations.byId(locked.id, invitationId);
      if (row === null || (await this.parts.invitations.remove(tx, [row])) === 0)
        throw new DomainError("INVITATION_ENDED");
      await auditAdmin(tx, caller, locked, "team.cancel-invitation");
    });
    return this.#reply(caller, team, SUCCESS.invitationCancelled);
  }

  /** Changes a team's invitations while the team's row is locked. Other changes and acceptances wait for the lock. */
  #change(
    caller: Caller,
    teamId: string,
    may: (team: TeamRecord, actor: Actor) => Verdict,
    write: (tx: Tx, team: TeamRecord) => Promise<void>,
  ): Promise<TeamRecord> {
    return this.parts.changes.run(caller, {
      load: (reads) => reads.byId(teamId),
      may,
      write: async (tx, team) => {
        if (!(await this.parts.teams.lockLed(tx, ledTeam(team)))) throw new StaleTeam();
        await write(tx, team);
      },
    });
  }

  async #addressOf(invitation: TeamInvitation | null): Promise<string | null> {
    if (invitation?.userId == null) return invitation?.email ?? null;
    return (await this.parts.accounts.findById(invitation.userId))?.email ?? null;
  }

  async #reply(caller: Caller, team: TeamRecord, message: string): Promise<TeamInvitationsPayload> {
    return { message, invitations: await this.#shown(team, actorOf(caller)) };
  }

  async #shown(team: TeamRecord, actor: Actor): Promise<TeamInvitationView[]> {
    const rows = await this.parts.invitations.ofTeam(team.id);
    const accounts = await this.parts.accounts.findAllById(rows.flatMap(({ userId }) => userId ?? []));
    const seesAddresses = actor.isSuperadmin || isLeader(team, actor);
    return rows.map(({ id, email, userId, sentAt, createdAt }) => ({
      id,
      email: seesAddresses ? email : null,
      name: userId === null ? null : (accounts.get(userId)?.name ?? null),
      sentAt,
      createdAt,
    }));
  }
}

/**
 * Runs `write`, which inserts an invitation.
 * @throws DomainError PERSON_INVITED when the team has already invited this address
 */
async function notInvitedYet(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw violates(error, INVITED_EMAIL) ? new DomainError("PERSON_INVITED", { cause: error }) : error;
  }
}
