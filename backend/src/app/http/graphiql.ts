import { channel } from "node:diagnostics_channel";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import type { Environment } from "../../config/environment.js";
import { prefersHtml } from "../../kernel/net/accepted.js";

/** The path prefix of the playground's own files, which its Vite build uses (frontend/vite.playground.config.ts). */
const ASSETS = "/playground/";

/**
 * The channel that reports each visit before the playground is built. `npm start` subscribes to the channel and builds
 * the playground on the first visit (scripts/start.mjs). Without a subscriber, the page says how to build the
 * playground.
 */
const missing = channel("club:playground-missing");

/**
 * Returns the page shown until the playground is built.
 * @param reload a meta element that reloads the page during a build
 */
const notThere = (html: string, reload = ""): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">${reload}<title>GraphQL playground</title>
<body style="font:16px/1.5 system-ui;margin:10vh auto;max-width:34em;padding:0 1em"><h1>GraphQL playground</h1>
${html}</body></html>`;
const BEING_BUILT = notThere(
  "<p>It is being built, as this is the first visit: about half a minute. This page shows it by itself.</p>",
  '<meta http-equiv="refresh" content="2">',
);
const NOT_BUILT = notThere(
  "<p>It is not built. Run <code>npm run build</code>, and load this page again.</p>",
);

/** Returns whether a browser that opens /graphql gets the playground: outside production, or with GRAPHIQL=true. */
export function isGraphiqlOn({ NODE_ENV, GRAPHIQL }: Pick<Environment, "NODE_ENV" | "GRAPHIQL">): boolean {
  return NODE_ENV !== "production" || GRAPHIQL;
}

/**
 * Serves the playground's files and returns the hook for the /graphql route, which sends the playground's page to
 * browsers. The page shows the operation in the address, if any. The playground need not be built yet.
 * @param root folder of the built playground
 */
export async function addGraphiql(app: FastifyInstance, root: string): Promise<onRequestHookHandler> {
  await app.register(fastifyStatic, {
    root,
    prefix: ASSETS,
    decorateReply: false,
    index: false,
    preCompressed: true,
    suppressWarning: true, // the folder may not exist yet
    allowedPath: (path) => !/\.(br|gz|html)$/.test(path),
    setHeaders(reply) {
      reply.header("cache-control", "public, max-age=31536000, immutable");
    },
  });
  const file = join(root, "playground.html");
  return (request: FastifyRequest, reply: FastifyReply, done): void => {
    if (!isVisit(request)) {
      done();
      return;
    }
    const isBuilt = existsSync(file);
    if (!isBuilt) missing.publish(undefined);
    void reply
      .code(isBuilt ? 200 : 503)
      .header("cache-control", "no-cache")
      .header("vary", "accept, sec-fetch-mode, apollo-require-preflight")
      .type("text/html; charset=utf-8")
      .send(isBuilt ? readFileSync(file) : missing.hasSubscribers ? BEING_BUILT : NOT_BUILT);
  };
}

/**
 * Returns whether a browser opens /graphql: a GET that prefers HTML, without the header `apollo-require-preflight`.
 * Such a GET gets the playground's page. Every other GET, such as a program's, executes its operation.
 */
function isVisit({ method, headers }: FastifyRequest): boolean {
  // Over plain http, browsers send `sec-fetch-mode` only to localhost. So a request without the header may still be a
  // visit.
  if (method !== "GET" || (headers["sec-fetch-mode"] ?? "navigate") !== "navigate") return false;
  if (headers["apollo-require-preflight"] !== undefined) return false;
  return prefersHtml(headers.accept);
}
