import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../../../scripts/lib/ports.mjs";
import { TEST_SECRET } from "./test-secret.js";

const BACKEND = join(import.meta.dirname, "../../..");

/**
 * Returns the Node.js arguments that run one of the backend's programs. With `TEST_BUILT=1`, which `npm test` sets,
 * Node.js runs the built program, as in production. Otherwise Node.js runs the sources, which takes six seconds of CPU
 * instead of one.
 * @param name the program's path below backend/src, without its ending
 */
export function programOf(name: "main" | "app/cli/main"): string[] {
  return process.env["TEST_BUILT"] === "1"
    ? [join(BACKEND, `dist/${name}.js`)]
    : ["--import", join(BACKEND, "swc-register.mjs"), join(BACKEND, `src/${name}.ts`)];
}

/** The product in its own process, as in production. */
export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** Returns the output so far. */
  output(): string;
  /**
   * Resolves once `GET path` replies with `status`.
   * @throws Error when the process ends before that
   */
  answers(path: string, status: number): Promise<void>;
  /** Resolves with the exit code once the process has ended, or null when a signal ended it. */
  exit(): Promise<number | null>;
}

/** Starts the server on a free port. The server's environment contains only the variables below and `env`. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, programOf("main"), {
    cwd: join(__dirname, "../../.."),
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "test",
      HOST: "127.0.0.1",
      PORT: String(port),
      JWT_SECRET: TEST_SECRET,
      ADMIN_EMAIL: "admin@club.example",
      ADMIN_PASSWORD: "correct horse battery",
      ...env,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, "exit").then(([code]) => code as number | null);
  const url = `http://127.0.0.1:${String(port)}`;
  return {
    url,
    port,
    child,
    output: () => output,
    async answers(path, status) {
      for (;;) {
        const reply = await fetch(url + path).catch(() => null);
        if (reply?.status === status) return;
        if (child.exitCode !== null) throw new Error(`the server ended:\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    exit: () => exited,
  };
}
