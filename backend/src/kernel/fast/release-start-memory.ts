import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * The percentage by which the heap may grow after a collection before the next one. By default V8 decides by the
 * machine's memory, and on a large one lets the heap grow fourfold (docs/performance.md, "Memory").
 */
const HEAP_GROWTH = 20;

/** Milliseconds until the one-time work after a start is surely done. */
const AFTER_MS = 2000;

/** Keeps garbage from piling up under load. Call it after the start, which would take longer with the limit. */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${String(HEAP_GROWTH)}`);
}

/**
 * Frees the memory that only the start needed, once: 20 MB, which V8 would keep (docs/performance.md, "Memory"). It
 * blocks the event loop for 0.1 s, or 0.4 s on a busy machine, at a time with few visitors.
 */
export function releaseStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as (options: object) => void;
    collect({ type: "major", flavor: "last-resort" });
  }, AFTER_MS).unref();
}
