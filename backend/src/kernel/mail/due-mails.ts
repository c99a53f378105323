import type { Database } from "../db/database.js";
import type { Caution } from "./caution.js";
import type { MailPriority } from "./outbox-mail.entity.js";
import type { OutboxRepository, QueuedMail } from "./outbox.repository.js";

/** The number of mails per query. */
const LOOKED_UP = 50;

/** The due mails of one priority. Reads them in batches, and only if there may be more. */
export class DueMails {
  #buffer: QueuedMail[] = [];
  #mayBeMore = true;

  constructor(
    private readonly db: Database,
    private readonly repository: OutboxRepository,
    private readonly caution: Caution,
    private readonly priority: MailPriority,
  ) {}

  /** Notes that there may be further mails. */
  lookAgain(): void {
    this.#mayBeMore = true;
  }

  /** Drops the buffered mails, because other servers may have taken some of them. */
  forget(): void {
    this.#buffer = [];
    this.#mayBeMore = true;
  }

  /**
   * Returns the next due mails, without those for which `isHeld` is true.
   * @throws the driver's error
   */
  async next(count: number, isHeld: (mailId: string) => boolean): Promise<QueuedMail[]> {
    if (this.#buffer.length === 0 && this.#mayBeMore) {
      // Reset before the query: a mail queued during the query sets this flag again.
      this.#mayBeMore = false;
      try {
        const now = new Date();
        const due = await this.caution.watchRead(() =>
          this.repository.due(this.priority, now, this.caution.freeBefore(now), LOOKED_UP),
        );
        this.#mayBeMore ||= due.length === LOOKED_UP;
        this.#buffer = this.#ordered(due.filter(({ id }) => !isHeld(id)));
      } catch (error) {
        this.#mayBeMore = true;
        throw error;
      }
    }
    return this.#buffer.splice(0, count);
  }

  /**
   * Starts a full batch at a random mail, because several servers that all start with the oldest would compete for the
   * same mail. SQLite has only one server.
   */
  #ordered(due: QueuedMail[]): QueuedMail[] {
    if (this.db.dialect === "sqlite" || due.length < LOOKED_UP) return due;
    const from = Math.floor(Math.random() * due.length);
    return [...due.slice(from), ...due.slice(0, from)];
  }
}
