import type { FastifyInstance } from "fastify";

/** What pages may load beside what the site serves itself. */
interface PageSources {
  /** Base addresses of artwork that is not ours; "" for none. */
  readonly mediaBase: string;
  readonly animationBase: string;
  /** Hashes of the scripts inside our own pages. */
  readonly scripts: readonly string[];
}

const NOTHING_ELSE: PageSources = { mediaBase: "", animationBase: "", scripts: [] };

/**
 * No inline scripts but our own two, known by their hashes; nothing from elsewhere but artwork from its configured
 * hosts; inline styles stay allowed for the pages' style sheet and React's style attributes. Animations are files that a
 * script reads, or pictures.
 */
function contentSecurityPolicy({ mediaBase, animationBase, scripts }: PageSources): string {
  const animations = originOf(animationBase);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${originOf(mediaBase)}${animations}`,
    "font-src 'self'",
    `connect-src 'self'${animations}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** " https://host" of a base address; nothing for "". */
function originOf(base: string): string {
  return base === "" ? "" : ` ${new URL(base).origin}`;
}

const YEAR_SECONDS = 31_536_000;

/** Puts the security headers on every reply (security.md, "Headers"), and `no-store` on those of the API. */
export function addSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  sources: PageSources = NOTHING_ELSE,
): void {
  const headers: Record<string, string> = {
    "content-security-policy": contentSecurityPolicy(sources),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    ...(publicUrl.startsWith("https:")
      ? { "strict-transport-security": `max-age=${String(YEAR_SECONDS)}; includeSubDomains` }
      : {}),
  };
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(headers);
    if (isApi(request.url)) void reply.header("cache-control", "no-store");
    done();
  });
}

/** True for addresses that answer data, not pages. */
function isApi(url: string): boolean {
  return /^\/(graphql|api)(?:[/?]|$)/.test(url);
}
