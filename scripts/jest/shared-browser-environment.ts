import { setImmediate as turn } from "node:timers/promises";
import type { EnvironmentContext, JestEnvironmentConfig } from "@jest/environment";
import SharedEnvironment from "./shared-environment.ts";
import { SharedWindow } from "./shared-window.ts";

/** Globals that no page has. Fake timers leave them alone, because React's tools and Node.js need the real ones. */
const NOT_A_PAGES = ["clearImmediate", "process", "setImmediate"];
const CLOCK_OF_A_PAGE = new Proxy(globalThis, {
  get: (target, name): unknown =>
    NOT_A_PAGES.includes(String(name)) ? undefined : Reflect.get(target, name),
});

/**
 * The shared environment with a separate window for each test file, and the browser interfaces that Apollo Client and
 * Radix expect.
 */
export default class SharedBrowserEnvironment extends SharedEnvironment {
  readonly #window: SharedWindow;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    // The window is created first, because `super` creates Jest's fake timers, which replace only functions that exist
    // at that time.
    const window = new SharedWindow(context.console);
    super(config, context, CLOCK_OF_A_PAGE);
    this.#window = window;
  }

  override async teardown(): Promise<void> {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    // Lets React's queued work run before its window closes.
    await turn();
    this.#window.close();
    await super.teardown();
  }
}
