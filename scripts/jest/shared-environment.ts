import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from "@jest/environment";
import { LegacyFakeTimers, ModernFakeTimers } from "@jest/fake-timers";
import type { Config } from "@jest/types";
import { ModuleMocker } from "jest-mock";
import { ProcessState } from "./process-state.ts";

/** Milliseconds within which resources must be closed after the end of a test file. A busy machine needs some time. */
const GRACE_MS = 5_000;
const LOOK_EVERY_MS = 10;

/**
 * Maximum number of frames in an error's stack trace. Jest's 100 frames make errors expensive: thousands of tests
 * expect a refusal, and each frame is translated with a source map.
 */
const STACK_FRAMES = 20;

/**
 * The file to which a line of JSON is appended for each test file: its path, this process's CPU seconds, and the
 * elapsed seconds.
 */
const { CPU_LOG } = process.env;

/**
 * Jest's Node.js environment, but without its own context. All test files of a process share the global object and the
 * modules (shared-runtime.mjs). Changes to the process are undone after each file. A file that leaves a resource open
 * fails.
 */
export default class SharedEnvironment implements JestEnvironment<NodeJS.Timeout> {
  readonly global = globalThis as unknown as JestEnvironment["global"];
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers: LegacyFakeTimers<NodeJS.Timeout>;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly #testFile: string;
  readonly #before = new ProcessState();
  readonly #cpu = process.cpuUsage();
  readonly #began = performance.now();

  /** @param clockOf the object whose timer functions `jest.useFakeTimers` replaces */
  constructor(
    { projectConfig }: JestEnvironmentConfig,
    { testPath }: EnvironmentContext,
    clockOf: typeof globalThis = globalThis,
  ) {
    this.#testFile = relative(projectConfig.rootDir, testPath);
    this.fakeTimers = new LegacyFakeTimers({
      global: globalThis,
      config: projectConfig,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id as unknown as NodeJS.Timeout, refToId: Number },
    });
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: clockOf });
  }

  /** Sets the limit of stack frames. Runs after Jest has set its own limit. */
  setup(): Promise<void> {
    Error.stackTraceLimit = STACK_FRAMES;
    return Promise.resolve();
  }

  /**
   * Restores the process after a test file.
   * @throws Error if the test file left a server, a connection, a timer or a process open
   */
  async teardown(): Promise<void> {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    this.#before.restore();
    const open = await this.#leftOpen();
    if (CPU_LOG !== undefined) this.#log(CPU_LOG);
    if (open.length > 0) throw new Error(`${this.#testFile} leaves open: ${open.join(", ")}`);
  }

  exportConditions(): string[] {
    return ["node", "node-addons"];
  }

  /**
   * Returns an empty context, because Jest would treat an environment without a context as ended. The shared runtime
   * does not use the context.
   */
  getVmContext(): Config.ConfigGlobals {
    return {};
  }

  async #leftOpen(): Promise<string[]> {
    const deadline = performance.now() + GRACE_MS;
    for (;;) {
      const open = this.#before.opened();
      if (open.length === 0 || performance.now() > deadline) return open;
      await pause(LOOK_EVERY_MS);
    }
  }

  #log(file: string): void {
    const { user, system } = process.cpuUsage(this.#cpu);
    const seconds = [(user + system) / 1e6, (performance.now() - this.#began) / 1000];
    appendFileSync(file, `${JSON.stringify([this.#testFile, ...seconds])}\n`);
  }
}
