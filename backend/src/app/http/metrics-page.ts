import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Environment } from "../../config/environment.js";
import type { Metrics } from "../observability/metrics.js";
import { metricsOfAll } from "../observability/metrics-of-all.js";
import { isLocalRequest, bearerOf } from "./request-context.js";

/**
 * Adds GET /metrics in Prometheus' text format: for callers with the token, and outside production for programs on this
 * machine. Everyone else gets a 404. In production, the client's address proves nothing: if a proxy on this machine
 * adds no header, every request looks local.
 */
export function addMetricsPage(
  app: FastifyInstance,
  metrics: Metrics,
  { METRICS_TOKEN: token, NODE_ENV }: Pick<Environment, "METRICS_TOKEN" | "NODE_ENV">,
): void {
  const isBearer = bearerCheck(token);
  const text = metricsOfAll(metrics);
  app.get("/metrics", async (request, reply) => {
    if (!isBearer(request) && (NODE_ENV === "production" || !isLocalRequest(request))) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type(metrics.registry.contentType)
      .header("cache-control", "no-store")
      .send(await text());
  });
}

function bearerCheck(token: string): (request: FastifyRequest) => boolean {
  if (token === "") return () => false;
  // Compares digests, because `timingSafeEqual` requires equal lengths. The duration of the comparison reveals nothing
  // about the token.
  const expected = digest(token);
  return ({ headers }) => timingSafeEqual(digest(bearerOf(headers.authorization) ?? ""), expected);
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
