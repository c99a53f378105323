import type { Environment } from "../../config/environment.js";
import { ALL_ERRORS } from "../../kernel/contract/all-errors.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { prefersHtml } from "../../kernel/net/accepted.js";
import { listenOn } from "../../kernel/net/listen.js";
import { addErrorReplies } from "../http/error-replies.js";
import { addSecurityHeaders } from "../http/security-headers.js";
import { createServer } from "../http/server.js";
import { logRequest } from "../observability/request-log.js";
import { watchRequests } from "../observability/watch-requests.js";

const RETRY_AFTER_SECONDS = 3;

/**
 * Opens a server that replies in place of the site while the site waits for its database at the start. /healthz returns
 * 200. All other addresses return 503 with Retry-After. The server uses the site's port, so close it right before the
 * site listens.
 * @throws if the port is in use
 */
export async function openWaitingRoom(env: Environment): Promise<{ close(): Promise<void> }> {
  const app = createServer(env);
  watchRequests(app, [logRequest]);
  addSecurityHeaders(app, env.PUBLIC_URL);
  addErrorReplies(app);
  app.get("/healthz", () => ({ status: "ok" }));
  app.setNotFoundHandler((request, reply) => {
    if (!prefersHtml(request.headers.accept))
      throw new DomainError("UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS });
    return reply
      .status(503)
      .header("retry-after", String(RETRY_AFTER_SECONDS))
      .type("text/html; charset=utf-8")
      .send(PAGE);
  });
  await listenOn(app, { port: env.PORT, host: env.HOST });
  return {
    async close() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>One moment, please</title>
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${String(RETRY_AFTER_SECONDS)}">
</head><body><h1>One moment, please</h1><p>${ALL_ERRORS.UNAVAILABLE.message}</p></body></html>`;
