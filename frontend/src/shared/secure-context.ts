/**
 * The names of features that browsers provide only to pages over https and on localhost. A site opened at
 * http://192.168.1.2:4000 has none of them, although TypeScript's types promise them. The linter allows these names in
 * this file only (eslint.config.js).
 */
type Secured = "clipboard" | "locks" | "mediaDevices" | "serviceWorker" | "share" | "canShare";

/** Returns the browser's navigator, typed so that these features may be absent. */
export function browser(): Omit<Navigator, Secured> & Partial<Pick<Navigator, Secured>> {
  return navigator;
}

/**
 * Returns the browser's encryption, or undefined on a page over plain http. `crypto.getRandomValues`, in contrast,
 * exists on every page.
 */
export function encryption(): SubtleCrypto | undefined {
  return (crypto as Partial<Crypto>).subtle;
}

/** Returns whether the page came over plain http from another machine. */
export function isPlainHttp(): boolean {
  return "isSecureContext" in globalThis && !isSecureContext;
}

export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in globalThis;
}
