import type { FastifyInstance } from "fastify";

/** No inline scripts, nothing from elsewhere; inline styles stay allowed for React's style attributes. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const YEAR_SECONDS = 31_536_000;

/** Puts the security headers on every reply (security.md, "Headers"), and `no-store` on those of the API. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers: Record<string, string> = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
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
