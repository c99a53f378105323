import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Metrics } from "../observability/metrics.js";
import { metricsOfAll } from "../observability/metrics-of-all.js";
import { isLocalRequest } from "./local-request.js";
import { bearerOf } from "./request-context.js";

/**
 * Adds GET /metrics in Prometheus' text format: for programs on this machine, and for whoever has the token. To everyone
 * else it answers 404.
 * @param token METRICS_TOKEN; "" for none
 */
export function addMetricsPage(app: FastifyInstance, metrics: Metrics, token: string): void {
  const isBearer = bearerCheck(token);
  const text = metricsOfAll(metrics);
  app.get("/metrics", async (request, reply) => {
    if (!isBearer(request) && !isLocalRequest(request)) {
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
  // Digests have equal length, as the comparison requires, and its duration reveals nothing about the token.
  const expected = digest(token);
  return ({ headers }) => timingSafeEqual(digest(bearerOf(headers.authorization) ?? ""), expected);
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
