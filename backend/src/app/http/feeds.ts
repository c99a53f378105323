import type { FastifyInstance, FastifyRequest } from "fastify";
import { feedPath } from "../../kernel/contract/page-paths.js";
import { networkOf } from "../../kernel/limits/network.js";
import type { SpreadsheetFeedService } from "../../modules/webhooks/feeds/spreadsheet-feed.service.js";
import { namesTag } from "./request-context.js";

type Asking = FastifyRequest<{ Params: { token: string } }>;

/**
 * Serves lists to spreadsheets. Anyone with a list's address can read the list, so the address is not logged (logs name
 * the route), not kept by shared caches and not found by search engines.
 */
export function addFeeds(app: FastifyInstance, feeds: SpreadsheetFeedService): void {
  app.get(feedPath(":token"), async ({ params, ip, headers }: Asking, reply) => {
    // Set before anything can fail, so that a refusal has these headers too.
    void reply.headers({
      "cache-control": "private, no-cache",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    const { content, etag } = await feeds.read(params.token, networkOf(ip));
    void reply.headers({ etag, "cache-control": "private, max-age=60" });
    if (namesTag(headers["if-none-match"], etag)) return reply.status(304).send();
    return reply
      .header("content-disposition", 'inline; filename="feed.csv"')
      .type("text/csv; charset=utf-8")
      .send(content);
  });
}
