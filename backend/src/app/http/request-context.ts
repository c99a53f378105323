import type { FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { networkOf } from "../../kernel/limits/network.js";
import type { SessionService } from "../../modules/accounts/session.service.js";
import type { Logger } from "../../kernel/log/logger.js";
import { cookieJar } from "./cookie-jar.js";

/** A request's context with its logger, whose lines have the request's id. */
export interface HttpContext extends RequestContext {
  readonly log: Logger;
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** The text of a request's bearer token, or null; SessionService checks whether it is valid. */
export function bearerToken(request: FastifyRequest): string | null {
  return BEARER.exec(request.headers.authorization ?? "")?.[1] ?? null;
}

/**
 * Creates the context of a request. An invalid bearer token counts as none: public operations work, the others
 * answer 401.
 */
export async function requestContext(
  request: FastifyRequest,
  reply: FastifyReply,
  sessions: SessionService,
  publicUrl: string,
): Promise<HttpContext> {
  const token = bearerToken(request);
  return {
    caller: token === null ? null : await sessions.authenticate(token),
    address: networkOf(request.ip),
    userAgent: request.headers["user-agent"] ?? "",
    cookies: cookieJar(request, reply, publicUrl),
    log: request.log,
    isGone: () => request.raw.socket.destroyed,
  };
}
