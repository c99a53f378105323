import { LIMITS } from "../../../kernel/contract/limits.js";
import type { Visibility } from "../../../kernel/contract/personal-data.js";
import { SortDirection } from "../../../kernel/contract/table-page.args.js";
import type { Database } from "../../../kernel/db/database.js";
import { byIndex, ignoringCase, toDate, toSqlTime } from "../../../kernel/db/raw-sql.js";
import { mapNodes, pageOf, type SelectablePage } from "../../../kernel/paging/connection.js";
import { countWhere } from "../../../kernel/paging/count.sql.js";
import type { Position } from "../../../kernel/paging/cursor.js";
import { allOf, keyset, type PageRequest, type SqlPart } from "../../../kernel/paging/keyset.js";
import { pageInParts } from "../../../kernel/paging/page-parts.js";
import { TeamSort, type TeamsPageArgs } from "../contract/teams-page.args.js";
import { type ListedEvent, teamFilter } from "./team-filters.sql.js";
import { TEAM_NAME } from "../team.entity.js";
import { listedTeamIds, teamIdsOfEvent, type TeamPlace, teamPlaces } from "./team-places.sql.js";

/** The column to sort a list by, and the column that orders equal values. */
interface SortKey {
  readonly column: string;
  readonly ignoresCase?: boolean;
  readonly id: "id" | "nameKey";
  readonly nullable?: boolean;
  readonly of: (place: TeamPlace) => Position["key"];
}

/** The columns of each sort order. Names are unique in an event, so sorting by name needs no second column. */
const KEYS: Readonly<Record<TeamSort, SortKey>> = {
  [TeamSort.RANKING]: { column: "t.ranking", id: "nameKey", nullable: true, of: ({ ranking }) => ranking },
  [TeamSort.NAME]: { column: "t.nameKey", id: "nameKey", of: ({ nameKey }) => nameKey },
  [TeamSort.CREATED_AT]: {
    column: "t.createdAt",
    id: "id",
    of: ({ createdAt }) => toSqlTime(toDate(createdAt)),
  },
  [TeamSort.LEADER]: { column: "l.name", ignoresCase: true, id: "id", of: ({ leader }) => leader ?? "" },
  [TeamSort.PEOPLE]: { column: "t.memberCount", id: "nameKey", of: ({ memberCount }) => memberCount },
  [TeamSort.PAYMENT]: { column: "t.paymentStatus", id: "nameKey", of: ({ paymentStatus }) => paymentStatus },
};

const INDEXES: Readonly<Record<TeamSort, string>> = {
  [TeamSort.RANKING]: "ix_teams_eventId_ranking_nameKey",
  [TeamSort.NAME]: TEAM_NAME.name,
  [TeamSort.CREATED_AT]: "ix_teams_eventId_createdAt_id",
  [TeamSort.LEADER]: "ix_team_members_eventId_isLeader_name_teamId",
  [TeamSort.PEOPLE]: "ix_teams_eventId_memberCount_nameKey",
  [TeamSort.PAYMENT]: "ix_teams_eventId_paymentStatus_nameKey",
};

/** Finds the teams on a page of the admin area's list. */
export class TeamPageRepository {
  constructor(private readonly db: Database) {}

  /** Returns a page of team ids, with one SQL statement. */
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
    const options = { nullable: key.nullable ?? false };
    const { where, orderLimit } = keyset(column, `t.${key.id}`, request, options);
    const [order = ""] = orderLimit.split(" LIMIT ");
    const isWhole = filter.sql === teamFilter(event, {}).sql;
    const teamsOfPage = isWhole ? this.#found(event.id, args.sort, request) : undefined;
    const withLeader = args.sort === TeamSort.LEADER;
    const places = await teamPlaces(
      this.db,
      teamsOfPage
        ? { found: teamsOfPage, where: allOf([]), order }
        : { where: allOf([filter, where]), order: orderLimit },
      withLeader,
    );
    const page = pageOf(
      places,
      args.first,
      (place) => ({ key: key.of(place), id: place[key.id] }),
      () => countWhere(this.db, "teams t", filter),
    );
    return {
      ...mapNodes(page, ({ id }) => id),
      allIds: () =>
        listedTeamIds(this.db, filter, `${order} LIMIT ${String(LIMITS.selectedAtOnce)}`, withLeader),
    };
  }

  /** Returns a subquery for the team ids on one page of an event's unfiltered list. */
  #found(eventId: string, sort: TeamSort, request: PageRequest): SqlPart {
    const { column, ignoresCase, id, nullable = false } = KEYS[sort];
    const { dialect } = this.db;
    const byLeader = sort === TeamSort.LEADER;
    const all = teamIdsOfEvent(eventId, byIndex(dialect, INDEXES[sort]), byLeader);
    const key = ignoresCase ? ignoringCase(dialect, column) : column;
    return pageInParts(all, key, byLeader ? "l.teamId" : `t.${id}`, request, { nullable });
  }
}
