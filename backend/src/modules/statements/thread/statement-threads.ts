import { Worker } from "node:worker_threads";
import { E_TIMEOUT, Semaphore, withTimeout } from "async-mutex";
import { entryFile } from "../../../config/product-build.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { StatementThread, type ThreadPort } from "./statement-thread.js";

/** Maximum number of statements read at the same time. With 10,000 teams, each takes a core and 200 to 300 MB. */
const PARALLEL = 2;
/**
 * Maximum number of statements that wait for a thread. If more were waiting, the last requests would time out before
 * the answer.
 */
const MAX_WAITING = 6;
const MAX_WAIT_MS = 20_000;
/**
 * Maximum duration of a call's work in its thread, in milliseconds, without the wait for a thread. It is a hundred
 * times the usual duration.
 */
const MAX_MS = 60_000;
/**
 * Memory limit of a thread in MB, as a safety net. A thread at this limit may end the whole process, so the limits on
 * lines and facts are low enough to be reached first.
 */
const MEMORY_MB = 1024;

/** A thread, with a function that ends it. */
export interface OpenedThread {
  readonly port: ThreadPort;
  readonly end: () => Promise<unknown>;
}

/**
 * Reads and matches statements in threads, one for each statement. The thread and its memory are released afterwards.
 */
export class StatementThreads {
  readonly #slots = new Semaphore(PARALLEL);
  readonly #turns = withTimeout(this.#slots, MAX_WAIT_MS);
  #waiting = 0;

  constructor(
    private readonly open: () => OpenedThread = startWorker,
    private readonly maxMs = MAX_MS,
  ) {}

  /**
   * Runs work in a thread.
   * @throws DomainError STATEMENT_BUSY if too many calls are waiting, or this call waits for too long;
   * STATEMENT_TOO_MUCH beyond the limits of time, memory or facts.
   */
  async use<Result>(work: (thread: StatementThread) => Promise<Result>): Promise<Result> {
    const release = await this.#turn();
    const { port, end } = this.open();
    const thread = new StatementThread(port);
    const limit = setTimeout(() => {
      thread.fail(new DomainError("STATEMENT_TOO_MUCH"));
    }, this.maxMs);
    try {
      return await work(thread);
    } finally {
      clearTimeout(limit);
      await end();
      release();
    }
  }

  async #turn(): Promise<() => void> {
    if (!this.#slots.isLocked()) return (await this.#slots.acquire())[1];
    if (this.#waiting >= MAX_WAITING) throw new DomainError("STATEMENT_BUSY");
    this.#waiting++;
    try {
      return (await this.#turns.acquire())[1];
    } catch (error) {
      throw error === E_TIMEOUT ? new DomainError("STATEMENT_BUSY") : error;
    } finally {
      this.#waiting--;
    }
  }
}

function startWorker(): OpenedThread {
  const { file, execArgv } = entryFile("modules/statements/thread/statement-worker");
  const worker = new Worker(file, {
    execArgv,
    env: {}, // the thread needs no secret
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return { port: worker, end: () => worker.terminate() };
}
