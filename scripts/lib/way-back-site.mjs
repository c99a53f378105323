import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";
import { freePort } from "./ports.mjs";
import { StepFailed } from "./steps.mjs";

const TIMEOUT_MS = 90_000;
const backend = createRequire(`${ROOT}backend/package.json`);

/**
 * A separate site like one that a volunteer runs: with a database, a folder for backups, and at most one running
 * server.
 */
export class WayBackSite {
  folder = mkdtempSync(join(tmpdir(), "club-way-back-"));
  backups = join(this.folder, "backups");
  secret = randomBytes(32).toString("hex");
  output = "";
  port = 0;
  /** @type {import("node:child_process").ChildProcess | null} */
  #server = null;

  /** @param {string | null} adminUrl the URL of a MariaDB server; null for SQLite */
  constructor(adminUrl) {
    this.adminUrl = adminUrl;
    this.name = `way_back_${randomBytes(4).toString("hex")}`;
    const sqlite = join(this.folder, "data/club.sqlite");
    this.file = adminUrl === null ? sqlite : null;
    this.url = adminUrl === null ? `sqlite:${sqlite}` : `${adminUrl}/${this.name}`;
  }

  /** @returns {NodeJS.ProcessEnv} */
  get env() {
    return {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      TMPDIR: process.env["TMPDIR"],
      NODE_ENV: "test",
      PORT: String(this.port),
      DATABASE_URL: this.url,
      JWT_SECRET: this.secret,
      ADMIN_EMAIL: "admin@club.example",
      ADMIN_PASSWORD: "correct horse battery",
      MEDIA_STORE: join(this.folder, "pictures"),
      DRAIN_MS: "0",
    };
  }

  async open() {
    this.port = await freePort();
    if (this.adminUrl !== null)
      await this.#mysql(this.adminUrl, `CREATE DATABASE ${this.name} CHARACTER SET utf8mb4`);
  }

  async close() {
    await this.stop();
    if (this.adminUrl !== null) await this.#mysql(this.adminUrl, `DROP DATABASE ${this.name}`);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /**
   * Starts the server.
   * @returns {Promise<boolean>} whether the server became ready
   */
  async start() {
    if (this.#server) return true;
    const server = spawn(process.execPath, [`${ROOT}backend/dist/main.js`], {
      env: this.env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#server = server;
    for (const stream of [server.stdout, server.stderr])
      stream.on("data", (some) => (this.output += String(some)));
    const deadline = Date.now() + TIMEOUT_MS;
    while (Date.now() < deadline && server.exitCode === null) {
      const reply = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => null);
      if (reply?.ok) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await this.stop();
    return false;
  }

  async stop() {
    const server = this.#server;
    this.#server = null;
    if (server === null || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
  }

  /**
   * Runs SQL statements and returns the rows of the last one.
   * @param {string[]} statements
   * @returns {Promise<Record<string, unknown>[]>}
   */
  async sql(...statements) {
    if (this.adminUrl !== null) return this.#mysql(this.url, ...statements);
    const Sqlite = /** @type {typeof import("better-sqlite3")} */ (backend("better-sqlite3"));
    const db = new Sqlite(/** @type {string} */ (this.file));
    try {
      /** @type {unknown[]} */
      let rows = [];
      for (const statement of statements) {
        const prepared = db.prepare(statement);
        rows = prepared.reader ? prepared.all() : (prepared.run(), []);
      }
      return /** @type {Record<string, unknown>[]} */ (rows);
    } finally {
      db.close();
    }
  }

  /** @param {string} url @param {string[]} statements @returns {Promise<Record<string, unknown>[]>} */
  async #mysql(url, ...statements) {
    const { createConnection } = /** @type {typeof import("mysql2/promise")} */ (backend("mysql2/promise"));
    const connection = await createConnection(url);
    try {
      let rows;
      for (const statement of statements) [rows] = await connection.query(statement);
      return /** @type {Record<string, unknown>[]} */ (rows);
    } finally {
      await connection.end();
    }
  }

  /**
   * Returns the files that a killed restore left behind.
   * @returns {string[]}
   */
  remains() {
    return readdirSync(this.folder, { recursive: true })
      .map(String)
      .filter((name) => /restoring-\w+$/.test(name));
  }

  /**
   * Runs a program in the project's folder. With `killed`, kills the program when it first writes to standard output.
   * @param {string} command
   * @param {string[]} args
   * @param {{ killed?: boolean }} [options]
   * @returns {Promise<{ code: number | null, output: string }>}
   */
  run(command, args, { killed = false } = {}) {
    return new Promise((resolve, reject) => {
      const child = spawn(command, args, { cwd: ROOT, env: this.env, stdio: ["ignore", "pipe", "pipe"] });
      let output = "";
      child.stdout.on("data", (some) => {
        output += String(some);
        if (killed) child.kill("SIGKILL");
      });
      child.stderr.on("data", (some) => (output += String(some)));
      child.once("error", reject);
      child.once("close", (code) => resolve({ code, output }));
    });
  }
}

/** @param {string} what @param {boolean} isSo @param {string} detail */
export function expect(what, isSo, detail) {
  console.log(`    ${isSo ? "✓" : "✗"} ${what}`);
  if (!isSo) throw new StepFailed(`Failed: ${what}.\n${detail}`);
}
