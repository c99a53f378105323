import { setImmediate as turn } from "node:timers/promises";
import type { EnvironmentContext, JestEnvironmentConfig } from "@jest/environment";
import SharedEnvironment from "./shared-environment.ts";
import { SharedWindow } from "./shared-window.ts";

/** No page has them; React's own tools and Node.js go on to need them as they are. */
const NOT_A_PAGES = ["clearImmediate", "process", "setImmediate"];
const CLOCK_OF_A_PAGE = new Proxy(globalThis, {
  get: (target, name): unknown =>
    NOT_A_PAGES.includes(String(name)) ? undefined : Reflect.get(target, name),
});

/** The shared environment with a window of the test file's own, and the browser interfaces that Apollo Client and Radix expect. */
export default class SharedBrowserEnvironment extends SharedEnvironment {
  readonly #window: SharedWindow;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    // First: Jest's clock replaces what it finds.
    const window = new SharedWindow(context.console);
    super(config, context, CLOCK_OF_A_PAGE);
    this.#window = window;
  }

  override async teardown(): Promise<void> {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    // What React has queued finds the window it was queued for.
    await turn();
    this.#window.close();
    await super.teardown();
  }
}
