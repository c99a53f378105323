import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import type { Database } from "../../kernel/db/database.js";
import { countWhere } from "../../kernel/paging/count.sql.js";
import { allOf } from "../../kernel/paging/keyset.js";
import type { ExportKind } from "./contract/begin-export.input.js";
import { clubStatistics } from "./statistics.sql.js";
import type { Statistics } from "./statistics.types.js";

/** Counts over the whole club. */
export class StatisticsService {
  constructor(private readonly db: Database) {}

  /** The figures of the dashboard, in one statement. @throws DomainError FORBIDDEN. */
  async read(caller: Caller | null): Promise<Statistics> {
    requirePermission(caller, "statistics");
    return clubStatistics(this.db);
  }

  /** How many rows one of the club's lists has, over all events. */
  count(list: ExportKind): Promise<number> {
    return countWhere(this.db, list, allOf([]));
  }
}
