import { expect } from "@playwright/test";
import type { Site } from "./site";

/** What a visitor gets from the server. */
export async function visitorsPage(site: Site, path: string): Promise<string> {
  return (await fetch(site.url + path)).text();
}

/**
 * After a publication. A page that takes more than a second to be made anew is sent as it was meanwhile
 * (backend/src/app/pages/page-cache.ts), so that a busy machine shows it at the second try.
 */
export const expectOnPage = (site: Site, path: string, text: string): Promise<void> =>
  expect.poll(() => visitorsPage(site, path)).toContain(text);

/** After a publication: as above, of what went. */
export const expectGoneFromPage = (site: Site, path: string, text: string): Promise<void> =>
  expect.poll(() => visitorsPage(site, path)).not.toContain(text);
