import { expect } from "@playwright/test";
import type { Site } from "./site";

/** What a visitor gets from the server. */
export async function visitorsPage(site: Site, path: string): Promise<string> {
  return (await fetch(site.url + path)).text();
}

/**
 * Expects a text on a page after a publication. A page that takes more than a second to render is sent in its old
 * version (backend/src/app/pages/page-cache.ts), so that a busy machine shows it at the second try.
 */
export const expectOnPage = (site: Site, path: string, text: string): Promise<void> =>
  expect.poll(() => visitorsPage(site, path)).toContain(text);

/** After a publication: as above, of what went. */
export const expectGoneFromPage = (site: Site, path: string, text: string): Promise<void> =>
  expect.poll(() => visitorsPage(site, path)).not.toContain(text);
