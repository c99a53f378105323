import type { RecordAct } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { Confirmations } from "../../../kernel/auth/confirmations.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { TeamIdInput, TransferTeamInput } from "../contract/team.inputs.js";
import { mayDelete, mayTransfer } from "../contract/team.policy.js";
import { auditAdmin, isAdminsAct, StaleTeam, type TeamChanges } from "../team-changes.js";
import type { TeamNotices } from "../notices/team-notices.js";
import type { TeamMemberRepository } from "../members/team-member.repository.js";
import { ledTeam, peopleOf } from "../reads/team-record.js";
import type { DeletedTeams } from "./team-ports.js";
import type { TeamRepository } from "../team.repository.js";
import type { TeamPayload } from "../team.types.js";
import { deleteSelected, type SelectionParts } from "../../../kernel/audit/delete-each.js";
import type { DeletionsPayload } from "../../../kernel/contract/deletions.js";

/** Changes that only a team's leader or a Superadmin may make: handing over the team and deleting it. */
export class LeadershipService {
  constructor(
    private readonly changes: TeamChanges,
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly accounts: AccountService,
    private readonly confirmations: Confirmations,
    private readonly notices: TeamNotices,
    private readonly bin: DeletedTeams,
  ) {}

  /**
   * Makes a member with an account the team's leader, with the role Team Leader. Also works after registration has
   * closed and in a locked roster, because the team keeps the same people. The old leader stays as a member and keeps
   * their role.
   * @throws DomainError TEAM_NOT_FOUND, NOT_LEADER, FORBIDDEN, MEMBER_NOT_FOUND, MEMBER_NOT_LINKED, MEMBER_UNCONFIRMED.
   */
  async transfer(caller: Caller, { teamId, memberId }: TransferTeamInput): Promise<TeamPayload> {
    await this.changes.run(caller, {
      load: (reads) => reads.byId(teamId),
      may: (team, actor) => mayTransfer(team, actor, memberId),
      write: async (tx, team) => {
        const nextLeader = peopleOf(team).find((person) => person.id === memberId);
        if (!nextLeader?.userId) throw new StaleTeam();
        if (!(await this.teams.setLeader(tx, ledTeam(team), nextLeader.userId))) throw new StaleTeam();
        if (!(await this.members.markLeader(tx, teamId, nextLeader.id, nextLeader.userId)))
          throw new StaleTeam();
        await this.accounts.promoteToLeader(tx, nextLeader.userId);
        await this.notices.handedOver(tx, team, nextLeader);
        await auditAdmin(tx, caller, team, "team.transfer", { from: team.leader.name, to: nextLeader.name });
      },
    });
    return this.changes.reply(caller, teamId, SUCCESS.teamTransferred);
  }

  /**
   * Deletes a team with its memberships. If an admin deletes a team, it goes into the bin. The team's payment, such as
   * a rejected or refunded one, is kept.
   * @param record writes an admin's deletion to the audit log
   * @throws DomainError TEAM_NOT_FOUND, NOT_LEADER, FORBIDDEN; CONFIRMATION_NEEDED when an admin deletes many teams;
   * ROSTER_LOCKED while a payment is pending or accepted.
   */
  async deleteTeam(caller: Caller, { teamId }: TeamIdInput, record?: RecordAct): Promise<MessagePayload> {
    await this.changes.run(caller, {
      load: (reads) => reads.byId(teamId),
      may: mayDelete,
      write: async (tx, team) => {
        // Locks the team's row first, so that no other request changes the team while the bin copies it.
        if (!(await this.teams.lockRoster(tx, ledTeam(team)))) throw new StaleTeam();
        if (isAdminsAct(caller, team)) {
          await this.confirmations.requireForDeletion(tx, caller);
          if (!(await this.bin.put(tx, team, caller))) throw new StaleTeam();
        }
        if (!(await this.teams.remove(tx, ledTeam(team)))) throw new StaleTeam();
        await this.notices.deleted(tx, team, caller);
        const people = peopleOf(team).map((person) => person.name);
        await auditAdmin(tx, caller, team, "team.delete", { people }, record);
      },
    });
    return { message: SUCCESS.teamDeleted };
  }
}

/** Deletes the teams that a Superadmin selected. */
export class TeamDeletionsService {
  constructor(
    private readonly parts: SelectionParts,
    private readonly leadership: LeadershipService,
  ) {}

  /**
   * Deletes teams like `LeadershipService.deleteTeam`. A team that cannot be deleted does not stop the deletion of the
   * other teams.
   * @throws DomainError FORBIDDEN, CONFIRMATION_NEEDED before any team is deleted.
   */
  async deleteTeams(caller: Caller | null, ids: readonly string[]): Promise<DeletionsPayload> {
    const actor = requirePermission(caller, "deleteTeams");
    return deleteSelected(this.parts, actor, ids, (teamId, record) =>
      this.leadership.deleteTeam(actor, { teamId }, record),
    );
  }
}
