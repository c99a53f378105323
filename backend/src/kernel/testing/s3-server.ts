import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT } from "../project-root.js";

const SCRIPT = `
  const { default: S3rver } = await import("@20minutes/s3rver");
  const [directory, port] = process.argv.slice(1);
  const buckets = [{ name: "club" }];
  const server = new S3rver({ address: "127.0.0.1", port: Number(port), silent: true, directory, configureBuckets: buckets });
  const { port: opened } = await server.run();
  process.stdout.write("port " + opened + "\\n");`;

/** A test's own S3 store, which checks signatures. Tests can stop and start the store. */
export class S3Server {
  #child: ChildProcess | null = null;
  #port = 0;
  /** The store's folder, which contains the bucket `club`. */
  readonly folder = mkdtempSync(join(tmpdir(), "s3-"));

  static async start(): Promise<S3Server> {
    const server = new S3Server();
    await server.up();
    return server;
  }

  get port(): number {
    return this.#port;
  }

  /** The settings for a site that uses this store. */
  get env(): Record<string, string> {
    return {
      MEDIA_STORE: "s3://club/some/pictures",
      MEDIA_S3_ENDPOINT: `http://127.0.0.1:${String(this.#port)}`,
      MEDIA_S3_KEY_ID: "S3RVER",
      MEDIA_S3_SECRET: "S3RVER",
    };
  }

  /** Starts the store: on a free port the first time, then always on that port. */
  async up(): Promise<void> {
    // The store encrypts its tokens for the next page of a list with DES, which OpenSSL calls legacy.
    const args = [
      "--openssl-legacy-provider",
      "--input-type=module",
      "--eval",
      SCRIPT,
      this.folder,
      String(this.#port),
    ];
    const child = spawn(process.execPath, args, { cwd: PROJECT_ROOT, stdio: ["ignore", "pipe", "inherit"] });
    this.#child = child;
    this.#port = await new Promise<number>((resolve, reject) => {
      child.once("exit", () => {
        reject(new Error("the store ended at once"));
      });
      child.stdout.on("data", (text: Buffer) => {
        const [, port] = /port (\d+)/.exec(text.toString()) ?? [];
        if (port !== undefined) resolve(Number(port));
      });
    });
  }

  /** Stops the store and keeps its data. */
  async down(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  /** Stops the store and deletes its data. */
  async end(): Promise<void> {
    await this.down();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
