import { setImmediate } from "node:timers/promises";

/** How many items are processed before a pause is possible. */
const SLICE = 50;
/** So long may nothing else be answered. */
const AT_ONCE_MS = 10;

/** When others could be answered last, as far as is known. */
let since = performance.now();

/**
 * Lets other requests be answered, if none could be for a while: waiting for a statement of SQLite is no pause.
 * @param done how many items were just processed; after a few there is no pause, because it would only prolong a short
 * transaction
 */
export async function giveWay(done = Infinity): Promise<void> {
  if (done < SLICE || performance.now() - since < AT_ONCE_MS) return;
  await setImmediate();
  since = performance.now();
}

/** Maps a list so that other requests are answered in between: thousands of items take a second. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    if (results.length % SLICE === 0) await giveWay();
  }
  return results;
}

/**
 * The items of a long list, each ready a little after the one before: GraphQL completes items as they come, so that
 * other requests are answered in between. A list that is there completes all at once: 20,000 lines in half a second.
 */
export function inTurns<Item>(items: readonly Item[]): Promise<Item>[] {
  let turn: Promise<void> = Promise.resolve();
  return items.map((item, at) => {
    if (at % SLICE === 0) turn = turn.then(() => giveWay());
    return turn.then(() => item);
  });
}

/** Groups the values of entries by key; each list keeps the order of the entries. */
export function lists<Item, Value>(
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
