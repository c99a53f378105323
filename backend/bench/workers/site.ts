import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../../scripts/lib/ports.mjs";
import { TEST_SECRET } from "../../src/kernel/testing/test-secret.js";
import { withDescendants } from "./processes.js";

/** The built site, running with its workers. */
export interface WorkerSite {
  readonly workers: number;
  readonly url: string;
  /** Returns the ids of all the site's processes. */
  pids(): number[];
  stop(): Promise<void>;
}

/** Starts the site and waits until all its workers answer. */
export async function startSite(workers: number, databaseUrl: string, redisUrl: string): Promise<WorkerSite> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [new URL("../../dist/main.js", import.meta.url).pathname], {
    env: {
      ...process.env,
      WORKERS: String(workers),
      NODE_ENV: "development",
      HOST: "127.0.0.1",
      PORT: port,
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      JWT_SECRET: TEST_SECRET,
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const readyLine = workers === 1 ? "club_database_counts_ok 1" : `club_workers ${String(workers)}`;
  while (!(await metrics(url)).split("\n").includes(readyLine)) {
    if (child.exitCode !== null) throw new Error("the site ended before it was ready");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    workers,
    url,
    pids: () => withDescendants(child.pid ?? 0),
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

async function metrics(url: string): Promise<string> {
  return fetch(`${url}/metrics`).then(
    (reply) => reply.text(),
    () => "",
  );
}
