import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { DomainError } from "../kernel/errors/domain-error.js";
import { PICTURE_BYTES } from "../modules/pictures/contract/picture-limits.js";

/**
 * Maximum number of uploads received at the same time, from all people together. Each upload is held in memory as a
 * whole.
 */
const MAX_RECEIVED = 5;
/** Seconds after which clients may retry. */
const RETRY_SECONDS = 10;

/**
 * Mounts the routes whose body is a picture. Reads a body only after checking its sender's permission. Receives at most
 * `MAX_RECEIVED` bodies at the same time.
 * @param check throws for callers who may not use the route
 */
export function addUploads(
  app: FastifyInstance,
  routes: readonly RouteOptions[],
  check: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): void {
  let received = 0;
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    for (const type of [/^image\//, "application/octet-stream"])
      scope.addContentTypeParser(
        type,
        { parseAs: "buffer", bodyLimit: PICTURE_BYTES },
        (_request, body, ready) => {
          ready(null, body);
        },
      );
    scope.addHook("onRequest", async (request, reply) => {
      await check(request, reply);
      if (received >= MAX_RECEIVED) throw new DomainError("UNAVAILABLE", { retryAfter: RETRY_SECONDS });
      received++;
      reply.raw.once("close", () => received--);
    });
    for (const route of routes) scope.route(route);
    done();
  });
}
