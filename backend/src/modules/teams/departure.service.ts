import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import type { EventService } from "../events/event.service.js";
import { rosterLocked } from "./contract/team.policy.js";
import type { DepartureRepository, DepartureRow } from "./departure.repository.js";
import type { Departure, DepartureOutcome } from "./departure.types.js";

/** Says beforehand what `MembershipService.removing` would do. */
export class DepartureService {
  constructor(
    private readonly departures: DepartureRepository,
    private readonly events: EventService,
  ) {}

  /**
   * What deleting these accounts would do to their teams of all events, each account by itself and as things stand.
   * Two statements. @throws DomainError FORBIDDEN.
   */
  async ofUsers(caller: Caller | null, userIds: readonly string[]): Promise<Departure[]> {
    requirePermission(caller, "departures");
    const rows = await this.departures.ofUsers([...new Set(userIds)]);
    const titles = await this.events.titles(rows.map(({ eventId }) => eventId));
    return rows.map((row) => {
      const { userId, teamId, teamName, eventId, people } = row;
      const eventTitle = titles.get(eventId) ?? "";
      const outcome = outcomeOf(row);
      const heirName = outcome === "PASSES_ON" ? row.heirName : null;
      return { userId, teamId, teamName, eventTitle, outcome, heirName, others: people - 1 };
    });
  }
}

function outcomeOf({ userId, leaderId, paymentStatus, heirName }: DepartureRow): DepartureOutcome {
  if (userId !== leaderId) return "LEAVES";
  if (rosterLocked(paymentStatus)) return "BLOCKED";
  return heirName === null ? "GOES" : "PASSES_ON";
}
