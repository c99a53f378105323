import { randomBytes } from "node:crypto";
import type { Database } from "../db/database.js";
import type { Language } from "../languages/language.js";
import type { Logger } from "../log/logger.js";
import { Outage } from "../log/outage.js";
import { Caution } from "./caution.js";
import { DueMails } from "./due-mails.js";
import type { Lease } from "./lease.js";
import { GatheredCalls, timeLimit } from "./timers.js";
import { Leases } from "./leases.js";
import { MailServer } from "./mail-server.js";
import type { MailTransport } from "./mail-transport.js";
import { OutcomeWriter } from "./outcome-writer.js";
import { MailPriority } from "./outbox-mail.entity.js";
import type { Outbox } from "./outbox.js";
import type { OutboxRepository } from "./outbox.repository.js";
import { tryToSend } from "./try-to-send.js";

/** Maximum number of mails in progress. Half as many send 33 mails a second, if each mail takes 300 ms. */
export const SENDERS = 20;
/** Maximum number of further mails that wait for the server's last reply without occupying a sender. */
const PONDERED = 16;
/** Maximum connections to the mail server. */
export const CONNECTIONS = SENDERS + PONDERED;

/** Milliseconds for which mails other than codes are gathered, so that one transaction leases several of them. */
const GATHER_MS = 100;

/** A priority and the maximum number of senders for its mails. */
export interface Lane {
  readonly priority: MailPriority;
  readonly senders: number;
}

/** The lanes, most urgent first. The limits keep a few senders free for urgent mails. */
const MAIL_LANES: readonly Lane[] = [
  { priority: MailPriority.code, senders: SENDERS },
  { priority: MailPriority.prompt, senders: SENDERS - 4 },
  { priority: MailPriority.farewell, senders: SENDERS - 4 },
  { priority: MailPriority.bulk, senders: SENDERS - 8 },
];

/** Options of a worker. Times are in milliseconds. */
export interface WorkerOptions {
  /** A unique name, the same after a restart. The worker needs the name to release the leases of its previous run. */
  readonly name: string;
  readonly messageIdDomain: string;
  /** Returns the recipients' languages by mail id, except for recipients without an account. */
  readonly languagesOf?: (mailIds: readonly string[]) => Promise<ReadonlyMap<string, Language>>;
  /** The lanes whose mails the worker sends, most urgent first. */
  readonly lanes?: readonly Lane[];
  /** The name of the mail service in the log. */
  readonly serverName?: string;
  /** The length of a lease. When the lease expires, another worker takes over the mail. */
  readonly leaseMs?: number;
  /** The interval of polls, which find mails queued by other servers and retries that are due. */
  readonly pollMs?: number;
  /** The pause after a failure that affects every mail. Each further failure doubles it. */
  readonly firstPauseMs?: number;
  /** Maximum time that `stop` waits for the mail server's reply to mails already handed over. */
  readonly stopMs?: number;
}

const DEFAULTS = {
  languagesOf: () => Promise.resolve(new Map<string, Language>()),
  lanes: MAIL_LANES,
  serverName: "mail server",
  ...{ leaseMs: 10_000, pollMs: 1000, firstPauseMs: 500, stopMs: 5000 },
};

/** Sends the mails in the outbox until stopped. Several senders work in parallel, each with a lease on one mail. */
export class OutboxWorker {
  readonly #options: Required<WorkerOptions>;
  readonly #senders: number;
  readonly #server: MailServer;
  readonly #database: Outage;
  readonly #caution: Caution;
  readonly #leases: Leases;
  readonly #outcomes: OutcomeWriter;
  readonly #due: ReadonlyMap<MailPriority, DueMails>;
  readonly #deliveries = new Set<Promise<void>>();
  readonly #gathered = new GatheredCalls<MailPriority>(GATHER_MS, (priority) => {
    this.#queued(priority);
  });
  #isStopped = true;
  #isFirst = true;
  #acquiring: Promise<void> | undefined;
  #acquireAgain = false;
  #poll: NodeJS.Timeout | undefined;
  #pause: NodeJS.Timeout | undefined;
  #unsubscribe: () => void = () => undefined;

  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly repository: OutboxRepository,
    private readonly transport: MailTransport,
    private readonly log: Logger,
    options: WorkerOptions,
  ) {
    this.#options = { ...DEFAULTS, ...options };
    const { lanes, serverName, leaseMs, firstPauseMs } = this.#options;
    // Without the random part, two running processes of one name could hold the same lease and send its mail twice.
    const holder = `${this.#prefix}${randomBytes(4).toString("hex")}`;
    this.#senders = Math.max(...lanes.map(({ senders }) => senders));
    this.#server = new MailServer(new Outage(log, serverName), this.#senders, firstPauseMs);
    this.#database = new Outage(log, "database of the outbox");
    this.#caution = new Caution(leaseMs);
    this.#leases = new Leases(db, repository, this.#caution, holder, leaseMs);
    this.#outcomes = new OutcomeWriter(db, repository, this.#caution, holder, log);
    this.#due = new Map(
      lanes.map(({ priority }) => [priority, new DueMails(db, repository, this.#caution, priority)]),
    );
  }

  start(): void {
    this.#isStopped = false;
    this.#unsubscribe = this.outbox.onQueued((priority) => {
      if (priority === MailPriority.code) this.#queued(priority);
      else this.#gathered.add(priority);
    });
    this.#leases.start();
    this.#poll = setInterval(() => {
      for (const due of this.#due.values()) due.forget();
      this.#wake();
    }, this.#options.pollMs);
    this.#wake();
  }

  /** Takes no more mails, releases those not handed over, and waits up to `stopMs` for the mail server's replies. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#unsubscribe();
    this.#gathered.clear();
    clearInterval(this.#poll);
    clearTimeout(this.#pause);
    const deadline = timeLimit(this.#options.stopMs);
    await Promise.race([this.#acquiring, deadline.over]);
    for (const lease of this.#leases.all) lease.cancel();
    await Promise.race([Promise.allSettled(this.#deliveries), deadline.over]);
    deadline.end();
    this.#leases.stop();
    this.#outcomes.close();
    this.transport.close();
  }

  #queued(priority: MailPriority): void {
    this.#due.get(priority)?.lookAgain();
    this.#wake();
  }

  get #prefix(): string {
    return `${this.#options.name.slice(-120)}#`;
  }

  /**
   * Assigns mails to free senders, one query at a time. Senders that become free during a query share the next query.
   */
  #wake(): void {
    if (this.#isStopped) return;
    this.#acquireAgain = true;
    this.#acquiring ??= this.#acquireAll().finally(() => {
      this.#acquiring = undefined;
    });
  }

  async #acquireAll(): Promise<void> {
    while (this.#acquireAgain && !this.#isStopped) {
      this.#acquireAgain = false;
      try {
        if (this.#isFirst) await this.#releasePredecessors();
        for (const lane of this.#options.lanes) while (await this.#acquireSome(lane));
        this.#database.worked();
      } catch (error) {
        // The mails stay in the database, and the next query tries again.
        this.#database.failed(error);
      }
    }
    this.#wakeAfterPause();
  }

  /**
   * Releases the leases of this server's previous run. On SQLite, releases all leases, because there is only one
   * server.
   */
  async #releasePredecessors(): Promise<void> {
    const prefix = this.db.dialect === "sqlite" ? "" : this.#prefix;
    const released = await this.#caution.watchWrite(() =>
      this.db.inTransaction((tx) => this.repository.release(tx, prefix, [...this.#due.keys()])),
    );
    this.#isFirst = false;
    if (released > 0) this.log.warn({ mails: released }, "outbox: freed what an earlier run left unfinished");
  }

  /** Assigns a lane's mails to free senders. Returns false if there is no sender or no mail. */
  async #acquireSome(lane: Lane): Promise<boolean> {
    const room = this.#isStopped ? 0 : this.#room(lane);
    const due = room > 0 ? await this.#due.get(lane.priority)?.next(room, (id) => this.#leases.has(id)) : [];
    if (!due || due.length === 0) return false;
    // Reads the languages before it acquires leases, so that a failure leaves no mail leased.
    const languages = await this.#options.languagesOf(due.map(({ id }) => id));
    for (const lease of await this.#leases.acquire(due, lane.priority))
      this.#deliver(lease, languages.get(lease.mail.id) ?? null);
    return true;
  }

  #room({ priority, senders }: Lane): number {
    const busy = this.#leases.all.filter(({ isPondered }) => !isPondered);
    const ofLane = busy.filter((lease) => lease.priority === priority);
    const held = this.#leases.all.length;
    return Math.min(
      this.#server.limit - busy.length,
      senders - ofLane.length,
      this.#senders + PONDERED - held,
    );
  }

  #deliver(lease: Lease, reads: Language | null): void {
    const delivery = this.#sendAndSettle(lease, reads).finally(() => {
      this.#deliveries.delete(delivery);
      this.#leases.drop(lease);
      this.#wake();
    });
    this.#deliveries.add(delivery);
  }

  async #sendAndSettle(lease: Lease, reads: Language | null): Promise<void> {
    // The lease may have been acquired while the worker was being stopped.
    if (this.#isStopped) lease.cancel();
    const { messageIdDomain } = this.#options;
    const outcome = await tryToSend(lease, {
      reads,
      outbox: this.outbox,
      transport: this.transport,
      server: this.#server,
      log: this.log,
      messageIdDomain,
    });
    await this.#outcomes.write({ id: lease.mail.id, outcome });
  }

  #wakeAfterPause(): void {
    clearTimeout(this.#pause);
    const { pauseMs } = this.#server;
    if (pauseMs === 0 || this.#isStopped) return;
    this.#pause = setTimeout(() => {
      this.#wake();
    }, pauseMs + 1);
  }
}
