/**
 * `node --import ./scripts/dev/in-backend.mjs …`: the backend in development. It ends with the process that started it,
 * however that ended, and leaves to that process what only the website would answer.
 */
import { subscribe } from "node:diagnostics_channel";
import { endWithParent } from "../lib/parent.mjs";
import { WEBSITE } from "./forward.mjs";

/** The website's routes (backend/src/app/http/site.ts); undefined for an address that no route has. */
const OF_WEBSITE = new Set(["/", "/*", undefined]);

endWithParent();
subscribe("fastify.initialization", (message) => {
  const { fastify } = /** @type {{ fastify: import("fastify").FastifyInstance }} */ (message);
  // Before all others: a website that was once built here has no say either.
  fastify.addHook("onRequest", (request, reply, done) => {
    if (WEBSITE in request.headers && OF_WEBSITE.has(request.routeOptions.url))
      void reply.code(404).header(WEBSITE, "").send();
    else done();
  });
});
