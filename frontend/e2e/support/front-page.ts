import type { Locator, Page } from "@playwright/test";

/** Stops the page's clock before the page is opened; `page.clock` then moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2025-02-20T12:00:00+05:30") });
  await page.clock.pauseAt(new Date("2025-02-20T12:30:00+05:30"));
}

/**
 * Until the browser has drawn two frames and told every observer of them, so that what did not happen by then does not
 * happen without more time, scrolling or clicks.
 */
export async function drawn(page: Page): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document.body);
        }),
    );
  }
}

/** Opens the front page on a phone with its clock stopped, and notes what is fetched from a folder. */
export async function startAndWatch(page: Page, folder: string) {
  const files = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(folder)) files.add(pathname.slice(folder.length));
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await stopClock(page);
  await page.goto("/");
  return {
    page,
    /** Names of the files, sorted. */
    fetched: () => [...files].sort(),
    /** Scrolls until something begins so many pixels below what is seen. */
    async bringTo(place: Locator, below: number): Promise<void> {
      await place.evaluate((element, distance) => {
        scrollBy(0, element.getBoundingClientRect().top - innerHeight - distance);
      }, below);
      await drawn(page);
    },
  };
}
