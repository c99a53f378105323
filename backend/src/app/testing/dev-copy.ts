import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { PROJECT_ROOT } from "../../kernel/project-root.js";
import { freePort } from "../../../../scripts/lib/ports.mjs";

/** Build results and other files that the copy does not need. */
const LEFT_OUT =
  /^(?:node_modules|\.git|\.cache|\.vite.*|dist|dist-server|data|e2e|test-results|.*\.test\.tsx?)$/;
/** Maximum wait on a busy machine, in milliseconds. `ASK_MS` is the pause between two attempts. */
const LIMIT_MS = 40_000;
const ASK_MS = 50;

/**
 * Headers that end a connection with its reply. On a kept connection, the first page's request sometimes failed after
 * 6 s ("other side closed"): `npm run dev` closes a connection that was idle for so long.
 */
export const ONE_REQUEST = { connection: "close" };

/** Runs `npm run dev` in a copy of the project whose files a test can change. */
export class DevCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "club-dev-"));
  address = "";
  #process: ChildProcess | undefined;
  #output = "";

  /** @param parts the files and folders of the project to copy */
  constructor(parts: readonly string[]) {
    for (const part of [...parts, "scripts", "package.json", "package-lock.json", "tsconfig.base.json"])
      cpSync(join(PROJECT_ROOT, part), join(this.folder, part), {
        recursive: true,
        filter: (path) => !LEFT_OUT.test(basename(path)),
      });
    // Links each package separately, so that Vite writes its cache into this copy and not into the project.
    for (const packages of ["node_modules", "backend/node_modules", "frontend/node_modules"]) {
      mkdirSync(join(this.folder, packages), { recursive: true });
      for (const name of readdirSync(join(PROJECT_ROOT, packages)))
        if (!name.startsWith(".vite"))
          symlinkSync(join(PROJECT_ROOT, packages, name), join(this.folder, packages, name));
    }
    // Stops Vite from preparing the packages for browsers, which takes longer than all requests of these tests.
    this.change("frontend/vite.config.ts", (source) =>
      source.replace('optimizeDeps: { entries: ["index.html"] }', "optimizeDeps: { noDiscovery: true }"),
    );
  }

  /** @param env additional environment variables */
  async start(env: Record<string, string> = {}): Promise<void> {
    const port = String(await freePort());
    this.address = `http://localhost:${port}`;
    this.#process = spawn(process.execPath, ["scripts/dev.mjs"], {
      cwd: this.folder,
      env: { PATH: process.env["PATH"], HOME: this.folder, NODE_ENV: "development", PORT: port, ...env },
    });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on("data", (chunk) => (this.#output += String(chunk)));
  }

  /** The process's output so far. */
  get output(): string {
    return this.#output;
  }

  /** Returns the address at which the backend behind the development server listens. */
  async backend(): Promise<string> {
    return this.#eventually(() => {
      const [, url = ""] = /The backend at (\S+) restarts/.exec(this.#output) ?? [];
      expect(url).not.toBe("");
      return url;
    });
  }

  /**
   * Requests a page repeatedly, as a browser does, until the reply is as expected.
   * @throws Error with the process's output when the time limit passes.
   */
  async eventually(path: string, expected: object): Promise<void> {
    await this.#eventually(async () => {
      const headers = { accept: "text/html", ...ONE_REQUEST };
      const reply = await fetch(this.address + path, { headers }).catch(() => null);
      const received = reply && { status: reply.status, text: await reply.text() };
      expect(received).toMatchObject(expected);
    });
  }

  write(file: string, content: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), content);
  }

  /** Changes a file in the copy. Returns a function that undoes the change. */
  change(file: string, edit: (source: string) => string): () => void {
    const source = readFileSync(join(this.folder, file), "utf8");
    const edited = edit(source);
    if (edited === source) throw new Error(`${file} has nothing to change.`);
    this.write(file, edited);
    return () => {
      this.write(file, source);
    };
  }

  async kill(): Promise<void> {
    if (!this.#process || this.#process.signalCode !== null) return;
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #eventually<T>(look: () => T | Promise<T>): Promise<T> {
    for (const until = Date.now() + LIMIT_MS; ; await new Promise((resolve) => setTimeout(resolve, ASK_MS))) {
      try {
        return await look();
      } catch (error) {
        if (Date.now() > until) throw new Error(this.#output, { cause: error });
      }
    }
  }
}
