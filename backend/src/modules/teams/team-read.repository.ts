import type { Database } from "../../kernel/db/database.js";
import type { TeamRecord } from "./team-record.js";
import { teamSelect, type TeamSource } from "./team-select.js";

/** Should two events be current, the later one is meant, as in event.repository.ts. */
const CURRENT = "WHERE state = 'current' ORDER BY firstDay DESC, id DESC LIMIT 1";

const OF_USER: TeamSource = {
  from: (events) => `${events()}
    JOIN team_members own ON own.eventId = e.id AND own.userId = ?
    JOIN teams t ON t.id = own.teamId`,
  where: `e.id = (SELECT id FROM events ${CURRENT})`,
};
/** Here the event is picked first, so that it is made into JSON once and not once a team. */
const OF_CURRENT_EVENT: TeamSource = {
  from: (events) => `${events(CURRENT)} JOIN teams t ON t.eventId = e.id`,
  orderBy: "t.ranking IS NULL, t.ranking, t.nameKey",
};
const BY_NAME: TeamSource = {
  from: (events) => `${events(CURRENT)} JOIN teams t ON t.eventId = e.id`,
  where: "t.nameKey = ?",
};
const BY_ID: TeamSource = {
  from: (events) => `teams t JOIN ${events()} ON e.id = t.eventId`,
  where: "t.id = ?",
};
const BY_IDS = (count: number): TeamSource => ({
  from: BY_ID.from,
  where: `t.id IN (${Array.from({ length: count }, () => "?").join(", ")})`,
  orderBy: "e.id",
});
const BY_MEMBER: TeamSource = {
  from: (events) => `team_members own JOIN teams t ON t.id = own.teamId JOIN ${events()} ON e.id = t.eventId`,
  where: "own.id = ?",
};

/** Whole teams for the screens, each question one statement. */
export class TeamReadRepository {
  readonly #fold: (rows: readonly unknown[]) => TeamRecord[];
  readonly #ofUser: string;
  readonly #ofCurrentEvent: string;
  readonly #byName: string;
  readonly #byId: string;
  readonly #byMember: string;
  readonly #byIds: (count: number) => string;

  constructor(private readonly db: Database) {
    const select = teamSelect(db.dialect);
    this.#fold = (rows) => select.fold(rows);
    this.#ofUser = select.sql(OF_USER);
    this.#ofCurrentEvent = select.sql(OF_CURRENT_EVENT);
    this.#byName = select.sql(BY_NAME);
    this.#byId = select.sql(BY_ID);
    this.#byMember = select.sql(BY_MEMBER);
    this.#byIds = (count) => select.sql(BY_IDS(count));
  }

  /** R1: the team that somebody is in for the current event, as leader or member. */
  ofUser(userId: string): Promise<TeamRecord | null> {
    return this.#one(this.#ofUser, userId);
  }

  /** R2: all teams of the current event by ranking ascending; unranked ones last, by name. */
  async ofCurrentEvent(): Promise<TeamRecord[]> {
    return this.#fold(await this.db.query(this.#ofCurrentEvent));
  }

  /** The current event's team with this `teamNameKey`. */
  byName(nameKey: string): Promise<TeamRecord | null> {
    return this.#one(this.#byName, nameKey);
  }

  /** The teams with these ids, in no particular order; those that are gone are left out. One statement. */
  async byIds(teamIds: readonly string[]): Promise<TeamRecord[]> {
    if (teamIds.length === 0) return [];
    return this.#fold(await this.db.query(this.#byIds(teamIds.length), teamIds));
  }

  byId(teamId: string): Promise<TeamRecord | null> {
    return this.#one(this.#byId, teamId);
  }

  /** The team that a membership belongs to. */
  byMember(memberId: string): Promise<TeamRecord | null> {
    return this.#one(this.#byMember, memberId);
  }

  async #one(sql: string, id: string): Promise<TeamRecord | null> {
    return this.#fold(await this.db.query(sql, [id]))[0] ?? null;
  }
}
