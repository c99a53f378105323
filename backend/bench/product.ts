import { join } from "node:path";
import { TEST_SECRET } from "../src/kernel/testing/test-secret.js";
import { startServer, type RunningServer } from "./servers.js";

/**
 * The start options of the Dockerfile and docs/operations.md: a small heap for new objects, and a single malloc arena.
 */
export const AS_DOCUMENTED = {
  flags: ["--max-semi-space-size=8"],
  env: { MALLOC_ARENA_MAX: "1" },
} as const;

/**
 * Starts the built product of a checkout on a database, as `npm start` does but without rate limits, and logging only
 * errors.
 */
export function startProduct(root: string, database: string, port: number): Promise<RunningServer> {
  const url = `http://127.0.0.1:${String(port)}`;
  return startServer([...AS_DOCUMENTED.flags, join(root, "backend/dist/main.js")], {
    ...AS_DOCUMENTED.env,
    NODE_ENV: "development",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: database,
    JWT_SECRET: TEST_SECRET,
    RATE_LIMIT: "off",
    LOG_LEVEL: "error",
  });
}
