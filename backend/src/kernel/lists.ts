import { setImmediate } from "node:timers/promises";

/** Number of items to process before checking whether a pause is due. */
const SLICE = 50;
/** Maximum milliseconds that other requests should have to wait. */
const AT_ONCE_MS = 10;

/** The last known time at which other requests could run (performance.now). */
let since = performance.now();

/**
 * Lets other requests run if they have been blocked for a while. Awaiting a SQLite statement does not let other
 * requests run.
 * @param done number of items just processed. After only a few items there is no pause, because a pause would prolong a
 * short transaction.
 */
export async function yieldToEventLoop(done = Infinity): Promise<void> {
  if (done < SLICE || performance.now() - since < AT_ONCE_MS) return;
  await setImmediate();
  since = performance.now();
}

/** Maps a list and lets other requests run in between, because mapping thousands of items can take a second. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    if (results.length % SLICE === 0) await yieldToEventLoop();
  }
  return results;
}

/**
 * Returns the items of a long list as promises that resolve in batches. GraphQL completes an item when its promise
 * resolves, so other requests run in between. A plain list would be completed in one go: 20,000 lines take half a
 * second.
 */
export function inTurns<Item>(items: readonly Item[]): Promise<Item>[] {
  let turn: Promise<void> = Promise.resolve();
  return items.map((item, at) => {
    if (at % SLICE === 0) turn = turn.then(() => yieldToEventLoop());
    return turn.then(() => item);
  });
}

/** Groups the values of entries by key. Each list keeps the order of the entries. */
export function groupBy<Item, Value>(
  items: readonly Item[],
  entry: (item: Item) => readonly [key: string, value: Value],
): Map<string, Value[]> {
  const byKey = new Map<string, Value[]>();
  for (const [key, value] of items.map(entry)) {
    const list = byKey.get(key);
    if (list) list.push(value);
    else byKey.set(key, [value]);
  }
  return byKey;
}
