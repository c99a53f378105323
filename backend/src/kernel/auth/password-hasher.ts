import { hash, verify } from "@node-rs/argon2";
import { Semaphore, withTimeout, E_TIMEOUT, type SemaphoreInterface } from "async-mutex";
import { DomainError } from "../errors/domain-error.js";

/** argon2id (the library's default) m=19 MiB, t=2, p=1: OWASP's password storage cheat sheet; 8 to 18 ms of a core. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Longest wait for a hash. People would reload the page and wait again if it took longer. */
const MAX_WAIT_MS = 10_000;
/** How many passwords a busy core can hash in that time. Later requests are refused at once, with a time to retry. */
const MAX_WAITING = 300;
/**
 * How much later than a sign-up a log-in may come and still go first: people with an account wait least, but
 * log-ins delay a sign-up by no more than this.
 */
const LOG_IN_HEAD_START_MS = 2000;
/** The assumed duration of a hash before one was measured. */
const FIRST_GUESS_MS = 20;

/** The hash functions; tests replace them by slower or quicker ones. */
interface Argon {
  hash(password: string, options: typeof OPTIONS): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
}

/** True once no request waits for the result any more. */
type IsGone = () => boolean;

/** Hashes and checks passwords in the library's own threads, behind a bounded queue. */
export class PasswordHasher {
  readonly #slots: Semaphore;
  readonly #turns: SemaphoreInterface;
  #waiting = 0;
  #usualMs = FIRST_GUESS_MS;
  #dummy: Promise<string> | undefined;

  /** @param parallel hashes at once at most: two, so that a machine with two cores still serves everybody else */
  constructor(
    private readonly parallel = 2,
    private readonly argon: Argon = { hash, verify },
  ) {
    this.#slots = new Semaphore(parallel);
    this.#turns = withTimeout(this.#slots, MAX_WAIT_MS);
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting;
  }

  /** How many are being worked on. */
  get running(): number {
    return this.parallel - this.#slots.getValue();
  }

  /** argon2id hash in PHC string format. @throws DomainError UNAVAILABLE when too many wait, or the wait was too long. */
  hash(password: string, isGone: IsGone = never): Promise<string> {
    return this.#queued(0, isGone, () => this.argon.hash(normalisePassword(password), OPTIONS));
  }

  /**
   * Returns whether the password matches: in its normalised spelling or, for hashes older than the normalisation, as
   * typed or in its other spelling. Without a hash (unknown address) it checks a dummy, which takes as long, and
   * returns false, so that the reply time does not reveal whether an account exists. Runs before hashes that were
   * requested a little earlier.
   * @throws DomainError UNAVAILABLE when too many checks wait, or one has waited too long
   */
  async verify(passwordHash: string | null, password: string, isGone: IsGone = never): Promise<boolean> {
    this.#dummy ??= this.argon.hash("no account has this password", OPTIONS);
    const target = passwordHash ?? (await this.#dummy);
    const matches = await this.#queued(LOG_IN_HEAD_START_MS, isGone, () => this.#matches(target, password));
    return passwordHash !== null && matches;
  }

  async #matches(target: string, password: string): Promise<boolean> {
    for (const spelling of spellingsOf(password)) if (await this.argon.verify(target, spelling)) return true;
    return false;
  }

  async #queued<T>(headStartMs: number, isGone: IsGone, work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= MAX_WAITING * this.parallel) throw this.#busy();
    const release = await this.#turn(headStartMs - performance.now());
    try {
      if (isGone()) throw this.#busy();
      const from = performance.now();
      const result = await work();
      this.#usualMs += (performance.now() - from - this.#usualMs) / 16;
      return result;
    } finally {
      release();
    }
  }

  /** Waits for a place; the highest priority goes first. Returns a function that releases the place. */
  async #turn(priority: number): Promise<() => void> {
    this.#waiting++;
    try {
      const [, release] = await this.#turns.acquire(1, priority);
      return release;
    } catch (error) {
      throw error === E_TIMEOUT ? this.#busy() : error;
    } finally {
      this.#waiting--;
    }
  }

  /** Retry-After: when those who wait now are done, at a random time, or all would come back together. */
  #busy(): DomainError {
    const seconds = (this.#waiting * this.#usualMs) / this.parallel / 1000;
    return new DomainError("UNAVAILABLE", { retryAfter: Math.ceil(seconds * (1 + Math.random())) + 1 });
  }
}

/**
 * The spelling of a password that is hashed: composed (NFC), with the usual space for the other ones, as keyboards differ in
 * both (RFC 8265, OpaqueString).
 */
function normalisePassword(password: string): string {
  return password.replace(/\p{Zs}/gu, " ").normalize("NFC");
}

/** What to compare with a hash: for a password of ASCII letters one spelling, for others up to four. */
function spellingsOf(password: string): ReadonlySet<string> {
  const composed = password.normalize("NFC").replace(NUKTA_PAIR, (pair) => NUKTA_LETTERS.get(pair) ?? pair);
  return new Set([normalisePassword(password), password, password.normalize("NFD"), composed]);
}

/** Letters with a dot below that keyboards write as one character and no form of Unicode composes (composition exclusions). */
const NUKTA_LETTERS = new Map(
  Array.from(
    "\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f\u09dc\u09dd\u09df\u0a33\u0a36\u0a59\u0a5a\u0a5b\u0a5e\u0b5c\u0b5d",
    (letter) => [letter.normalize("NFD"), letter] as const,
  ),
);
const NUKTA_PAIR = /\p{L}[\u093c\u09bc\u0a3c\u0b3c]/gu;

function never(): boolean {
  return false;
}
