/**
 * The only place for what browsers give to pages over https, and to localhost, alone: a site that is opened at
 * http://192.168.1.2:4000 has nothing of the kind, though TypeScript's types say that every page has. The linter
 * refuses these names everywhere else (eslint.config.js).
 */
type Secured = "clipboard" | "locks" | "mediaDevices" | "serviceWorker" | "share" | "canShare";

/** Returns the browser, whose secured parts may be absent. */
export function browser(): Omit<Navigator, Secured> & Partial<Pick<Navigator, Secured>> {
  return navigator;
}

/** Returns the browser's encryption, or undefined. `crypto.getRandomValues` is on every page. */
export function encryption(): SubtleCrypto | undefined {
  return (crypto as Partial<Crypto>).subtle;
}

/** Returns whether the page came over plain http from another machine. */
export function isPlainHttp(): boolean {
  return "isSecureContext" in globalThis && !isSecureContext;
}

/** Returns whether the browser can have passkeys here. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in globalThis;
}
