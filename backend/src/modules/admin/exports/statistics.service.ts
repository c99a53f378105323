import { Field, Int, ObjectType } from "type-graphql";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { Database } from "../../../kernel/db/database.js";
import { countWhere } from "../../../kernel/paging/count.sql.js";
import { allOf } from "../../../kernel/paging/keyset.js";
import type { ExportKind } from "../contract/begin-export.input.js";
import { clubStatistics } from "./statistics.sql.js";

/** Counts figures for the whole club. */
export class StatisticsService {
  constructor(private readonly db: Database) {}

  /**
   * Returns the dashboard's figures, with one SQL statement.
   * @throws DomainError FORBIDDEN
   */
  async read(caller: Caller | null): Promise<Statistics> {
    requirePermission(caller, "statistics");
    return clubStatistics(this.db);
  }

  /** Returns the number of rows of one of the club's lists, across all events. */
  count(list: ExportKind): Promise<number> {
    return countWhere(this.db, list, allOf([]));
  }
}

@ObjectType({ simpleResolvers: true, description: "The club in figures, counted at this moment." })
export class Statistics {
  @Field(() => Int, { description: "All events." })
  totalEvents!: number;

  @Field(() => Int, { description: "Events that are not over: the current one and those announced." })
  upcomingEvents!: number;

  @Field(() => Int, { description: "Events that are over." })
  completedEvents!: number;

  @Field(() => Int, { description: "Accounts." })
  users!: number;

  @Field(() => Int, { description: "Teams of all events." })
  teams!: number;

  @Field(() => Int, { description: "Payments that wait for a decision." })
  pendingPayments!: number;
}
