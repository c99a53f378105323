import { DATA_MODEL } from "../../../app/data-model.js";
import type { Database, Tx } from "../../db/database.js";
import { execute, toSqlTime } from "../../db/raw-sql.js";
import { openDatabase } from "../../db/open-database.js";
import type { Logger } from "../../log/logger.js";
import { createMigratedDatabase } from "../../testing/migrated-database.js";
import { SmtpSink } from "../../testing/smtp-sink.js";
import { ON_MARIADB, type TestDatabase } from "../../testing/test-database.js";
import { plainBody } from "../mail-body.js";
import { smtpTransport, type MailTransport } from "../mail-transport.js";
import { readSmtpUrl } from "../smtp-address.js";
import type { MailState } from "../outbox-mail.entity.js";
import { CONNECTIONS, OutboxWorker, type WorkerOptions } from "../outbox-worker.js";
import { Outbox } from "../outbox.js";
import { OutboxRepository } from "../outbox.repository.js";

/** A row of the outbox with the columns that the tests read. */
export interface OutboxRow {
  readonly recipient: string;
  readonly state: MailState;
  readonly sealedBody: string;
  readonly attempts: number;
  readonly leasedBy: string | null;
  readonly lastError: string | null;
}

const CLUB = { name: "Club", address: "club@example.org" };

/** An outbox with its own database, and the workers and mail servers that a test needs. */
export class OutboxFixture {
  /** The messages that the workers logged as warnings. */
  readonly warnings: string[] = [];
  /** The logged fields of the warnings. */
  readonly facts: object[] = [];
  readonly outbox = new Outbox("a secret for tests");
  readonly #open: Database[] = [];
  readonly #workers: OutboxWorker[] = [];
  readonly #sinks: SmtpSink[] = [];

  private constructor(
    private readonly files: TestDatabase,
    readonly db: Database,
  ) {
    this.#open.push(db);
  }

  static async open(): Promise<OutboxFixture> {
    const files = await createMigratedDatabase();
    return new OutboxFixture(files, await openDatabase(files.url, DATA_MODEL));
  }

  async close(): Promise<void> {
    for (const sink of this.#sinks) sink.speak();
    await Promise.all(this.#workers.map((worker) => worker.stop()));
    await Promise.all(this.#sinks.map((sink) => sink.close()));
    for (const db of this.#open) await db.close();
    await this.files.dispose();
  }

  /** Starts a mail server. */
  async sink(port = 0): Promise<SmtpSink> {
    const sink = await SmtpSink.start(port);
    this.#sinks.push(sink);
    return sink;
  }

  /**
   * Starts a worker.
   * @param db the worker's database connection, to imitate another server or a failing connection
   */
  worker(
    url: string,
    options: Partial<WorkerOptions> & { readonly db?: Database; readonly transport?: MailTransport } = {},
  ): OutboxWorker {
    const {
      db = this.db,
      transport = smtpTransport(readSmtpUrl(url), CLUB, { maxConnections: CONNECTIONS }),
      ...more
    } = options;
    const worker = new OutboxWorker(db, this.outbox, new OutboxRepository(db), transport, this.#log(), {
      name: `worker-${String(this.#workers.length)}:1`,
      messageIdDomain: "club.example",
      pollMs: 100,
      firstPauseMs: 100,
      stopMs: 200,
      ...more,
    });
    this.#workers.push(worker);
    worker.start();
    return worker;
  }

  /** Starts workers on two servers, or on one server with SQLite. Returns the servers' databases. */
  async servers(url: string, options: Partial<WorkerOptions> = {}): Promise<Database[]> {
    const databases = ON_MARIADB ? [this.db, await this.another()] : [this.db];
    for (const db of databases) this.worker(url, { ...options, db });
    return databases;
  }

  /** Makes reads and writes, or only writes, fail on the databases. Returns a function that restores them. */
  cutOff(databases: readonly Database[], what: "all" | "writes" = "all"): () => void {
    const away = (): Promise<never> =>
      Promise.reject(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));
    const spies = databases.flatMap((db) => [
      ...(what === "all" ? [jest.spyOn(db, "read").mockImplementation(away)] : []),
      jest.spyOn(db, "inTransaction").mockImplementation(away),
    ]);
    return () => {
      for (const spy of spies) spy.mockRestore();
    };
  }

  /**
   * Queues a mail that already has a lease.
   * @param until the expiry of the lease, in milliseconds since 1970
   */
  async queueHeld(to: string, holder: string, until: number): Promise<void> {
    await this.db.inTransaction(async (tx) => {
      await this.outbox.enqueueCode(tx, { to, subject: "Held", body: ["held"] });
      await this.#lease(tx, to, holder, until);
    });
  }

  /** Leases a mail to a holder, for `forMs` milliseconds from now. */
  lease(recipient: string, holder: string, forMs: number): Promise<void> {
    return this.db.inTransaction((tx) => this.#lease(tx, recipient, holder, Date.now() + forMs));
  }

  /** Opens another server's connection to the same database. */
  async another(onStatement: (sql: string) => void = () => undefined): Promise<Database> {
    const db = await openDatabase(this.files.url, { ...DATA_MODEL, onStatement });
    this.#open.push(db);
    return db;
  }

  queue(to: string, text = "Your code is 123456"): Promise<void> {
    return this.db.inTransaction((tx) =>
      this.outbox.enqueueCode(tx, { to, subject: "Your code", body: plainBody(text) }),
    );
  }

  /** Queues a mailing to `count` people: `student0@example.org` and so on. */
  queueMany(count: number): Promise<void> {
    const mails = Array.from({ length: count }, (_none, n) => ({
      to: `student${String(n)}@example.org`,
      subject: "To all",
      body: ["hello"],
    }));
    return this.db.inTransaction((tx) => this.outbox.enqueueMailing(tx, "a mailing", mails));
  }

  rows(): Promise<OutboxRow[]> {
    return this.db.query<OutboxRow>(
      "SELECT recipient, state, sealedBody, attempts, leasedBy, lastError FROM outbox_mails ORDER BY id",
    );
  }

  async count(state: MailState): Promise<number> {
    return (await this.rows()).filter((row) => row.state === state).length;
  }

  async #lease(tx: Tx, recipient: string, holder: string, until: number): Promise<void> {
    await execute(tx, "UPDATE outbox_mails SET leasedBy = ?, nextAttemptAt = ? WHERE recipient = ?", [
      holder,
      toSqlTime(new Date(until)),
      recipient,
    ]);
  }

  #log(): Logger {
    const ignore = (): void => undefined;
    const warn = (facts: object, message: string): void => {
      this.facts.push(facts);
      this.warnings.push(message);
    };
    return { info: ignore, debug: ignore, warn, error: warn };
  }
}

/** Waits until the expectations pass. If they do not pass in time, the test fails with the last failure. */
export async function eventually(
  expectations: () => Promise<void> | void,
  timeoutMs = 60_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      await expectations();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
