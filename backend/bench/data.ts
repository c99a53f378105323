import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { DATA_MODEL } from "../src/app/data-model.js";
import { AccessTokens } from "../src/kernel/auth/access-token.js";
import { isRole, Role } from "../src/kernel/contract/roles.js";
import { newId } from "../src/kernel/db/ids.js";
import { openDatabase } from "../src/kernel/db/open-database.js";
import { Session } from "../src/modules/accounts/sessions/session.entity.js";

const run = promisify(execFile);
const HOUR_MS = 3_600_000;
/** Sessions per INSERT. The statement stays far below SQLite's limit of 32,766 parameters. */
const CHUNK = 500;

/** Access tokens, grouped by the kind of user. */
export interface BenchTokens {
  readonly members: string[];
  readonly teamless: string[];
  readonly admin: string[];
}

/** Fills a database with realistic data, using the project's demo seed. */
export async function seed(databaseUrl: string, teams: number, users: number): Promise<void> {
  const cli = new URL("../dist/app/seed/demo-seed.cli.js", import.meta.url).pathname;
  await run(process.execPath, [cli, "--teams", String(teams), "--users", String(users)], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
}

/** Gives every user a session row and a token. Real log-ins would be slow, because each hashes a password. */
export async function signIn(databaseUrl: string, secret: string): Promise<BenchTokens> {
  const db = await openDatabase(databaseUrl, DATA_MODEL);
  const users = await db.query<{ id: string; role: string; epoch: number; teamId: string | null }>(
    "SELECT u.id, u.role, u.epoch, m.teamId FROM users u LEFT JOIN team_members m ON m.userId = u.id ORDER BY u.id",
  );
  const tokens = new AccessTokens(secret);
  const result: BenchTokens = { members: [], teamless: [], admin: [] };
  for (let at = 0; at < users.length; at += CHUNK) {
    const sessions = users.slice(at, at + CHUNK).map((user) => {
      const session = newSession(user.id);
      if (!isRole(user.role)) throw new Error(`unknown role ${user.role}`);
      const token = tokens.sign({
        userId: user.id,
        sessionId: session.id,
        role: user.role,
        epoch: user.epoch,
      });
      const list =
        user.role === Role.Superadmin ? result.admin : user.teamId ? result.members : result.teamless;
      list.push(token);
      return session;
    });
    // One transaction per chunk, because a transaction may take at most three seconds (kernel/db/timeout.ts).
    await db.inTransaction((tx) => tx.insert(Session, sessions));
  }
  await db.close();
  return result;
}

/** Returns a session like one that a log-in creates. The session is valid for an hour. */
export function newSession(userId: string): Session {
  const now = Date.now();
  return Object.assign(new Session(), {
    id: newId(),
    userId,
    refreshHash: randomBytes(32).toString("hex"),
    previousHash: null,
    sealedSuccessor: null,
    rotatedAt: null,
    userAgent: "bench",
    createdAt: new Date(now),
    idleExpiresAt: new Date(now + HOUR_MS),
    expiresAt: new Date(now + HOUR_MS),
    revokedAt: null,
  });
}
