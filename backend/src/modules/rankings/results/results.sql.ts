import type { Database } from "../../../kernel/db/database.js";
import type { PlacedTeam } from "./result-rows.js";

/** One person of a ranked team. A deleted team has one row without a person. */
interface Row {
  readonly teamId: string;
  readonly teamName: string;
  readonly place: number;
  readonly handle: string | null;
  readonly college: string | null;
  /** The person's name, or null if they have not agreed to be named. */
  readonly name: string | null;
  /** Like `points` and `penalty`, present only while a contest runs. */
  readonly solved?: number | null;
  readonly points?: number | null;
  readonly penalty?: number | null;
}

/** The SQL for places: a team's own ranking, or the public live standings while a contest runs. */
const SOURCES = {
  ranking: { standing: "t.ranking AS place", join: "", where: "t.ranking IS NOT NULL" },
  live: {
    standing: "l.place AS place, l.solved AS solved, l.points AS points, l.penalty AS penalty",
    join: "JOIN live_places l ON l.teamId = t.id AND l.eventId = t.eventId AND l.held = 0",
    where: "l.place IS NOT NULL",
  },
} as const;

/**
 * Returns an event's ranked teams with the public data of their people. Reads plain rows, because entities would be
 * slow for 5,000 teams. Leaves out people with an account who have not agreed to be in the team (ADR 35).
 */
export async function rankedTeams(
  db: Database,
  eventId: string,
  source: keyof typeof SOURCES,
): Promise<PlacedTeam[]> {
  const { standing, join, where } = SOURCES[source];
  const rows = await db.query<Row>(
    `SELECT t.id AS teamId, t.name AS teamName, ${standing}, m.codeforcesHandle AS handle, m.college AS college,
       CASE WHEN n.userId IS NULL THEN NULL ELSE m.name END AS name
     FROM teams t ${join} LEFT JOIN team_members m ON m.teamId = t.id AND (m.userId IS NULL OR m.confirmedAt IS NOT NULL)
       LEFT JOIN result_names n ON n.userId = m.userId
     WHERE t.eventId = ? AND ${where}
     ORDER BY t.id, m.isLeader DESC, m.id`,
    [eventId],
  );
  return folded(rows);
}

/**
 * Returns the teams of a publication that have since been deleted, with their places but without data about their
 * people.
 */
export async function goneTeams(db: Database, publicationId: string): Promise<PlacedTeam[]> {
  const rows = await db.query<Pick<Row, "teamId" | "teamName" | "place">>(
    `SELECT p.teamId AS teamId, p.teamName AS teamName, p.place AS place
     FROM ranking_places p LEFT JOIN teams t ON t.id = p.teamId
     WHERE p.publicationId = ? AND p.place IS NOT NULL AND t.id IS NULL`,
    [publicationId],
  );
  return folded(rows.map((row) => ({ ...row, handle: null, college: null, name: null })));
}

function folded(rows: readonly Row[]): PlacedTeam[] {
  const teams = new Map<string, Row[]>();
  for (const row of rows) {
    const people = teams.get(row.teamId);
    if (people) people.push(row);
    else teams.set(row.teamId, [row]);
  }
  return [...teams.values()].map(teamOf);
}

function teamOf(people: readonly Row[]): PlacedTeam {
  const [{ teamId: id, teamName, place, solved, points, penalty }] = people as [Row];
  const known = people.flatMap(({ college }) => (college === null ? [] : [college]));
  const [college = null] = known;
  const isOne = new Set(known.map((one) => one.trim().toLowerCase())).size === 1;
  return {
    ...{ id, teamName, place, solved, points, penalty },
    handles: people.flatMap(({ handle }) => (handle === null ? [] : [handle])),
    names: people.flatMap(({ name }) => (name === null ? [] : [name])),
    college: isOne ? college : null,
  };
}
