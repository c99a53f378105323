/**
 * The names of features that browsers provide only to pages over https and on localhost. A site opened at
 * http://192.168.1.2:4000 has none of them, although TypeScript's types promise them.
 */
type Secured = "clipboard" | "locks" | "mediaDevices" | "serviceWorker" | "share" | "canShare";

/** Returns the browser's navigator, typed so that these features may be absent. */
export function browser(): Omit<Navigator, Secured> & Partial<Pick<Navigator, Secured>> {
  return navigator;
}
