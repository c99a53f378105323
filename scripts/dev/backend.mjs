import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds to wait for all changed files of one save. */
const SETTLE_MS = 150;
/** Milliseconds between two requests that check whether a starting backend is ready. */
const ASK_MS = 50;
/** Maximum number of characters that an error shows from the end of the backend's output. */
const MAX_PRINTED = 4000;

/**
 * Runs the backend in development. The backend runs from its TypeScript sources, restarts when they change, and ends
 * with this process. (`node --watch` misses changes by editors that save by renaming.)
 */
export class DevBackend {
  /**
   * Resolves when the backend answers. Rejects with the backend's output if it ended instead.
   * @type {Promise<void>}
   */
  ready = Promise.resolve();
  /** @type {import("node:child_process").ChildProcess | undefined} */
  #child;
  #restarting = Promise.resolve();
  /** @type {NodeJS.Timeout | undefined} */
  #soon;

  /**
   * @param {{ port: number, publicUrl: string, nodeOptions: string[] }} options
   * @param {(failure: Error | null) => void} onStart called with the outcome of each start
   */
  constructor(options, onStart) {
    this.options = options;
    this.onStart = onStart;
    this.#start();
  }

  get url() {
    return `http://127.0.0.1:${this.options.port}`;
  }

  /** Restarts the backend once for all files changed by a save or a branch switch. */
  restartSoon() {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => {
      console.log("\n  The backend changed: restarting it.");
      void this.restart();
    }, SETTLE_MS);
  }

  restart() {
    this.#restarting = this.#restarting.then(() => this.stop()).then(() => this.#start());
    // Requests during the restart wait for the new backend.
    this.ready = this.#restarting.then(() => this.ready);
    this.ready.catch(() => undefined);
    return this.#restarting;
  }

  async stop() {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }

  #start() {
    const { port, publicUrl, nodeOptions } = this.options;
    const loaders = ["--import", "./backend/swc-register.mjs", "--import", "./scripts/dev/in-backend.mjs"];
    const child = spawn(process.execPath, [...nodeOptions, ...loaders, "backend/src/main.ts"], {
      stdio: ["ignore", "inherit", "pipe"],
      env: { PUBLIC_URL: publicUrl, DRAIN_MS: "0", ...process.env, PORT: String(port), HOST: "127.0.0.1" },
    });
    this.#child = child;
    let printed = "";
    child.stderr.on("data", (chunk) => {
      process.stderr.write(chunk);
      printed = (printed + String(chunk)).slice(-MAX_PRINTED);
    });
    const ended = once(child, "close").then(([code, signal]) => {
      throw new Error(printed.trim() || `The backend stopped (${signal ?? `exit code ${code}`}).`);
    });
    this.ready = Promise.race([this.#answers(child), ended]);
    this.ready.then(
      () => this.onStart(null),
      (/** @type {unknown} */ error) => {
        // A backend stopped for a restart has not failed.
        if (child.signalCode === null && child === this.#child)
          this.onStart(error instanceof Error ? error : new Error(String(error)));
      },
    );
    ended.catch(() => undefined);
  }

  /** @param {import("node:child_process").ChildProcess} child */
  async #answers(child) {
    while (child.exitCode === null && child.signalCode === null) {
      const reply = await fetch(`${this.url}/healthz`).catch(() => null);
      if (reply?.ok) return;
      await sleep(ASK_MS);
    }
    // never resolves, because the backend has ended and `ended` rejects with its output
    await new Promise(() => undefined);
  }
}
