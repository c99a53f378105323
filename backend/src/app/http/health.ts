import type { FastifyInstance } from "fastify";
import type { Database } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { sendHttpError } from "../../kernel/errors/to-http.js";

/** Adds /healthz (the process is alive) and /readyz (the database answers and its migrations are applied). */
export function addHealth(app: FastifyInstance, db: Database, isDraining: () => boolean): void {
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    try {
      if (isDraining()) throw new Error("shutting down");
      const [row] = await db.query<{ n: number | string }>("SELECT COUNT(*) AS n FROM migrations");
      if (Number(row?.n) < db.write.migrations.length) throw new Error("migrations are missing");
      return { status: "ready" };
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      return sendHttpError(reply, new DomainError("UNAVAILABLE", { retryAfter: 3, cause: error }));
    }
  });
}
