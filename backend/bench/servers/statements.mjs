// The SQL statements of the benchmark cases, for the servers that are compared with the product. The statements are
// prepared once and run without any checks, and return the same fields as the product (queries.ts).
import { randomUUID } from "node:crypto";

const MEMBERS = `t.id, t.name, t.ranking, t.paymentStatus, m.id AS memberId, m.userId, m.name AS memberName, m.email,
  m.codeforcesHandle, m.isLeader`;
const MY_TEAM = `SELECT ${MEMBERS} FROM team_members me JOIN teams t ON t.id = me.teamId
  JOIN team_members m ON m.teamId = t.id WHERE me.userId = ?`;
const ALL_TEAMS = `SELECT ${MEMBERS} FROM teams t JOIN team_members m ON m.teamId = t.id WHERE t.eventId = ?
  ORDER BY t.ranking IS NULL, t.ranking, t.nameKey`;
/** @param {string} name */
const USERS = (
  name,
) => `SELECT u.id, u.name, u.email, u.role, m.teamId, u.college, u.universityRollNo, u.codeforcesHandle FROM users u
  LEFT JOIN team_members m ON m.userId = u.id AND m.eventId = ? ORDER BY ${name}, u.id LIMIT 50`;
const INSERT_TEAM = `INSERT INTO teams (id, eventId, name, nameKey, leaderId, memberCount, ranking, paymentStatus, reference,
  createdAt, updatedAt) VALUES (?, ?, ?, ?, ?, 1, NULL, 'incomplete', ?, ?, ?)`;
const INSERT_MEMBER = `INSERT INTO team_members (id, teamId, eventId, userId, isLeader, name, email, createdAt, updatedAt)
  VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?)`;
const EVENT = "SELECT id FROM events WHERE state = 'current'";
const PEOPLE = "SELECT userId FROM team_members WHERE userId IS NOT NULL ORDER BY userId";
const FREE = `SELECT id, name, email FROM users WHERE role <> 'Superadmin'
  AND id NOT IN (SELECT userId FROM team_members WHERE userId IS NOT NULL) ORDER BY id`;

/**
 * Returns the SQL expression that sorts the list of users as the product does, ignoring case.
 * @param {string} url
 * @param {string} column
 */
const ignoringCase = (url, column) => (url.startsWith("sqlite:") ? `${column} COLLATE NOCASE` : column);

/**
 * @typedef {{ id: string, name: string, ranking: number | null, paymentStatus: string, memberId: string, isLeader: number,
 *   userId: string | null, memberName: string, email: string | null, codeforcesHandle: string | null }} Row
 * @typedef {Pick<Row, "userId" | "email" | "codeforcesHandle"> & { id: string, name: string }} Member
 * @typedef {Pick<Row, "id" | "name" | "ranking" | "paymentStatus"> & { leader: Member | null, members: Member[] }} Team
 * @typedef {{ id: string, name: string, email: string }} Person
 * @typedef {{ all: (sql: string) => (...parameters: unknown[]) => unknown[] | Promise<unknown[]>,
 *   transaction: (statements: readonly [string, readonly unknown[]][]) => unknown }} Driver
 */

/**
 * Prepares the four cases on a database. Without a user, `myTeam` reads the teams of all members in turn.
 * @param {string} url the database, in the form of DATABASE_URL
 * @param {number} part selects one of `parts` shares of the people without a team. Servers that run at the same time
 * use different shares, so that no two servers create a team for the same person.
 * @param {number} parts
 */
export async function openStatements(url, part, parts) {
  const driver = await (url.startsWith("sqlite:")
    ? openSqlite(url.slice("sqlite:".length))
    : openMariadb(url));
  const [event] = /** @type {{ id: string }[]} */ (await driver.all(EVENT)());
  const eventId = event?.id ?? "";
  const people = /** @type {{ userId: string }[]} */ (await driver.all(PEOPLE)()).map(({ userId }) => userId);
  const free = /** @type {Person[]} */ (await driver.all(FREE)()).filter((_person, n) => n % parts === part);
  const [myTeam, allTeams, users] = [
    driver.all(MY_TEAM),
    driver.all(ALL_TEAMS),
    driver.all(USERS(ignoringCase(url, "u.name"))),
  ];
  let turn = 0;
  return {
    /** @param {string} [userId] */
    myTeam: async (userId = people[turn++ % people.length]) => fold(await myTeam(userId))[0] ?? null,
    teams: async () => fold(await allTeams(eventId)),
    users: async () => users(eventId),
    /** @param {string} name */
    async createTeam(name) {
      const leader = free.pop();
      if (!leader) throw new Error("no free user is left");
      const [id, member] = [randomUUID(), randomUUID()];
      const now = new Date().toISOString().slice(0, 23).replace("T", " ");
      await driver.transaction([
        [INSERT_TEAM, [id, eventId, name, name.toLowerCase(), leader.id, id.slice(0, 12), now, now]],
        [INSERT_MEMBER, [member, id, eventId, leader.id, leader.name, leader.email, now, now]],
      ]);
      return { id, name, leader };
    },
  };
}

/** @param {string} file @returns {Promise<Driver>} */
async function openSqlite(file) {
  const { default: Database } = await import("better-sqlite3");
  const db = new Database(file);
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = NORMAL");
  /** @type {Map<string, import("better-sqlite3").Statement>} */
  const prepared = new Map([INSERT_TEAM, INSERT_MEMBER].map((sql) => [sql, db.prepare(sql)]));
  return {
    all: (sql) => {
      const statement = db.prepare(sql);
      return (...parameters) => statement.all(...parameters);
    },
    transaction: db.transaction((/** @type {readonly [string, readonly unknown[]][]} */ statements) => {
      for (const [sql, parameters] of statements) prepared.get(sql)?.run(...parameters);
    }),
  };
}

/** @param {string} uri @returns {Promise<Driver>} */
async function openMariadb(uri) {
  const { createPool } = await import("mysql2/promise");
  const pool = createPool({ uri, connectionLimit: 10, timezone: "Z" });
  return {
    all:
      (sql) =>
      async (...parameters) => {
        const [rows] = await pool.execute(sql, /** @type {string[]} */ (parameters));
        return /** @type {unknown[]} */ (rows);
      },
    async transaction(statements) {
      const connection = await pool.getConnection();
      try {
        await connection.beginTransaction();
        for (const [sql, parameters] of statements)
          await connection.execute(sql, /** @type {string[]} */ ([...parameters]));
        await connection.commit();
      } finally {
        connection.release();
      }
    },
  };
}

/** @param {unknown[]} rows */
function fold(rows) {
  /** @type {Map<string, Team>} */
  const teams = new Map();
  for (const row of /** @type {Row[]} */ (rows)) {
    let team = teams.get(row.id);
    if (!team) {
      const { id, name, ranking, paymentStatus } = row;
      teams.set(id, (team = { id, name, ranking, paymentStatus, leader: null, members: [] }));
    }
    const { memberId: id, userId, memberName: name, email, codeforcesHandle } = row;
    const member = { id, userId, name, email, codeforcesHandle };
    if (row.isLeader) team.leader = member;
    else team.members.push(member);
  }
  return [...teams.values()];
}
