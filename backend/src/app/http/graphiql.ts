import { channel } from "node:diagnostics_channel";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import type { Environment } from "../../config/environment.js";
import { prefersHtml } from "../../kernel/net/accepted.js";

/** Where the playground's own files are, as its Vite build names them (frontend/vite.playground.config.ts). */
const ASSETS = "/playground/";

/**
 * Reports each visit that finds no playground. `npm start` listens, which builds it only then (scripts/start.mjs).
 * Without a listener, the page says how to build it.
 */
const missing = channel("club:playground-missing");

/** Page shown until the playground is built. @param reload a meta element that reloads it during a build */
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

/** Whether a browser that opens /graphql gets the playground: outside production, or with GRAPHIQL=true. */
export function isGraphiqlOn({ NODE_ENV, GRAPHIQL }: Pick<Environment, "NODE_ENV" | "GRAPHIQL">): boolean {
  return NODE_ENV !== "production" || GRAPHIQL;
}

/**
 * Serves the playground's files and returns the hook for the /graphql route that sends its page to a browser, also when
 * its address has an operation, which the page shows. It need not be built yet.
 * @param root folder of the built playground
 */
export async function addGraphiql(app: FastifyInstance, root: string): Promise<onRequestHookHandler> {
  await app.register(fastifyStatic, {
    root,
    prefix: ASSETS,
    decorateReply: false,
    index: false,
    preCompressed: true,
    suppressWarning: true, // of a folder that is not there yet
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
 * True for a browser that opens the page: it prefers HTML. What an address with an operation holds is then shown in the
 * editors and not executed; a program's GET is, which says what it accepts, or that it is none of a page's plain requests.
 */
function isVisit({ method, headers }: FastifyRequest): boolean {
  // Browsers do not send the mode over plain http to other machines than their own.
  if (method !== "GET" || (headers["sec-fetch-mode"] ?? "navigate") !== "navigate") return false;
  if (headers["apollo-require-preflight"] !== undefined) return false;
  return prefersHtml(headers.accept);
}
