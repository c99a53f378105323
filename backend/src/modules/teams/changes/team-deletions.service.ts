import { deleteSelected, type SelectionParts } from "../../../kernel/audit/delete-each.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { DeletionsPayload } from "../../../kernel/contract/deletions.js";
import type { LeadershipService } from "./leadership.service.js";

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
