import { paths } from "../../kernel/contract/paths.js";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** What pages may load besides the site's own files. */
interface PageSources {
  /** Base URLs of artwork on other hosts; "" for none. */
  readonly mediaBase: string;
  readonly animationBase: string;
  /** Hashes of the scripts inside our own pages. */
  readonly scripts: readonly string[];
}

const NOTHING_ELSE: PageSources = { mediaBase: "", animationBase: "", scripts: [] };

/**
 * The policy of the site's own pages. Besides what they may load: no text ever becomes script or HTML (Trusted Types,
 * where the browser supports them), since React writes only text and attributes; the two policies that our scripts may
 * create answer the address of one worker each, whatever they are asked for: the service worker
 * (frontend/src/app/register-worker.ts), and the one that reads spreadsheets (frontend/src/shared/spreadsheet).
 *
 * No inline scripts except our own, known by their hashes; nothing from other hosts except artwork from its configured
 * hosts; inline styles stay allowed for the pages' style sheet and React's style attributes. Animations are files that a
 * script reads, or pictures.
 */
function contentSecurityPolicy(sources: PageSources): string {
  return [
    basicPolicy(sources),
    "require-trusted-types-for 'script'",
    "trusted-types service-worker statement-worker content-preview",
  ].join("; ");
}

/**
 * Without Trusted Types: their editors write HTML from strings. They show what developers type, not what the site's users
 * have written.
 */
const DEVELOPER_PAGES = /^\/(?:graphql$|playground\/|api\/docs)/;

function basicPolicy({ mediaBase, animationBase, scripts }: PageSources): string {
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

/** The one page that uses the camera, and whose reader of QR codes is WebAssembly of the site's own (ADR 71). */
function deskHeaders(sitePolicy: string): Record<string, string> {
  return {
    "permissions-policy": "camera=(self), microphone=(), geolocation=()",
    "content-security-policy": sitePolicy.replace(
      "script-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
    ),
  };
}

const YEAR_SECONDS = 31_536_000;

/** Adds the security headers to every reply (docs/security.md, "Headers and pages"), and `no-store` to the API's. */
export function addSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  sources: PageSources = NOTHING_ELSE,
): void {
  const [sitePolicy, developersPolicy] = [contentSecurityPolicy(sources), basicPolicy(sources)];
  const headers: Record<string, string> = {
    "content-security-policy": sitePolicy,
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
    if (DEVELOPER_PAGES.test(request.routeOptions.url ?? ""))
      void reply.header("content-security-policy", developersPolicy);
    if (request.url.split("?", 1)[0] === paths.desk) void reply.headers(deskHeaders(sitePolicy));
    if (isData(request)) void reply.header("cache-control", "no-store");
    done();
  });
}

/** True for a request for data, not for a page: by its route, since a path can be written in many ways (`/%61pi`). */
function isData({ routeOptions: { url = "" } }: FastifyRequest): boolean {
  return /^\/(?:graphql|api|dev)(?:\/|$)/.test(url);
}
