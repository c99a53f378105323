import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { DomainError } from "../kernel/errors/domain-error.js";
import { PICTURE_BYTES } from "../modules/pictures/contract/picture-limits.js";

/** Uploads that are received at once, by all people: each is in memory as a whole. */
const MAX_RECEIVED = 5;
/** When to come again, in seconds. */
const RETRY_SECONDS = 10;

/**
 * Mounts the routes whose body is a picture. The body is read only once its sender is known to be allowed to upload,
 * and only as many are received at once as there is memory for.
 * @param check throws for callers whom a route is not for
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
