import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding } from "../../kernel/net/accepted.js";
import type { ClubContent } from "../../modules/content/contract/club.content.js";
import type { EventService } from "../../modules/events/event.service.js";
import type { ResultsService } from "../../modules/rankings/results/results.service.js";
import { manifest, robots, sitemap } from "./discovery-files.js";

/** Minimum size in bytes of a response that is compressed. A response smaller than one packet gains nothing. */
const WORTH_IT_BYTES = 1024;

/**
 * Serves sitemap, robots.txt and web manifest. Sitemap and manifest are generated for each request, because events and
 * the club's name change.
 * @param publicUrl the site's address (PUBLIC_URL)
 */
export function addDiscovery(
  app: FastifyInstance,
  publicUrl: string,
  events: Pick<EventService, "changes">,
  results: Pick<ResultsService, "slugs">,
  club: () => ClubContent,
): void {
  const { origin } = new URL(publicUrl);
  const forRobots = robots(origin);
  app.get("/sitemap.xml", async (request, reply) => {
    void reply.header("cache-control", "no-cache").type("application/xml; charset=utf-8");
    const [changes, withResults] = await Promise.all([events.changes(), results.slugs()]);
    return send(request, reply, sitemap(origin, changes, withResults));
  });
  app.get("/robots.txt", (request, reply) => {
    void reply.header("cache-control", "public, max-age=3600").type("text/plain; charset=utf-8");
    return send(request, reply, forRobots);
  });
  app.get("/manifest.webmanifest", (request, reply) => {
    void reply
      .header("cache-control", "public, max-age=3600")
      .type("application/manifest+json; charset=utf-8");
    return send(request, reply, manifest(club()));
  });
}

function send(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const body = Buffer.from(text);
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  void reply.header("vary", "accept-encoding");
  if (encoding === "identity" || body.length < WORTH_IT_BYTES) return reply.send(body);
  return reply
    .header("content-encoding", encoding)
    .send(encoding === "br" ? brotliCompressSync(body) : gzipSync(body));
}
