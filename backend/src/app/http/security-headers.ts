import { paths } from "../../kernel/contract/paths.js";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** The sources that pages may load in addition to the site's own files. */
interface PageSources {
  /** The base URLs of artwork on other hosts; "" for artwork on this site. */
  readonly mediaBase: string;
  readonly animationBase: string;
  /** The hashes of the scripts inside the site's own pages. */
  readonly scripts: readonly string[];
}

const NOTHING_ELSE: PageSources = { mediaBase: "", animationBase: "", scripts: [] };

/**
 * Returns the policy of the site's own pages.
 * - Trusted Types, if the browser supports them: scripts cannot turn text into script or HTML. React still works,
 * because it writes only text and attributes. The exceptions are three named policies, which the site's scripts may
 * create. Two of them return a worker's fixed address: the service worker (frontend/src/app/register-worker.ts), and
 * the reader of spreadsheets (frontend/src/shared/spreadsheet). The third returns a preview of content, for a frame in
 * which no script runs.
 * - No inline scripts except the site's own, known by their hashes.
 * - Nothing from other hosts except artwork from its configured hosts. Animations may be loaded as pictures, and also
 * be read by scripts.
 * - Inline styles are allowed, for the pages' style sheet and React's style attributes.
 */
function contentSecurityPolicy(sources: PageSources): string {
  return [
    basicPolicy(sources),
    "require-trusted-types-for 'script'",
    "trusted-types service-worker statement-worker content-preview",
  ].join("; ");
}

/**
 * The developer pages have no Trusted Types, because their editors write HTML from strings. These pages show texts of
 * developers, not of the site's users.
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

/** Returns " https://host" of a base address, or "" for "". */
function originOf(base: string): string {
  return base === "" ? "" : ` ${new URL(base).origin}`;
}

/**
 * Returns the headers of the check-in desk. Only this page may use the camera and run WebAssembly, because its QR
 * scanner needs both (ADR 71).
 */
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

/**
 * Adds the security headers to every reply (docs/security.md, "Headers and pages"), and `no-store` to the replies of
 * the APIs and the development mailbox.
 */
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

/**
 * Returns true for a request to an API or the development mailbox, not for a page of the site. The route decides, since
 * a path can be written in many ways (`/%61pi`).
 */
function isData({ routeOptions: { url = "" } }: FastifyRequest): boolean {
  return /^\/(?:graphql|api|dev)(?:\/|$)/.test(url);
}
