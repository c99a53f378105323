import type { Locator, Page } from "@playwright/test";
import { drawn, openWithStoppedClock } from "./open-page";
import { expect } from "./test";

/** Opens the front page on a phone whose clock is stopped, and records the files fetched from some folders. */
export async function startAndWatch(page: Page, ...folders: readonly string[]) {
  const files = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    for (const folder of folders) if (pathname.startsWith(folder)) files.add(pathname.slice(folder.length));
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      Reflect.set(target, "observed", true);
      observe.call(this, target);
    };
  });
  await openWithStoppedClock(page, "/");
  return {
    page,
    /** Returns the names of the fetched files, sorted. */
    fetched: () => [...files].sort(),
    /**
     * Waits until the script of the picture's section watches `picture`. Call this before scrolling nearer: a picture
     * that is already near the visible area when the script starts is fetched at once.
     */
    async watched(picture: Locator): Promise<void> {
      await expect
        .poll(() => picture.evaluate((element) => Reflect.get(element, "observed") === true))
        .toBe(true);
      await drawn(page);
    },
    /** Scrolls until `place` begins `below` pixels below the visible area. */
    async bringTo(place: Locator, below: number): Promise<void> {
      await place.evaluate((element, distance) => {
        scrollBy(0, element.getBoundingClientRect().top - innerHeight - distance);
      }, below);
      await drawn(page);
    },
  };
}
