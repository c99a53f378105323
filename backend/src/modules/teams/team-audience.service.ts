import type { Tx } from "../../kernel/db/database.js";
import type { AudienceFilter, AudienceTeam } from "./contract/audience.js";
import type { TeamAudienceRepository } from "./team-audience.repository.js";
import type { ListedEvent } from "./team-filters.js";

/** Whom a mailing to teams goes to. The caller asks only for Superadmins. */
export class TeamAudienceService {
  constructor(private readonly repository: TeamAudienceRepository) {}

  /** The teams of an event that fit the filter, by name, with all their people, as the transaction sees them. */
  teams(tx: Tx, event: ListedEvent, filter: AudienceFilter): Promise<AudienceTeam[]> {
    return this.repository.teams(tx, event, filter);
  }
}
