import type { Browser } from "@playwright/test";
import { weighVisit } from "../page-weight.js";
import { nameOf, openPhone, slow4g, spread, type Bench } from "./bench.js";

/**
 * Pages with a form. Visitors often open these pages first, from a mail or a friend's link, and therefore with an empty
 * cache.
 */
const FORMS = ["/login", "/signup", "/forget-pass"] as const;

/** Times in milliseconds since the start of the navigation, by the page's clock. */
interface Entrance {
  readonly painted: number;
  /** When React takes over the form. From then on, the page keeps typed text and the button works. */
  readonly usable: number;
}

/**
 * Measures when each form is drawn and usable for visitors who are not signed in, on a phone with slow 4G and an empty
 * cache.
 */
export async function measureEntrance({ browser, roots, runs, start }: Bench): Promise<void> {
  const sites = await Promise.all(
    roots.map(async (root, n) => ({ root, site: await start(root, `entrance-${String(n)}.sqlite`) })),
  );
  const results = new Map<string, Entrance[]>();
  for (let run = -1; run < runs; run++)
    for (const path of FORMS)
      for (const { root, site } of sites) {
        const name = nameOf(roots, root) + path;
        const entrance = await enter(browser, site.url + path);
        if (run >= 0) results.set(name, [...(results.get(name) ?? []), entrance]);
      }
  console.log(`forms on a phone with slow 4G, ms, medians of ${String(runs)}`);
  console.log("page             painted                usable                 bytes of script, files");
  for (const { root, site } of sites)
    for (const path of FORMS) {
      const name = nameOf(roots, root) + path;
      const list = results.get(name) ?? [];
      const [painted, usable] = [list.map((each) => each.painted), list.map((each) => each.usable)];
      console.log(
        `${name.padEnd(16)} ${spread(painted).padEnd(22)} ${spread(usable).padEnd(22)} ${await weightOf(browser, site.url + path)}`,
      );
    }
  for (const { site } of sites) await site.stop();
}

async function enter(browser: Browser, address: string): Promise<Entrance> {
  const { context, page } = await openPhone(browser);
  try {
    await slow4g(page);
    await page.addInitScript(WATCH);
    await page.goto(address, { waitUntil: "commit" });
    // By default, Playwright polls in every animation frame, which would slow the page down.
    await page.waitForFunction(() => (globalThis as unknown as Watched).formAt.usable !== null, null, {
      polling: 200,
    });
    return await page.evaluate(() => (globalThis as unknown as { formAt: Entrance }).formAt);
  } finally {
    await context.close();
  }
}

interface Watched {
  readonly formAt: { readonly usable: number | null };
}

/**
 * Checks the form in each frame. The form is usable once its element has React's property keys, which React adds when
 * it creates or hydrates an element.
 */
const WATCH = `
  globalThis.formAt = { painted: null, usable: null };
  (function look() {
    const form = document.querySelector("main form");
    const now = performance.now();
    if (form && form.querySelector("input")?.checkVisibility()) {
      // The form is visible only once the browser has drawn the current frame, so the time is corrected afterwards.
      if (formAt.painted === null) {
        formAt.painted = now;
        setTimeout(() => (formAt.painted = performance.now()));
      }
      if (formAt.usable === null && Object.keys(form).some((key) => key.startsWith("__reactProps")))
        formAt.usable = now;
    }
    requestAnimationFrame(look);
  })();
`;

/** Returns the bytes of script and the number of requests of a first visit, as text. */
async function weightOf(browser: Browser, address: string): Promise<string> {
  const { context, page } = await openPhone(browser);
  try {
    const { script, requests } = await weighVisit(page, () => page.goto(address));
    return `${String(script)}, ${String(requests)}`;
  } finally {
    await context.close();
  }
}
