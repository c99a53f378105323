import type { FastifyInstance } from "fastify";
import { BUILD_COMMIT, PRODUCT_VERSION } from "../../config/product-build.js";
import type { Database } from "../../kernel/db/database.js";
import { withDeadline } from "../../kernel/db/timeout.js";
import { schemaState } from "../../kernel/db/schema-state.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { sendHttpError } from "../../kernel/errors/to-http.js";
import { Outage } from "../../kernel/log/outage.js";

/** The value of Retry-After in a "not ready" reply. */
const RETRY_AFTER_SECONDS = 3;
/**
 * Time limit for all checks together, in milliseconds. A check can hang although the database answers, because a table
 * may be locked, or a node of a cluster may wait for the other nodes.
 */
const TIMEOUT_MS = 1000;

/**
 * Adds /healthz (the process is alive) and /readyz. A server is ready if it is not shutting down and its database
 * passes three checks, which together take at most `TIMEOUT_MS`:
 * - The database answers.
 * - The database's schema is the one that this server knows.
 * - A test write succeeds. It is made only if the database was unavailable for a write since the last commit.
 */
export function addHealth(app: FastifyInstance, db: Database, isDraining: () => boolean): void {
  const outage = new Outage(app.log, "what /readyz looks at");
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    try {
      if (isDraining()) throw new DomainError("UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS });
      await withDeadline(Date.now() + TIMEOUT_MS, look(db));
      outage.worked();
      return { status: "ready", version: PRODUCT_VERSION, commit: BUILD_COMMIT };
    } catch (error) {
      if (!(error instanceof DomainError)) outage.failed(error);
      return sendHttpError(reply, new DomainError("UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS }));
    }
  });
}

async function look(db: Database): Promise<void> {
  const schema = await schemaState(db);
  if (schema !== "current") throw new Error(`the database's schema is ${schema}`);
  await db.check();
}
