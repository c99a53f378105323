/**
 * `node --import ./scripts/dev/in-backend.mjs …`: the backend in development. It ends with the process that started it,
 * however that ended, and leaves the website's pages to that process.
 */
import { subscribe } from "node:diagnostics_channel";
import { endWithParent } from "../lib/parent.mjs";
import { WEBSITE } from "./forward.mjs";

/** The website's routes (backend/src/app/http/site.ts); undefined for an address that no route has. */
const OF_WEBSITE = new Set(["/", "/*", undefined]);
/** A path with a file extension is a file's. */
const FILE = /^[^?]*\/[^/?]*\.[a-z0-9]+(?:\?|$)/i;

endWithParent();
subscribe("fastify.initialization", (message) => {
  const { fastify } = /** @type {{ fastify: import("fastify").FastifyInstance }} */ (message);
  const ofWebsite = new WeakSet();
  // By the route that was found: one that is there may still find nothing.
  fastify.addHook("onRequest", (request, _reply, done) => {
    if (WEBSITE in request.headers && OF_WEBSITE.has(request.routeOptions.url)) ofWebsite.add(request);
    done();
  });
  // Behind the hooks that add headers to every reply. A website that was once built here answers nothing.
  fastify.addHook("preHandler", (request, reply, done) => {
    if (!ofWebsite.has(request)) {
      done();
      return;
    }
    const isPage = /^(?:GET|HEAD)$/.test(request.method) && !FILE.test(request.url);
    if (isPage) void reply.header(WEBSITE, "");
    void reply.code(404).type("text/plain").send("Not found");
  });
});
