import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../../scripts/lib/ports.mjs";
import type * as dataModel from "../../src/app/data-model.js";
import type * as accessToken from "../../src/kernel/auth/access-token.js";
import type * as opening from "../../src/kernel/db/open-database.js";
import { ask, type Students } from "./traffic.js";
import { TEST_SECRET } from "../../src/kernel/testing/test-secret.js";

const run = promisify(execFile);
/** How long a server may take to start: two minutes, because starting is slow on a busy machine. */
const START_LIMIT_MS = 120_000;
const HOUR_MS = 3_600_000;

/** The Superadmin account of every site under test. */
export const ADMIN = { email: "admin@fault.example", password: "a password for measurements" };

/** A server under test. */
export interface Site {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** The last 50 lines that the server wrote. */
  readonly lines: readonly string[];
  /** Resolves with the exit code, or with the signal that ended the server. */
  readonly ended: Promise<string>;
}

export interface SiteOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly port?: number;
  /** Whether to start with `npm start` instead of node. */
  readonly npm?: boolean;
  readonly uid?: number;
}

/** A built checkout of the product: this version, or an older one for comparison. */
export class Product {
  readonly #sites = new Set<Site>();

  /** @param root the checkout's folder, in which `npm run build` was run */
  constructor(readonly root: string) {}

  /** Creates a database with the build's own tools, and fills it with teams and with students who have no team. */
  async seed(databaseUrl: string): Promise<void> {
    const cli = join(this.root, "backend/dist/app/seed/demo-seed.cli.js");
    const env = { ...process.env, DATABASE_URL: databaseUrl };
    await run(process.execPath, [cli, "--teams", "20", "--users", "2500"], { env });
  }

  /**
   * Signs in every student by inserting a session and signing a token, to avoid computing thousands of password hashes.
   */
  async signIn(databaseUrl: string): Promise<Students> {
    const { AccessTokens } = await this.#load<typeof accessToken>("kernel/auth/access-token.ts");
    const tokens = new AccessTokens(TEST_SECRET);
    const { openDatabase } = await this.#load<typeof opening>("kernel/db/open-database.ts");
    const { DATA_MODEL } = await this.#load<typeof dataModel>("app/data-model.ts");
    const db = await openDatabase(databaseUrl, DATA_MODEL);
    const now = new Date();
    const later = new Date(now.getTime() + HOUR_MS);
    const times = [now, later, later].map((time) => time.toISOString().slice(0, 23).replace("T", " "));
    const users = await db.query<{ id: string; role: "User"; epoch: number; teamId: string | null }>(
      "SELECT u.id, u.role, u.epoch, m.teamId FROM users u LEFT JOIN team_members m ON m.userId = u.id WHERE u.role <> 'Superadmin'",
    );
    const students = { members: [] as string[], teamless: [] as string[] };
    await db.inTransaction(async (tx) => {
      for (const { id, role, epoch, teamId } of users) {
        await tx.query(
          `INSERT INTO sessions (id, userId, refreshHash, userAgent, createdAt, idleExpiresAt, expiresAt)
           VALUES (?, ?, ?, 'faults', ?, ?, ?)`,
          [id, id, id, ...times],
        );
        const token = tokens.sign({ userId: id, sessionId: id, role, epoch });
        (teamId === null ? students.teamless : students.members).push(token);
      }
    });
    await db.close();
    return students;
  }

  /** Starts a server without waiting until it is ready. */
  async start(databaseUrl: string, { env = {}, port, npm = false, uid }: SiteOptions = {}): Promise<Site> {
    const listens = port ?? (await freePort());
    const url = `http://127.0.0.1:${String(listens)}`;
    const [program, args] = npm
      ? ["npm", ["start"]]
      : [process.execPath, [join(this.root, "backend/dist/main.js")]];
    const child = spawn(program, args, {
      cwd: this.root,
      env: {
        PATH: process.env["PATH"],
        HOME: process.env["HOME"],
        NODE_ENV: "development",
        HOST: "127.0.0.1",
        PORT: String(listens),
        PUBLIC_URL: url,
        DATABASE_URL: databaseUrl,
        JWT_SECRET: TEST_SECRET,
        RATE_LIMIT: "off",
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
      // Starts a process group, so that all its processes can be killed even if npm does not forward signals.
      detached: true,
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data: Buffer) => {
        lines.push(...data.toString().split("\n").filter(Boolean));
        lines.splice(0, lines.length - 50);
      });
    const ended = once(child, "exit").then(([code, signal]) => String(signal ?? code));
    const site = { url, port: listens, child, lines, ended };
    this.#sites.add(site);
    return site;
  }

  /** Starts a server and waits until it reports that it is ready. */
  async serve(databaseUrl: string, options?: SiteOptions): Promise<Site> {
    const site = await this.start(databaseUrl, options);
    await ready(site);
    return site;
  }

  /** Kills every server that was started. */
  async endAll(): Promise<void> {
    for (const site of this.#sites) {
      endGroup(site);
      await site.ended;
    }
    this.#sites.clear();
  }

  /** Imports a module from the checkout's sources, because the build has no separate files for these modules. */
  #load<Module>(path: string): Promise<Module> {
    return import(join(this.root, "backend/src", path)) as Promise<Module>;
  }
}

/**
 * Waits until a server is ready. Returns the waiting time in milliseconds.
 * @throws Error with the server's last lines if the server is not ready in time
 */
export async function ready(site: Site, limitMs = START_LIMIT_MS): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < limitMs) {
    if ((await ask(site.url, { path: "/readyz" })) === "ok") return performance.now() - from;
    await pause(50);
  }
  throw new Error(`the site is not ready:\n${site.lines.join("\n")}`);
}

/** Waits until a server answers, ready or not, or has exited. Gives up silently after `START_LIMIT_MS`. */
export async function listening(site: Site): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline && site.child.exitCode === null) {
    if ((await ask(site.url, { path: "/healthz" })) === "ok") return;
    await pause(50);
  }
}

/**
 * Stops a server as a process manager would: SIGTERM, then SIGKILL after ten seconds. Returns the exit code or signal,
 * and the milliseconds until the server exited.
 */
export async function stop(site: Site): Promise<{ how: string; ms: number }> {
  const from = performance.now();
  kill(site, "SIGTERM");
  const timer = setTimeout(() => {
    kill(site, "SIGKILL");
  }, 10_000);
  const how = await site.ended;
  clearTimeout(timer);
  return { how, ms: performance.now() - from };
}

/** Returns the user id from an access token. */
export function userOf(token: string): string {
  const [, claims = ""] = token.split(".");
  return (JSON.parse(Buffer.from(claims, "base64url").toString()) as { sub: string }).sub;
}

/** Sends a signal to a server that is still running. */
export function kill({ child }: Site, signal: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}

function endGroup({ child }: Site): void {
  try {
    process.kill(-(child.pid ?? NaN), "SIGKILL");
  } catch {
    // The process group no longer exists.
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
