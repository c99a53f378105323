import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { RowDataPacket } from "mysql2/promise";
import { findMariadb } from "../../../scripts/lib/mariadb.mjs";
import { freePort } from "../../../scripts/lib/ports.mjs";
import { foundAt, withConnection, type Place } from "./databases.js";
import type { Found } from "./outcome.js";
import { pause } from "./product.js";

const run = promisify(execFile);
/** The system user that runs the server and owns its data. A Galera node sends its data to other nodes as this user. */
const USER = "mysql";
const START_LIMIT_MS = 40_000;
/** The password of the administrator and of the site's user. Both users exist on this throwaway server only. */
const PASSWORD = "throwaway";
const INIT = `CREATE USER IF NOT EXISTS 'root'@'127.0.0.1' IDENTIFIED BY '${PASSWORD}';
GRANT ALL ON *.* TO 'root'@'127.0.0.1' WITH GRANT OPTION;
CREATE USER IF NOT EXISTS 'site'@'127.0.0.1' IDENTIFIED BY '${PASSWORD}';
GRANT ALL ON club.* TO 'site'@'127.0.0.1';
CREATE DATABASE IF NOT EXISTS club CHARACTER SET utf8mb4;
`;

/** Settings that differ for a server in a cluster. */
interface MariadbOptions {
  readonly data?: string;
  readonly port?: number;
  readonly settings?: readonly string[];
  /** False when the server receives its users and databases from another node. */
  readonly isFirst?: boolean;
}

/** A MariaDB server that can be stopped, killed, frozen and restarted, and keeps its data. */
export class MariadbServer implements Place {
  readonly name: "mariadb" | "galera" = "mariadb";
  #child: ChildProcess | null = null;

  private constructor(
    readonly folder: string,
    readonly data: string,
    readonly port: number,
    private readonly settings: readonly string[],
    private readonly isFirst: boolean,
  ) {}

  static async make(options: MariadbOptions = {}): Promise<MariadbServer> {
    const folder = await mkdtemp(join(tmpdir(), "club-faults-"));
    const data = options.data ?? join(folder, "data");
    await run("chown", [USER, folder]);
    const args = ["--no-defaults", `--datadir=${data}`, "--skip-test-db", `--user=${USER}`];
    await run("mariadb-install-db", args);
    await writeFile(join(folder, "init.sql"), INIT);
    const { port = await freePort(), settings = [], isFirst = true } = options;
    return new MariadbServer(folder, data, port, settings, isFirst);
  }

  /** The address for DATABASE_URL. */
  get url(): string {
    return this.urlOf("site");
  }

  urlOf(user: "site" | "root"): string {
    return `mysql://${user}:${PASSWORD}@127.0.0.1:${String(this.port)}/club`;
  }

  get pid(): number {
    return this.#child?.pid ?? NaN;
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /**
   * Starts the server without waiting until it accepts statements.
   * @param more additional server options, for this start only
   */
  launch(more: readonly string[] = []): void {
    const program = findMariadb();
    if (program === undefined) throw new Error("mariadbd is not installed");
    this.#child = spawn(
      program,
      [
        "--no-defaults",
        `--user=${USER}`,
        `--datadir=${this.data}`,
        `--port=${String(this.port)}`,
        "--bind-address=127.0.0.1",
        "--skip-name-resolve",
        `--socket=${this.folder}/socket`,
        `--pid-file=${this.folder}/pid`,
        `--log-error=${this.folder}/server.log`,
        ...(this.isFirst ? [`--init-file=${this.folder}/init.sql`] : []),
        "--innodb-buffer-pool-size=64M",
        "--innodb-log-file-size=8M",
        "--performance-schema=OFF",
        ...this.settings,
        ...more,
      ],
      { stdio: "ignore" },
    );
  }

  /**
   * Waits until the server accepts statements.
   * @throws Error when the server exits or the time limit passes.
   */
  async answering(): Promise<void> {
    const deadline = performance.now() + START_LIMIT_MS;
    for (;;) {
      try {
        await this.admin("SELECT 1 FROM information_schema.schemata WHERE schema_name = 'club'");
        return;
      } catch (error) {
        if (performance.now() > deadline || !this.isRunning)
          throw new Error(`mariadbd does not answer:\n${await this.#lastLines()}`, { cause: error });
        await pause(100);
      }
    }
  }

  async #lastLines(): Promise<string> {
    const log = await readFile(join(this.folder, "server.log"), "utf8").catch(() => "no log");
    return log.split("\n").slice(-25).join("\n");
  }

  async start(): Promise<this> {
    this.launch();
    await this.answering();
    return this;
  }

  /** Sends a signal: SIGTERM and SIGKILL end the server, SIGSTOP freezes it, SIGCONT continues it. */
  async signal(signal: "SIGTERM" | "SIGKILL" | "SIGSTOP" | "SIGCONT"): Promise<void> {
    const child = this.#child;
    if (!child || !this.isRunning) return;
    child.kill(signal);
    if (signal === "SIGTERM" || signal === "SIGKILL") await once(child, "exit");
  }

  /** Runs statements as the administrator, on a separate connection. */
  async admin(sql: string): Promise<void> {
    await withConnection(this.urlOf("root"), (connection) => connection.query(sql));
  }

  tables(): Promise<number> {
    return withConnection(this.urlOf("root"), async (connection) => {
      const [rows] = await connection.query<RowDataPacket[]>("SHOW TABLES");
      return rows.length;
    });
  }

  found(): Promise<Found> {
    return foundAt(this.urlOf("root"));
  }

  async dispose(): Promise<void> {
    await this.signal("SIGKILL");
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
