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
