/**
 * The only place for what browsers give to pages over https, and to localhost, alone: a site that is opened at
 * http://192.168.1.2:4000 has none of it, though TypeScript's types say that every page has. The linter refuses these
 * names everywhere else (eslint.config.js).
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

/** Returns a random UUID (version 4), as `crypto.randomUUID` does. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Puts a text on the clipboard. @throws where the browser refuses */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = browser();
  if (clipboard !== undefined) await clipboard.writeText(text);
  else if (!copySelection(text)) throw new Error("The browser did not copy");
}

/** The older way, which every page has: selects the text in a field that is out of sight. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true; // no keyboard on a phone
  field.className = "sr-only";
  // In the dialog that is open, which takes the focus back from everything outside.
  (focused?.closest("[role=dialog]") ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without https
    return document.execCommand("copy");
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
