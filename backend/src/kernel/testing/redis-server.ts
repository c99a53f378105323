import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../../../scripts/lib/ports.mjs";

export const HAS_REDIS = spawnSync("redis-server", ["--version"]).status === 0;

/** A test's own Redis, which can be stopped and started. */
export class RedisServer {
  #child: ChildProcess | null = null;

  private constructor(private readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.up();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${String(this.port)}`;
  }

  /** Starts the server, always on the same port. */
  async up(): Promise<void> {
    const settings = ["--port", String(this.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    const child = spawn("redis-server", settings, { stdio: ["ignore", "pipe", "ignore"] });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.once("exit", () => {
        reject(new Error("redis-server ended at once"));
      });
      child.stdout.on("data", (text: Buffer) => {
        if (text.includes("Ready to accept connections")) resolve();
      });
    });
  }

  /** Suspends the server: connections stay open, but get no reply. */
  freeze(): void {
    this.#child?.kill("SIGSTOP");
  }

  /** Resumes a suspended server. */
  thaw(): void {
    this.#child?.kill("SIGCONT");
  }

  /** Stops the server and drops its data. */
  async down(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}
