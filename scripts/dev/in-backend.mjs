/**
 * Prepares the backend in development: `node --import ./scripts/dev/in-backend.mjs …`. The backend ends whenever its
 * parent process ends, and leaves the website's pages to that process.
 */
import { subscribe } from "node:diagnostics_channel";
import { endWithParent } from "../lib/parent.mjs";
import { WEBSITE } from "./forward.mjs";

/**
 * URL patterns of the website's routes (backend/src/app/http/site.ts). `undefined` means that a request matches no
 * route.
 */
const OF_WEBSITE = new Set(["/", "/*", undefined]);
/** Matches a path that ends in a file extension, and therefore belongs to a file. */
const FILE = /^[^?]*\/[^/?]*\.[a-z0-9]+(?:\?|$)/i;

endWithParent();
subscribe("fastify.initialization", (message) => {
  const { fastify } = /** @type {{ fastify: import("fastify").FastifyInstance }} */ (message);
  const ofWebsite = new WeakSet();
  // Decides by the matched route and not by the reply, because another route may answer 404 itself.
  fastify.addHook("onRequest", (request, _reply, done) => {
    if (WEBSITE in request.headers && OF_WEBSITE.has(request.routeOptions.url)) ofWebsite.add(request);
    done();
  });
  // Runs after the hooks that add headers to every reply. This hook sends the reply itself. Otherwise, a website that
  // was built here earlier would answer.
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
