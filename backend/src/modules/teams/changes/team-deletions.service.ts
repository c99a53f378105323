import { deleteEach } from "../../../kernel/audit/delete-each.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { Confirmations } from "../../../kernel/auth/confirmations.js";
import type { DeletionsPayload } from "../../../kernel/contract/deletions.js";
import type { Database } from "../../../kernel/db/database.js";
import type { Logger } from "../../../kernel/log/logger.js";
import type { LeadershipService } from "./leadership.service.js";

/** Deleting the teams that a Superadmin selected. */
export class TeamDeletionsService {
  constructor(
    private readonly db: Database,
    private readonly leadership: LeadershipService,
    private readonly confirmations: Confirmations,
    private readonly log: Logger,
  ) {}

  /**
   * Deletes teams as `LeadershipService.deleteTeam` does. A refused team does not stop the others.
   * @throws DomainError FORBIDDEN, CONFIRMATION_NEEDED before any is deleted.
   */
  async deleteTeams(caller: Caller | null, teamIds: readonly string[]): Promise<DeletionsPayload> {
    const actor = requirePermission(caller, "deleteTeams");
    const ids = [...new Set(teamIds)];
    await this.db.inTransaction((tx) => this.confirmations.requireForDeletion(tx, actor, ids.length));
    return deleteEach(
      ids,
      (teamId, record) => this.leadership.deleteTeam(actor, { teamId }, record),
      this.log,
    );
  }
}
