import { TestEnvironment } from "jest-environment-node";
import { endContextStorages } from "./context-storages.cjs";

/** A timer that waits longer than this may outlive its test file. */
const LONG_MS = 10_000;

/** Jest's own, which leaves nothing behind that slows the next file down. */
export default class NodeEnvironment extends TestEnvironment {
  readonly #waiting = new Set<NodeJS.Timeout>();

  override async setup(): Promise<void> {
    await super.setup();
    this.#rememberTimers();
  }

  override async teardown(): Promise<void> {
    for (const timer of this.#waiting) clearTimeout(timer);
    this.#waiting.clear();
    await super.teardown();
    endContextStorages();
  }

  /**
   * A timer keeps all that its file loaded, 40 MB where that is an application, and what counts attempts in memory has one
   * for each, up to an hour long: no garbage would be found in a process's hundred files.
   */
  #rememberTimers(): void {
    const original = this.global.setTimeout;
    const remembering = (callback: () => void, ms?: number, ...args: unknown[]): NodeJS.Timeout => {
      const timer = Reflect.apply(original, this.global, [callback, ms, ...args]) as NodeJS.Timeout;
      if ((ms ?? 0) > LONG_MS) this.#waiting.add(timer);
      return timer;
    };
    // With what `promisify` looks for.
    Object.defineProperties(remembering, Object.getOwnPropertyDescriptors(original));
    Object.assign(this.global, { setTimeout: remembering });
  }
}
