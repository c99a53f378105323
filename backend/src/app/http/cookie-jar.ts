import type { FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { CookieJar, CookieName } from "../../kernel/auth/request-context.js";

const PLAIN_NAMES: Record<CookieName, string> = {
  refresh: "club-refresh",
  emailToken: "club-email-token",
  resetToken: "club-reset-token",
  requester: "club-requester",
  device: "club-device",
};

/**
 * Returns the cookies of one request and its reply: HttpOnly, SameSite=Strict, host-only. If the public URL is https,
 * the cookies are also Secure and have the `__Host-` prefix (docs/security.md, "Sessions").
 */
export function cookieJar(request: FastifyRequest, reply: FastifyReply, publicUrl: string): CookieJar {
  const secure = publicUrl.startsWith("https:");
  const fullName = (name: CookieName): string => (secure ? "__Host-" : "") + PLAIN_NAMES[name];
  const options = { path: "/", httpOnly: true, sameSite: "strict", secure } as const;
  return {
    read(name) {
      const value = request.cookies[fullName(name)];
      if (value === undefined || value === "") return null;
      if (!isOwnJson(request, publicUrl)) throw new DomainError("CROSS_SITE");
      return value;
    },
    write(name, value, maxAgeSeconds) {
      if (value === null) void reply.clearCookie(fullName(name), options);
      else
        void reply.setCookie(fullName(name), value, {
          ...options,
          ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
        });
    },
  };
}

/**
 * Returns true for JSON sent by a page of this site, or by a client that is not a browser. Browsers put Sec-Fetch-Site,
 * or at least Origin, on every POST. So a request without either header was not caused by another site.
 */
function isOwnJson(request: FastifyRequest, publicUrl: string): boolean {
  if (request.mediaType !== "application/json") return false;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  const { origin } = request.headers;
  return origin === undefined || origin === publicUrl || origin === ownOrigin(request);
}

/**
 * Returns the origin of the requested host as a browser writes it (in lower case, without the default port), or null
 * for an invalid host.
 */
function ownOrigin({ protocol, host }: FastifyRequest): string | null {
  return URL.parse(`${protocol}://${host}`)?.origin ?? null;
}
