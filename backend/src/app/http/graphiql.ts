import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import type { Environment } from "../../config/environment.js";

/** Where the playground's own files are, as its Vite build names them (frontend/vite.playground.config.ts). */
const ASSETS = "/playground/";

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>GraphQL playground</title>
<p>The GraphQL playground is not built. Run <code>npm run build</code> and reload.</p></html>`;

/** Whether a browser that opens /graphql gets the playground: outside production, or with GRAPHIQL=true. */
export function isGraphiqlOn({ NODE_ENV, GRAPHIQL }: Pick<Environment, "NODE_ENV" | "GRAPHIQL">): boolean {
  return NODE_ENV !== "production" || GRAPHIQL;
}

/**
 * Serves the playground's files and returns the hook for the /graphql route that sends its page to a browser, also when
 * its address has an operation, which the page shows.
 * @param root folder of the built playground
 */
export async function addGraphiql(app: FastifyInstance, root: string): Promise<onRequestHookHandler> {
  const file = join(root, "playground.html");
  if (!existsSync(file)) return sendToBrowsers(Buffer.from(NOT_BUILT));
  await app.register(fastifyStatic, {
    root,
    prefix: ASSETS,
    decorateReply: false,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ["**/*.br", "**/*.gz", "playground.html"],
    setHeaders(reply) {
      reply.header("cache-control", "public, max-age=31536000, immutable");
    },
  });
  return sendToBrowsers(readFileSync(file));
}

function sendToBrowsers(page: Buffer): onRequestHookHandler {
  return (request: FastifyRequest, reply: FastifyReply, done): void => {
    if (!isVisit(request)) {
      done();
      return;
    }
    void reply
      .header("cache-control", "no-cache")
      .header("vary", "accept, sec-fetch-mode, apollo-require-preflight")
      .type("text/html; charset=utf-8")
      .send(page);
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
  const accept = headers.accept ?? "";
  const html = accept.indexOf("text/html");
  const json = accept.search(/application\/(?:graphql-response\+)?json/);
  return html !== -1 && (json === -1 || html < json);
}
