import type { Database } from "../../../kernel/db/database.js";
import type { JsonFields } from "../../../kernel/graphql/json.sql.js";
import type { SqlPart } from "../../../kernel/paging/keyset.js";
import type { TeamRecord } from "./team-record.js";
import { teamSelect } from "./team-select.sql.js";
import { BY_ID, BY_IDS, BY_MEMBER, BY_NAME, FITTING, OF_CURRENT_EVENT, OF_USER } from "./team-sources.sql.js";

/** Reads whole teams for the screens. Each method runs one SQL statement. */
export class TeamReadRepository {
  readonly #mapRows: (rows: readonly unknown[]) => TeamRecord[];
  readonly #ofUser: string;
  readonly #ofCurrentEvent: string;
  readonly #byName: string;
  readonly #byId: string;
  readonly #byMember: string;
  readonly #jsonOfCurrentEvent: (fields: JsonFields) => string | null;
  readonly #byIds: (count: number) => string;
  readonly #fitting: (condition: SqlPart) => string;

  constructor(private readonly db: Database) {
    const select = teamSelect(db.dialect);
    this.#mapRows = (rows) => select.mapRows(rows);
    this.#ofUser = select.sql(OF_USER);
    this.#ofCurrentEvent = select.sql(OF_CURRENT_EVENT);
    this.#byName = select.sql(BY_NAME);
    this.#byId = select.sql(BY_ID);
    this.#byMember = select.sql(BY_MEMBER);
    this.#jsonOfCurrentEvent = (fields) => select.jsonSql(OF_CURRENT_EVENT, fields);
    this.#byIds = (count) => select.sql(BY_IDS(count));
    this.#fitting = (condition) => select.sql(FITTING(condition));
  }

  /** Returns the current event's team that a user leads or belongs to, or null. */
  ofUser(userId: string): Promise<TeamRecord | null> {
    return this.#one(this.#ofUser, userId);
  }

  /** Returns all teams in the current event: ranked teams by rank, then unranked teams by name. */
  async ofCurrentEvent(): Promise<TeamRecord[]> {
    return this.#mapRows(await this.db.query(this.#ofCurrentEvent));
  }

  /**
   * Returns the current event's teams in the order of `ofCurrentEvent`, each as JSON with these fields. Returns null if
   * a field is not supported as JSON, or if a team has no leader.
   */
  async jsonOfCurrentEvent(fields: JsonFields): Promise<string[] | null> {
    const sql = this.#jsonOfCurrentEvent(fields);
    if (sql === null) return null;
    const teams = (await this.db.query<{ json: string | null }>(sql)).map(({ json }) => json);
    return teams.every((json) => json !== null) ? teams : null;
  }

  /** Returns the current event's team with this `teamNameKey`, or null. */
  byName(nameKey: string): Promise<TeamRecord | null> {
    return this.#one(this.#byName, nameKey);
  }

  /** Returns the teams with these ids, in no particular order. Ids without a team are skipped. */
  async byIds(teamIds: readonly string[]): Promise<TeamRecord[]> {
    if (teamIds.length === 0) return [];
    return this.#mapRows(await this.db.query(this.#byIds(teamIds.length), teamIds));
  }

  /** Returns an event's teams that match a condition on `teams t`, sorted by name. */
  async fitting(eventId: string, condition: SqlPart): Promise<TeamRecord[]> {
    return this.#mapRows(await this.db.query(this.#fitting(condition), [eventId, ...condition.parameters]));
  }

  byId(teamId: string): Promise<TeamRecord | null> {
    return this.#one(this.#byId, teamId);
  }

  /** Returns the team that a membership belongs to, or null. */
  byMember(memberId: string): Promise<TeamRecord | null> {
    return this.#one(this.#byMember, memberId);
  }

  async #one(sql: string, id: string): Promise<TeamRecord | null> {
    return this.#mapRows(await this.db.query(sql, [id]))[0] ?? null;
  }
}
