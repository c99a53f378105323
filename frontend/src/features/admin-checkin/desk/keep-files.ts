import { BASENAME } from "../../../shared/language";
import { browser } from "../../../shared/secure-context";

/**
 * Has the service worker keep this page and what it loaded, so that a reload works without a network: the page is the same
 * for everybody, the names are in the sealed list alone.
 */
export async function keepFiles(): Promise<void> {
  const { serviceWorker } = browser();
  if (serviceWorker === undefined) return;
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const files = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith(`${BASENAME}/assets/`),
  );
  active?.postMessage({
    page: location.pathname,
    keep: [...new Set(files.map(({ pathname }) => pathname))],
  });
}
