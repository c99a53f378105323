import { columnList } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import type { JsonFields } from "../../../kernel/graphql/json.sql.js";
import { teamJson, MEMBER_HANDLE_VERIFIED, MEMBER_HANDLE_TAKEN } from "./team-json.sql.js";
import {
  type DocumentRow,
  type EventColumns,
  type FlatRow,
  mapDocumentsToTeams,
  mapRowsToTeams,
  PERSON_COLUMNS,
} from "./team-mapper.js";
import type { TeamMember } from "../team-member.entity.js";
import type { TeamRecord } from "./team-record.js";
import type { Team } from "../team.entity.js";

/**
 * The teams to read: SQL that joins `teams t` and events `e`, with a condition and a sort order. A source without a
 * sort order must match at most one team. `from` gets a function `events`, which returns the SQL of the events that
 * `pick` selects, or of all events without `pick`.
 */
export interface TeamSource {
  readonly from: (events: (pick?: string) => string) => string;
  readonly where?: string;
  readonly orderBy?: string;
}

/** Reads whole teams with one SQL statement. There is one implementation per kind of database. */
interface TeamSelect {
  readonly sql: (source: TeamSource) => string;
  readonly mapRows: (rows: readonly unknown[]) => TeamRecord[];
  /**
   * Returns SQL for one row per team, with its JSON in the column `json`. Returns null if the database cannot write
   * these fields, or only slowly.
   */
  readonly jsonSql: (source: TeamSource, fields: JsonFields) => string | null;
}

/** Returns the implementation that is faster with this database, as measured with 500 teams of three people. */
export function teamSelect(dialect: Database["dialect"]): TeamSelect {
  return dialect === "sqlite" ? documents : flatRows;
}

const TEAM = `t.id AS teamId, t.name AS teamName, ${columnList<Team>("t", ["reference", "ranking", "paymentStatus", "note"])},
  o.state AS placeState, o.deadline AS placeDeadline`;
/** Returns SQL that is true if this event has offered places. If so, places decide which teams qualify. */
const offersPlaces = (eventId: string): string =>
  `EXISTS (SELECT 1 FROM place_offers x WHERE x.eventId = ${eventId}) AS offersPlaces`;
const PLACE = "LEFT JOIN place_offers o ON o.teamId = t.id";
const EVENT: readonly (keyof EventColumns)[] = [
  "slug",
  "title",
  "feePaise",
  "minTeamSize",
  "maxTeamSize",
  "qualifyingRank",
  "state",
  "registration",
  "registrationOpensAt",
  "registrationClosesAt",
];
const PERSON = columnList<TeamMember>("m", PERSON_COLUMNS);

/** SQLite returns each team's people as JSON: one row per team takes half the time of one row per person. */
const documents: TeamSelect = {
  sql: ({ from, where, orderBy }) => {
    const event = `json_object('eventId', id, ${EVENT.map((column) => `'${column}', ${column}`).join(", ")})`;
    return `SELECT ${TEAM}, e.event, e.offersPlaces,
        (SELECT json_group_array(json_array(${PERSON}, ${MEMBER_HANDLE_VERIFIED}, ${MEMBER_HANDLE_TAKEN})) FROM team_members m WHERE m.teamId = t.id) AS people
      FROM ${from((pick = "") => `(SELECT id, ${event} AS event, ${offersPlaces("events.id")} FROM events ${pick}) e`)} ${PLACE}
      ${clause("WHERE", where)} ${clause("ORDER BY", orderBy)}`;
  },
  mapRows: (rows) => mapDocumentsToTeams(rows as DocumentRow[]),
  jsonSql: ({ from, where, orderBy }, fields) => {
    const json = teamJson(fields);
    const events = (pick = ""): string => `(SELECT id FROM events ${pick}) e`;
    return (
      json &&
      `SELECT ${json} AS json FROM ${from(events)} ${clause("WHERE", where)} ${clause("ORDER BY", orderBy)}`
    );
  },
};

/** MariaDB builds JSON slowly, so it returns one row per person, and `mapRowsToTeams` groups the rows. */
const flatRows: TeamSelect = {
  sql: ({ from, where, orderBy }) =>
    `SELECT ${TEAM}, ${offersPlaces("e.id")}, e.id AS eventId, ${columnList<EventColumns>("e", EVENT)}, ${PERSON},
        ${MEMBER_HANDLE_VERIFIED} AS handleVerified, ${MEMBER_HANDLE_TAKEN} AS handleTaken
      FROM ${from((pick) => (pick ? `(SELECT id, ${EVENT.join(", ")} FROM events ${pick}) e` : "events e"))}
      ${PLACE} JOIN team_members m ON m.teamId = t.id
      ${clause("WHERE", where)} ${clause("ORDER BY", orderBy && `${orderBy}, t.id`)}`,
  mapRows: (rows) => mapRowsToTeams(rows as FlatRow[]),
  jsonSql: () => null,
};

function clause(keyword: string, text: string | undefined): string {
  return text ? `${keyword} ${text}` : "";
}

/** Selects a team's data for webhooks. The parameter is the team's id. */
export const TEAM_WEBHOOK_DATA = `SELECT t.id, t.name, t.memberCount AS people, e.id AS eventId, e.slug AS eventSlug,
  e.title AS eventTitle FROM teams t JOIN events e ON e.id = t.eventId WHERE t.id = ?`;
