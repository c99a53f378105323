import type { Database } from "../db/database.js";
import type { Logger } from "../log/logger.js";
import type { Caution } from "./caution.js";
import type { OutboxRepository, Settled } from "./outbox.repository.js";

/** Maximum number of mails per transaction, and the pause in milliseconds after a failed transaction. */
const CHUNK = 100;
const RETRY_MS = 250;

type Waiting = Settled & { readonly done: () => void };

/**
 * Writes the outcomes of mails. Retries until the write succeeds, because otherwise a sent mail would be sent a second
 * time. Outcomes that arrive during a transaction share the next transaction.
 */
export class OutcomeWriter {
  #waiting: Waiting[] = [];
  #isWriting = false;
  #isClosed = false;

  constructor(
    private readonly db: Database,
    private readonly repository: OutboxRepository,
    private readonly caution: Caution,
    private readonly holder: string,
    private readonly log: Logger,
  ) {}

  /** Resolves when the outcome is written, or when writing stops because the worker ends. */
  write(settled: Settled): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    return new Promise((done) => {
      this.#waiting.push({ ...settled, done });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  /** Stops writing, and resolves the promises of all waiting outcomes. */
  close(): void {
    this.#isClosed = true;
    for (const { done } of this.#waiting.splice(0)) done();
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    let chunkSize = CHUNK;
    while (this.#waiting.length > 0) {
      const chunk = this.#waiting.splice(0, chunkSize);
      try {
        await this.caution.watchWrite(() =>
          this.db.inTransaction((tx) => this.repository.settle(tx, this.holder, chunk)),
        );
        for (const { done } of chunk) done();
      } catch (error) {
        this.log.debug({ err: error, mails: chunk.length }, "outbox: not marked yet");
        if (this.#isClosed) for (const { done } of chunk) done();
        else this.#waiting.push(...chunk);
        chunkSize = 1; // An outcome that cannot be written must not block the others.
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
    this.#isWriting = false;
  }
}
