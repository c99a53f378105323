import { expect } from "@playwright/test";
import type { Site } from "./site";

/** Returns the HTML that the server sends to a visitor. */
export async function visitorsPage(site: Site, path: string): Promise<string> {
  return (await fetch(site.url + path)).text();
}

/**
 * Expects a text on a page after a publication. A page that takes more than a second to render is first sent in its old
 * version (backend/src/app/pages/page-cache.ts). So a busy machine may show the text only at the second try.
 */
export const expectOnPage = (site: Site, path: string, text: string): Promise<void> =>
  expect.poll(() => visitorsPage(site, path)).toContain(text);
