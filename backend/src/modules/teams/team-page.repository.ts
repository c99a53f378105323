import { SortDirection } from "../../kernel/contract/sort-direction.js";
import type { Database } from "../../kernel/db/database.js";
import { toDate, toSqlTime } from "../../kernel/db/values.js";
import { type Page, pageOf } from "../../kernel/paging/connection.js";
import { countWhere } from "../../kernel/paging/count.sql.js";
import { decodeCursor, type Position } from "../../kernel/paging/cursor.js";
import { allOf, keyset, type PageRequest, type SqlPart } from "../../kernel/paging/keyset.js";
import { TeamSort, type TeamsPageArgs } from "./contract/teams-page.args.js";
import { type ListedEvent, teamFilter } from "./team-filters.sql.js";
import { type TeamPlace, teamPlaces } from "./team-places.sql.js";

/** What an unranked team's cursor has in place of the ranking. */
const UNRANKED = "";

const POSITIONS: Readonly<Record<TeamSort, (place: TeamPlace) => Position>> = {
  [TeamSort.RANKING]: ({ ranking, nameKey }) => ({ key: ranking ?? UNRANKED, id: nameKey }),
  [TeamSort.NAME]: ({ nameKey, id }) => ({ key: nameKey, id }),
  [TeamSort.CREATED_AT]: ({ createdAt, id }) => ({ key: toSqlTime(toDate(createdAt)), id }),
};

/** Which teams a page of the Superadmin's list holds. Entered through an index at the cursor, whatever the sort. */
export class TeamPageRepository {
  constructor(private readonly db: Database) {}

  /** A page of team ids: one statement, or two where the ranked teams end. */
  async ids(event: ListedEvent, args: TeamsPageArgs): Promise<Page<string>> {
    const filter = teamFilter(event, args);
    const request = {
      first: args.first,
      after: args.after ?? null,
      descending: args.direction === SortDirection.DESC,
    };
    const places = await this.#sorted(args.sort, filter, request);
    const page = pageOf(places, args.first, POSITIONS[args.sort], () =>
      countWhere(this.db, "teams t", filter),
    );
    return { ...page, edges: page.edges.map(({ cursor, node }) => ({ cursor, node: node.id })) };
  }

  #sorted(sort: TeamSort, filter: SqlPart, request: PageRequest): Promise<TeamPlace[]> {
    if (sort === TeamSort.RANKING) return this.#byRanking(filter, request);
    return teamPlaces(
      this.db,
      filter,
      keyset(sort === TeamSort.NAME ? "t.nameKey" : "t.createdAt", "t.id", request),
    );
  }

  /** Ranked teams, then unranked ones: databases put null at different ends, and here it is always the last. */
  async #byRanking(filter: SqlPart, request: PageRequest): Promise<TeamPlace[]> {
    const from = request.after ? decodeCursor(request.after) : null;
    if (from?.key === UNRANKED) return this.#unranked(filter, request, from.id);
    const ranked = await teamPlaces(
      this.db,
      allOf([filter, { sql: "t.ranking IS NOT NULL", parameters: [] }]),
      keyset("t.ranking", "t.nameKey", request),
    );
    const left = request.first - ranked.length;
    return left < 0 ? ranked : [...ranked, ...(await this.#unranked(filter, { ...request, first: left }))];
  }

  #unranked(filter: SqlPart, request: PageRequest, afterName?: string): Promise<TeamPlace[]> {
    const { orderLimit } = keyset("t.ranking", "t.nameKey", { ...request, after: null });
    const parts: SqlPart[] = [filter, { sql: "t.ranking IS NULL", parameters: [] }];
    if (afterName !== undefined) {
      parts.push({ sql: `t.nameKey ${request.descending ? "<" : ">"} ?`, parameters: [afterName] });
    }
    return teamPlaces(this.db, allOf(parts), { where: allOf([]), orderLimit });
  }
}
