import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * How much more than survived the last collection the heap may hold before the next one, in per cent. Left to itself V8 goes by the machine's
 * memory, and on a large one lets it grow fourfold (docs/performance.md, "Memory").
 */
const HEAP_GROWTH = 20;

/** Long enough for what is done once after a start, in milliseconds. */
const AFTER_MS = 2000;

/** Keeps garbage from piling up under load. After the start, which would take longer with it. */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${String(HEAP_GROWTH)}`);
}

/**
 * Gives back what only the start needed, once: 20 MB, which V8 by itself keeps (docs/performance.md, "Memory"). It holds the event loop for 0.1 s, on a busy
 * machine 0.4 s, when few people have come yet.
 */
export function releaseStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as (options: object) => void;
    collect({ type: "major", flavor: "last-resort" });
  }, AFTER_MS).unref();
}
