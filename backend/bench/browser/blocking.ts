import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { PUBLIC_PAGES } from "../page-weight.js";
import { launch, median, nameOf, spread, type Bench } from "./bench.js";
import { firstPaint, readTrace, tasksOf, type TraceEvent } from "./trace.js";
import { openUnwatched } from "./unwatched-page.js";

/**
 * Tasks that take longer than this many milliseconds delay a tap noticeably. Only the time above the limit counts, as
 * in Lighthouse.
 */
const LONG_MS = 50;
/** Milliseconds from a page's first use until its delayed work (animations, the next section's script) is done. */
const REST_MS = 4_000;
const TWO_LINES = '<!doctype html><html lang="en"><title>Two lines</title><p>Line one<p>Line two</html>';

/**
 * How long a first visit blocks the main thread after the first paint, in milliseconds of wall-clock time and of CPU
 * time.
 */
interface Blocked {
  readonly wall: number;
  readonly cpu: number;
}

/**
 * Measures a phone's first visit to each public page, in rounds. Each round also visits a two-line page. If that page
 * is slow too, the machine was busy.
 */
export async function measureBlocking({ roots, runs, start }: Bench): Promise<void> {
  const plain = createServer((_request, response) =>
    response.setHeader("content-type", "text/html").end(TWO_LINES),
  );
  await new Promise<void>((ready) => plain.listen(0, "127.0.0.1", ready));
  const sites = new Map(
    await Promise.all(
      roots.map(async (root, n) => [root, await start(root, `pages-${String(n)}.sqlite`)] as const),
    ),
  );
  const cases = [
    ["two lines", `http://127.0.0.1:${String((plain.address() as AddressInfo).port)}/`] as const,
    ...PUBLIC_PAGES.flatMap((path) =>
      roots.map((root) => [nameOf(roots, root) + path, (sites.get(root)?.url ?? "") + path] as const),
    ),
  ];
  const results = new Map<string, Blocked[]>(cases.map(([name]) => [name, []]));
  for (let run = -1; run < runs; run++)
    for (const [name, address] of cases) {
      const blocked = await blockedBy(address);
      if (run >= 0) results.get(name)?.push(blocked); // The first round only fills the server's caches.
    }
  console.log(
    `blocking time after the first paint, ms, medians of ${String(runs)}, a processor of a quarter`,
  );
  console.log("page                       by the clock          by processor time");
  const control = results.get("two lines") ?? [];
  for (const [name, list] of results) {
    const wall = spread(list.map((each) => each.wall));
    const ours = median(list.map((each) => each.cpu)) - median(control.map((each) => each.cpu));
    console.log(
      `${name.padEnd(24)} ${wall.padEnd(22)} ${spread(list.map(({ cpu }) => cpu)).padEnd(22)} ours ${ours.toFixed(0)}`,
    );
  }
  for (const site of sites.values()) await site.stop();
  plain.close();
}

/**
 * Measures one visit in a new browser. A second trace in the same browser would begin ten seconds late, because
 * Chromium waits for processes that have ended.
 */
async function blockedBy(address: string): Promise<Blocked> {
  const browser = await launch();
  try {
    await browser.startTracing(undefined, { categories: ["toplevel", "loading"] });
    const page = await openUnwatched(browser, address);
    await sleep(REST_MS / 4);
    // The event counts as use of the page. A public page loads its scripts only once it is used.
    await page.evaluate('dispatchEvent(new Event("resize"))');
    await sleep(REST_MS);
    return blockedIn(readTrace(await browser.stopTracing()));
  } finally {
    await browser.close();
  }
}

function blockedIn(events: readonly TraceEvent[]): Blocked {
  const paint = firstPaint(events);
  const tasks = tasksOf(events, paint).filter(({ ts }) => ts >= paint.ts);
  if (tasks.length === 0) throw new Error("the trace has no tasks");
  const above = (length: (task: TraceEvent) => number | undefined): number =>
    tasks.reduce((sum, task) => sum + Math.max(0, (length(task) ?? 0) / 1000 - LONG_MS), 0);
  return { wall: above(({ dur }) => dur), cpu: above(({ tdur }) => tdur) };
}
