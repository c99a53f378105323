import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * The percentage by which the heap may grow between two garbage collections. V8's default depends on the machine's
 * memory and lets the heap grow fourfold on a large machine (docs/performance.md, "Memory").
 */
const HEAP_GROWTH = 40;

/** Milliseconds after which the one-time work of startup is certainly done. */
const AFTER_MS = 2000;

/**
 * Keeps garbage from piling up under load. Call this function after startup, because the limit would slow startup down.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${String(HEAP_GROWTH)}`);
}

/**
 * Frees about 15 MB that only startup needed and V8 would keep (docs/performance.md, "Memory"). Blocks the event loop
 * once for 0.1 s, or for up to 0.45 s on a busy machine. Few visitors are affected so soon after startup.
 */
export function releaseStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as (options: object) => void;
    collect({ type: "major", flavor: "last-resort" });
  }, AFTER_MS).unref();
}
