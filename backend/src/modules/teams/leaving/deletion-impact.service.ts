import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { EventService } from "../../events/event.service.js";
import { rosterLocked } from "../contract/team.policy.js";
import type { DeletionImpactRepository, DeletionImpactRow } from "./deletion-impact.repository.js";
import type { AccountDeletionImpact, AccountDeletionOutcome } from "./deletion-impact.types.js";

/** Predicts what `MembershipService.removing` would do when an admin moves accounts into the bin. */
export class DeletionImpactService {
  constructor(
    private readonly impacts: DeletionImpactRepository,
    private readonly events: EventService,
  ) {}

  /**
   * Returns what deleting these accounts would do to their teams in all events. Each account is considered alone, with
   * the current data.
   * @throws DomainError FORBIDDEN.
   */
  async ofUsers(caller: Caller | null, userIds: readonly string[]): Promise<AccountDeletionImpact[]> {
    requirePermission(caller, "accountDeletionImpacts");
    const rows = await this.impacts.ofUsers([...new Set(userIds)]);
    const titles = await this.events.titles(rows.map(({ eventId }) => eventId));
    return rows.map((row) => {
      const { userId, teamId, teamName, eventId, people } = row;
      const eventTitle = titles.get(eventId) ?? "";
      const outcome = outcomeOf(row);
      const nextLeaderName = outcome === "LEADER_CHANGED" ? row.nextLeaderName : null;
      return { userId, teamId, teamName, eventTitle, outcome, nextLeaderName, others: people - 1 };
    });
  }
}

function outcomeOf({
  userId,
  leaderId,
  paymentStatus,
  nextLeaderName,
}: DeletionImpactRow): AccountDeletionOutcome {
  if (userId !== leaderId) return "MEMBER_REMOVED";
  if (rosterLocked(paymentStatus)) return "BLOCKED";
  return nextLeaderName === null ? "TEAM_DELETED" : "LEADER_CHANGED";
}
