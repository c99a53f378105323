import { join } from "node:path";
import { TEST_SECRET } from "../src/kernel/testing/test-secret.js";
import { startServer, type RunningServer } from "./servers.js";

/** Starts the built product of a checkout on a database, as `npm start` does but without limits and log lines. */
export function startProduct(root: string, database: string, port: number): Promise<RunningServer> {
  const url = `http://127.0.0.1:${String(port)}`;
  return startServer(["--max-semi-space-size=8", join(root, "backend/dist/main.js")], {
    NODE_ENV: "development",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: database,
    JWT_SECRET: TEST_SECRET,
    MALLOC_ARENA_MAX: "1", // as the Dockerfile and docs/operations.md have it
    RATE_LIMIT: "off",
    LOG_LEVEL: "error",
  });
}
