import type { Browser } from "@playwright/test";
import { nameOf, openPhone, slow4g, spread, type Bench } from "./bench.js";

/** Labels of the links to click, in order. Each click opens a page for the first time. */
const WALK = ["Events", "Members", "Contact", "Login", "Sign up"] as const;

/** Measurements of one page change. */
interface Step {
  /** Number of frames in which neither the old page's heading nor the new page's heading was visible. */
  readonly empty: number;
  readonly emptyMs: number;
  /** Milliseconds from the click until the new page appeared. */
  readonly there: number;
}

/** Measures each page change, on a fast network and on slow 4G, and prints the results. */
export async function measureRoutes({ browser, roots, runs, start }: Bench): Promise<void> {
  const sites = await Promise.all(
    roots.map(async (root, n) => ({ root, site: await start(root, `routes-${String(n)}.sqlite`) })),
  );
  const results = new Map<string, Step[]>();
  for (let run = 0; run < runs; run++)
    for (const network of ["fast", "slow 4G"])
      for (const { root, site } of sites) {
        const name = nameOf(roots, root) + network;
        const steps = await walk(browser, site.url, network);
        results.set(name, [...(results.get(name) ?? []), ...steps]);
      }
  console.log(`from page to page on a phone, ${String(runs)} walks through ${String(WALK.length + 1)} pages`);
  console.log("network          frames without a page  ms of them             ms to the new page");
  for (const [name, steps] of results) {
    const of = (what: keyof Step): string => spread(steps.map((step) => step[what])).padEnd(22);
    console.log(`${name.padEnd(16)} ${of("empty")} ${of("emptyMs")} ${of("there")}`);
  }
  for (const { site } of sites) await site.stop();
}

async function walk(browser: Browser, address: string, network: string): Promise<Step[]> {
  const { context, page } = await openPhone(browser);
  try {
    await page.addInitScript(FOLLOW);
    await page.goto(address, { waitUntil: "networkidle" });
    if (network !== "fast") await slow4g(page);
    const steps: Step[] = [];
    for (const label of WALK) steps.push(await page.evaluate<Step>(`follow(${JSON.stringify(label)})`));
    return steps;
  } finally {
    await context.close();
  }
}

/**
 * Script that defines `follow`, which clicks a link in the navigation bar and checks every frame until the new page is
 * shown.
 */
const FOLLOW = `
  globalThis.follow = (label) => {
    const link = [...document.querySelectorAll("header a, nav a")].find((each) => each.textContent === label);
    const before = document.querySelector("main h1");
    const began = performance.now();
    let [empty, emptyMs, last] = [0, 0, began];
    link.click();
    return new Promise((resolve) => {
      (function look() {
        const heading = document.querySelector("main h1");
        const now = performance.now();
        if (!heading?.checkVisibility()) {
          empty += 1;
          emptyMs += now - last;
        }
        last = now;
        if (heading && heading !== before) resolve({ empty, emptyMs, there: now - began });
        else requestAnimationFrame(look);
      })();
    });
  };
`;
