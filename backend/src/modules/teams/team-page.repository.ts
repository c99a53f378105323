import { LIMITS } from "../../kernel/contract/limits.js";
import type { Visibility } from "../../kernel/contract/personal-data.js";
import { SortDirection } from "../../kernel/contract/sort-direction.js";
import type { Database } from "../../kernel/db/database.js";
import { ignoringCase } from "../../kernel/db/ignoring-case.js";
import { toDate, toSqlTime } from "../../kernel/db/values.js";
import { mapNodes, pageOf, type SelectablePage } from "../../kernel/paging/connection.js";
import { countWhere } from "../../kernel/paging/count.sql.js";
import type { Position } from "../../kernel/paging/cursor.js";
import { keyset } from "../../kernel/paging/keyset.js";
import { TeamSort, type TeamsPageArgs } from "./contract/teams-page.args.js";
import { type ListedEvent, teamFilter } from "./team-filters.sql.js";
import { listedTeamIds, type TeamPlace, teamPlaces } from "./team-places.sql.js";

/** What a list is sorted by, and what orders equal ones. */
interface SortKey {
  readonly column: string;
  readonly ignoresCase?: boolean;
  readonly id: "id" | "nameKey";
  readonly nullable?: boolean;
  readonly of: (place: TeamPlace) => Position["key"];
}

/** By name and by age an index is entered at the cursor; the others sort the event's teams, 4 ms of 5,000. */
const KEYS: Readonly<Record<TeamSort, SortKey>> = {
  [TeamSort.RANKING]: { column: "t.ranking", id: "nameKey", nullable: true, of: ({ ranking }) => ranking },
  [TeamSort.NAME]: { column: "t.nameKey", id: "id", of: ({ nameKey }) => nameKey },
  [TeamSort.CREATED_AT]: {
    column: "t.createdAt",
    id: "id",
    of: ({ createdAt }) => toSqlTime(toDate(createdAt)),
  },
  [TeamSort.LEADER]: { column: "l.name", ignoresCase: true, id: "nameKey", of: ({ leader }) => leader ?? "" },
  [TeamSort.PEOPLE]: { column: "t.memberCount", id: "nameKey", of: ({ memberCount }) => memberCount },
  [TeamSort.PAYMENT]: { column: "t.paymentStatus", id: "nameKey", of: ({ paymentStatus }) => paymentStatus },
};

/** Which teams a page of the admin area's list holds. */
export class TeamPageRepository {
  constructor(private readonly db: Database) {}

  /** A page of team ids: one statement. */
  async ids(
    event: ListedEvent,
    args: TeamsPageArgs,
    visibility: Visibility,
  ): Promise<SelectablePage<string>> {
    const filter = teamFilter(event, args, visibility);
    const key = KEYS[args.sort];
    const request = {
      first: args.first,
      after: args.after ?? null,
      offset: args.offset,
      descending: args.direction === SortDirection.DESC,
    };
    const column = key.ignoresCase ? ignoringCase(this.db.dialect, key.column) : key.column;
    const position = keyset(column, `t.${key.id}`, request, { nullable: key.nullable ?? false });
    const withLeader = args.sort === TeamSort.LEADER;
    const places = await teamPlaces(this.db, filter, position, withLeader);
    const page = pageOf(
      places,
      args.first,
      (place) => ({ key: key.of(place), id: place[key.id] }),
      () => countWhere(this.db, "teams t", filter),
    );
    const [order = ""] = position.orderLimit.split(" LIMIT ");
    return {
      ...mapNodes(page, ({ id }) => id),
      allIds: () =>
        listedTeamIds(this.db, filter, `${order} LIMIT ${String(LIMITS.selectedAtOnce)}`, withLeader),
    };
  }
}
