import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { seed } from "../data.js";
import { nameOf, spread, type Bench } from "./bench.js";
import { fill } from "./fill-tables.js";
import { firstPaint, readTrace, tasksOf, type Thread } from "./trace.js";
import { openUnwatched, type UnwatchedPage } from "./unwatched-page.js";

const TEAMS = 5000;
const PAGE = "/events/syntaxsiege/results";
/** CPU slowdown factors: a 100-dollar phone, and no slowdown. */
const SLOWDOWNS = [4, 1] as const;
/** Typing speed of a person, in milliseconds per letter. */
const LETTER_MS = 110;
/** Milliseconds to wait until all that an action causes is over: the search, a page's opening, garbage collection. */
const REST_MS = 2_500;
/** Maximum wait, in milliseconds, for a list to be drawn completely. */
const WHOLE_MS = 60_000;

/** A visitor's actions on the page, in order. */
const ACTS = {
  open: () => sleep(REST_MS),
  scroll: async (page: UnwatchedPage) => {
    // The list grows while the visitor scrolls, so this action scrolls to the current end five times.
    for (let times = 0; times < 5; times++)
      await gesture(page, -1, () => page.evaluate("scrollY + innerHeight > document.body.scrollHeight - 99"));
    await rowsDrawn(page, TEAMS);
  },
  "scroll back": (page: UnwatchedPage) => gesture(page, 1, () => page.evaluate("scrollY === 0")),
  type: async (page: UnwatchedPage) => {
    await page.evaluate("document.querySelector('main [type=search]').focus()");
    await type(page, ["c", "h", "a", "i"]);
  },
  erase: (page: UnwatchedPage) => type(page, ["Backspace", "Backspace", "Backspace", "Backspace"]),
  "a letter that nearly all have": async (page: UnwatchedPage) => {
    await type(page, ["a"]);
    await rowsDrawn(page, 1.9 * TEAMS);
  },
  "the next letter": (page: UnwatchedPage) => type(page, ["n"]),
  clear: async (page: UnwatchedPage) => {
    await page.evaluate("document.querySelector('main [type=search]').select()");
    await type(page, ["Backspace"]);
  },
  leave: (page: UnwatchedPage) =>
    click(page, "main footer a[href^='/events/'], main a[href='/events/syntaxsiege']"),
} as const;
type Act = keyof typeof ACTS;

/** Milliseconds of an action's longest task (wall-clock and CPU), and of the action's slowest interaction. */
interface Held {
  readonly wall: number;
  readonly cpu: number;
  readonly answer: number;
}

/**
 * Opens the results page of an event with thousands of teams. Measures from a trace how long tasks block the browser,
 * and with the Event Timing API how fast the page responds.
 */
export async function measureResults({ browser, roots, runs, start, databaseFile }: Bench): Promise<void> {
  const sites = await Promise.all(
    roots.map(async (root, n) => {
      const file = `results-${String(n)}.sqlite`;
      await seed(`sqlite:${databaseFile(file)}`, TEAMS, TEAMS * 2);
      await fill(`sqlite:${databaseFile(file)}`, "results");
      return { root, site: await start(root, file) };
    }),
  );
  const results = new Map<string, Held[]>();
  for (let run = 0; run < runs; run++)
    for (const slowdown of SLOWDOWNS)
      for (const { root, site } of sites)
        for (const [act, held] of await heldBy(browser, site.url + PAGE, slowdown)) {
          const name = `${nameOf(roots, root)}${String(slowdown)}x ${act}`;
          results.set(name, [...(results.get(name) ?? []), held]);
        }
  console.log(`results of ${String(TEAMS)} teams, ms, medians of ${String(runs)}`);
  console.log(`${"".padEnd(36)} longest task            its processor time      slowest interaction`);
  for (const [name, list] of [...results].sort(([a], [b]) => slowdownOf(b) - slowdownOf(a))) {
    const of = (what: keyof Held): string => spread(list.map((held) => held[what])).padEnd(23);
    console.log(`${name.padEnd(36)} ${of("wall")} ${of("cpu")} ${of("answer")}`);
  }
  for (const { site } of sites) await site.stop();
}

const slowdownOf = (name: string): number => Number(/(\d)x/.exec(name)?.[1]);

/** Measures each action. One visitor performs all actions on one page. */
async function heldBy(browser: Browser, address: string, slowdown: number): Promise<Map<Act, Held>> {
  const results = new Map<Act, Held>();
  let page: UnwatchedPage | undefined;
  let thread: Thread | undefined;
  for (const [act, run] of Object.entries(ACTS)) {
    await browser.startTracing(undefined, { categories: ["toplevel", "loading"] });
    page ??= await openUnwatched(browser, address, { slowdown, script: WATCH });
    await page.evaluate("slowest = 0");
    await run(page);
    const answer = Number(await page.evaluate("slowest"));
    const events = readTrace(await browser.stopTracing());
    thread ??= firstPaint(events);
    const tasks = tasksOf(events, thread);
    const longest = (what: "dur" | "tdur"): number =>
      Math.max(...tasks.map((task) => task[what] ?? 0)) / 1000;
    results.set(act as Act, { wall: longest("dur"), cpu: longest("tdur"), answer });
  }
  await page?.close();
  return results;
}

const WATCH = `
  globalThis.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId > 0) slowest = Math.max(slowest, duration);
  }).observe({ type: "event", durationThreshold: 16 });
`;

/**
 * Scrolls in gestures of 30,000 pixels, as with a mouse wheel, until `isThere` returns true, but for at most
 * `WHOLE_MS`.
 */
async function gesture(page: UnwatchedPage, way: 1 | -1, isThere: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + WHOLE_MS;
  while (Date.now() < until && (await isThere()) !== true)
    await page.send("Input.synthesizeScrollGesture", {
      ...{ x: 180, y: 400, yDistance: way * 30_000, speed: 40_000, gestureSourceType: "mouse" },
    });
}

async function type(page: UnwatchedPage, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const about = key.length === 1 ? { key, text: key } : { key, code: key, windowsVirtualKeyCode: 8 };
    for (const event of ["keyDown", "keyUp"])
      await page.send("Input.dispatchKeyEvent", { type: event, ...about });
    await sleep(LETTER_MS);
  }
  await sleep(REST_MS);
}

async function click(page: UnwatchedPage, selector: string): Promise<void> {
  const place = `(() => {
    const link = document.querySelector(${JSON.stringify(selector)});
    link.scrollIntoView({ block: "center" });
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`;
  // Scrolls to the link, waits, and measures the link's position again. Content above the link gets its real height
  // only when it comes near the viewport.
  await page.evaluate(place);
  await sleep(REST_MS);
  const where = await page.evaluate(place);
  for (const event of ["mousePressed", "mouseReleased"])
    await page.send("Input.dispatchMouseEvent", {
      ...{ type: event, button: "left", clickCount: 1, ...(where as object) },
    });
  await sleep(REST_MS);
}

async function rowsDrawn(page: UnwatchedPage, count: number): Promise<void> {
  const until = Date.now() + WHOLE_MS;
  const drawn = async (): Promise<number> =>
    Number(await page.evaluate("document.querySelectorAll('main tbody tr').length"));
  while (Date.now() < until && (await drawn()) < count) await sleep(200);
  if (Date.now() >= until)
    console.log("a list was not drawn whole in time: the machine is too busy to compare");
  await sleep(REST_MS);
}
