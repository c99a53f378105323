import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../../kernel/auth/caller.js";
import type { CookieJar, RequestContext } from "../../kernel/auth/request-context.js";
import { type Language, languageOf } from "../../kernel/languages/language.js";
import { networkOf } from "../../kernel/limits/network.js";
import type { SessionService } from "../../modules/accounts/sessions/session.service.js";
import type { StudentViewService } from "../../modules/accounts/student-views/student-view.service.js";
import type { Logger } from "../../kernel/log/logger.js";
import { cookieJar } from "./cookie-jar.js";
import { isLoopbackAddress, isLoopbackHost } from "../../kernel/net/public-address.js";

/** A request's context with its logger. The logger's lines have the request's id. */
export interface HttpContext extends RequestContext {
  readonly log: Logger;
  /**
   * Holds the bytes that replace Apollo's reply, because Apollo accepts only strings. The bytes are in an object, so
   * that Apollo's copies of the context share them.
   */
  readonly instead: { json: Buffer | null };
}

/**
 * Matches an Authorization header with a bearer token. The scheme's name may have any case, and one or more spaces
 * follow it (RFC 9110, 11.1 and 11.4).
 */
const BEARER = /^\s*Bearer\s+(\S+)\s*$/i;
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Returns the part of an Authorization header after "Bearer", or null. */
export function bearerOf(authorization: string | undefined): string | null {
  return BEARER.exec(authorization ?? "")?.[1] ?? null;
}

/** Returns the text of a request's bearer token, or null. SessionService checks whether the token is valid. */
export function bearerToken(request: FastifyRequest): string | null {
  const token = bearerOf(request.headers.authorization);
  return token !== null && JWT.test(token) ? token : null;
}

/** A request's context. Values that few operations need are computed on access. */
class FastifyContext implements HttpContext {
  readonly instead = { json: null };

  constructor(
    readonly caller: Caller | null,
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly publicUrl: string,
  ) {}

  get address(): string {
    return networkOf(this.request.ip);
  }

  get userAgent(): string {
    return this.request.headers["user-agent"] ?? "";
  }

  get language(): Language {
    return languageOf(this.request.headers["accept-language"]);
  }

  get cookies(): CookieJar {
    return cookieJar(this.request, this.reply, this.publicUrl);
  }

  get log(): Logger {
    return this.request.log;
  }

  get isGone(): () => boolean {
    const { socket } = this.request.raw;
    return () => socket.destroyed;
  }
}

export interface CallerParts {
  readonly sessions: SessionService;
  readonly studentViews: StudentViewService;
}

/**
 * Creates the context of a request. An invalid bearer token counts as no token: public operations work, and the others
 * are refused with 401.
 */
export async function requestContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, studentViews }: CallerParts,
  publicUrl: string,
): Promise<HttpContext> {
  const token = bearerToken(request);
  const caller =
    token === null
      ? null
      : ((await sessions.authenticate(token)) ?? (await studentViews.authenticate(token)));
  const pageLanguage = languageOf(request.headers["accept-language"]);
  const userAgent = request.headers["user-agent"] ?? "";
  return new FastifyContext(caller && { ...caller, pageLanguage, userAgent }, request, reply, publicUrl);
}

/**
 * Returns true for a request from this machine to this machine. The peer, all addresses named by proxies, and the
 * requested host name must be loopback. The host name is checked because of DNS rebinding: any site can point its own
 * name at 127.0.0.1 and make a local browser request that name.
 */
export function isLocalRequest(request: FastifyRequest): boolean {
  const { headers, socket } = request;
  if (headers.forwarded !== undefined || headers.via !== undefined) return false;
  const forwardedFor = [headers["x-forwarded-for"] ?? [], headers["x-real-ip"] ?? []].flat();
  const sources = [socket.remoteAddress ?? "", ...forwardedFor.flatMap((list) => list.split(","))];
  return isLoopbackHost((headers.host ?? "").replace(/:\d+$/, "")) && sources.every(isLoopbackAddress);
}

/**
 * Returns whether an If-None-Match header names the entity tag, strong or weak, alone or in a list. `*` names every
 * tag.
 */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header?.trim() === "*") return true;
  const named: string[] = header?.match(/"[^"]*"/g) ?? [];
  return named.includes(tag.replace(/^W\//, ""));
}
