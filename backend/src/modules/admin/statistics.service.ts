import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import type { StatisticsRepository } from "./statistics.repository.js";
import type { Statistics } from "./statistics.types.js";

/** The figures of the dashboard. */
export class StatisticsService {
  constructor(private readonly repository: StatisticsRepository) {}

  /** @throws DomainError FORBIDDEN. */
  async read(caller: Caller | null): Promise<Statistics> {
    requirePermission(caller, "statistics");
    return this.repository.read();
  }
}
