// The bare limit: node:http with better-sqlite3, one prepared statement, JSON.stringify of the
// same fields, no checks at all. Usage: node bare-server.mjs DATABASE-FILE PAGE-FILE
import Database from "better-sqlite3";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [file = "", pageFile = ""] = process.argv.slice(2);
const db = new Database(file);
db.pragma("journal_mode = WAL");
db.pragma("synchronous = NORMAL");
const page = readFileSync(pageFile);

const MEMBERS = `t.id, t.name, t.ranking, t.paymentStatus, m.id AS memberId, m.userId, m.name AS memberName, m.email,
  m.codeforcesHandle, m.isLeader`;
const myTeam = db.prepare(
  `SELECT ${MEMBERS} FROM team_members me JOIN teams t ON t.id = me.teamId JOIN team_members m ON m.teamId = t.id
   WHERE me.userId = ?`,
);
const allTeams = db.prepare(
  `SELECT ${MEMBERS} FROM teams t JOIN team_members m ON m.teamId = t.id WHERE t.eventId = ?
   ORDER BY t.ranking IS NULL, t.ranking, t.nameKey`,
);
const users = db.prepare(
  `SELECT u.id, u.name, u.email, u.role, m.teamId, u.college, u.universityRollNo, u.codeforcesHandle FROM users u
   LEFT JOIN team_members m ON m.userId = u.id AND m.eventId = ? ORDER BY u.name, u.id LIMIT 50`,
);
const insertTeam = db.prepare(
  `INSERT INTO teams (id, eventId, name, nameKey, leaderId, memberCount, ranking, paymentStatus, reference, createdAt, updatedAt)
   VALUES (?, ?, ?, ?, ?, 1, NULL, 'incomplete', ?, ?, ?)`,
);
const insertMember = db.prepare(
  `INSERT INTO team_members (id, teamId, eventId, userId, isLeader, name, email, createdAt, updatedAt)
   VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?)`,
);
const eventId = /** @type {{id: string}} */ (
  db.prepare("SELECT id FROM events WHERE state = 'current'").get()
).id;
const members = db
  .prepare("SELECT userId FROM team_members WHERE userId IS NOT NULL LIMIT 1500")
  .pluck()
  .all();
const free = /** @type {{id: string, name: string, email: string}[]} */ (
  db
    .prepare(
      "SELECT id, name, email FROM users WHERE id NOT IN (SELECT userId FROM team_members WHERE userId IS NOT NULL)",
    )
    .all()
);
let turn = 0;

const createTeam = db.transaction((/** @type {string} */ name) => {
  const leader = free.pop();
  if (!leader) throw new Error("no free user is left");
  const id = randomUUID();
  const now = new Date().toISOString();
  insertTeam.run(id, eventId, name, name.toLowerCase(), leader.id, id.slice(0, 12), now, now);
  insertMember.run(randomUUID(), id, eventId, leader.id, leader.name, leader.email, now, now);
  return { id, name, leader };
});

/**
 * @typedef {{ id: string, name: string, ranking: number | null, paymentStatus: string, memberId: string, isLeader: number,
 *   userId: string | null, memberName: string, email: string | null, codeforcesHandle: string | null }} Row
 * @typedef {Pick<Row, "userId" | "email" | "codeforcesHandle"> & { id: string, name: string }} Member
 * @typedef {Pick<Row, "id" | "name" | "ranking" | "paymentStatus"> & { leader: Member | null, members: Member[] }} Team
 */

/** @param {unknown[]} rows */
function fold(rows) {
  /** @type {Map<string, Team>} */
  const teams = new Map();
  for (const row of /** @type {Row[]} */ (rows)) {
    let team = teams.get(row.id);
    if (!team) {
      team = {
        id: row.id,
        name: row.name,
        ranking: row.ranking,
        paymentStatus: row.paymentStatus,
        leader: null,
        members: [],
      };
      teams.set(row.id, team);
    }
    const { memberId: id, userId, memberName: name, email, codeforcesHandle } = row;
    const member = { id, userId, name, email, codeforcesHandle };
    if (row.isLeader) team.leader = member;
    else team.members.push(member);
  }
  return [...teams.values()];
}

/** @param {string} body */
function nameIn(body) {
  /** @type {{ name: string }} */
  const { name } = JSON.parse(body);
  return name;
}

/** @type {Record<string, (body: string) => unknown>} */
const answers = {
  "/my-team": () => ({ data: { myTeam: fold(myTeam.all(members[turn++ % members.length]))[0] } }),
  "/teams": () => ({ data: { teams: fold(allTeams.all(eventId)) } }),
  "/users": () => ({ data: { users: users.all(eventId) } }),
  "/create-team": (body) => ({
    data: { createTeam: createTeam(nameIn(body)) },
  }),
};

const server = createServer((request, response) => {
  if (request.url === "/") {
    response.writeHead(200, {
      "content-type": "text/html",
      "content-encoding": "br",
      "content-length": page.length,
    });
    response.end(page);
    return;
  }
  let body = "";
  request.on("data", (/** @type {Buffer} */ chunk) => (body += chunk.toString()));
  request.on("end", () => {
    const json = JSON.stringify(answers[request.url ?? ""]?.(body));
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(json),
    });
    response.end(json);
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`READY http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
});
