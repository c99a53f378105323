import { BASENAME } from "../../../shared/language";
import { browser } from "../../../shared/browser";

/**
 * Makes the service worker keep this page and its loaded files, so that a reload works without a network. The kept page
 * contains no person's data, because names are only in the encrypted list.
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
