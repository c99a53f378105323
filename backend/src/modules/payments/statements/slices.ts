import { setImmediate } from "node:timers/promises";

/** Work that can be paused: it yields now and then. */
export type Sliced<Result> = Generator<undefined, Result>;

/** How many lines are looked at before a pause is possible. */
const SLICE = 100;
/** So long may nothing else be answered. */
const AT_ONCE_MS = 20;

/** Maps a list, with pauses. */
export function* slicedMap<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Sliced<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    if (results.length % SLICE === 0) yield;
  }
  return results;
}

/** Does it without a pause. */
export function atOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Does it so that other requests are answered in between: thousands of lines take a second. */
export async function inSlices<Result>(work: Sliced<Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - since < AT_ONCE_MS) continue;
    await setImmediate();
    since = performance.now();
  }
}
