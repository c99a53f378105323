import { hash, verify } from "@node-rs/argon2";
import { Semaphore, withTimeout, E_TIMEOUT, type SemaphoreInterface } from "async-mutex";
import { DomainError } from "../errors/domain-error.js";

/**
 * argon2id (the library's default) with m=19 MiB, t=2, p=1, as in OWASP's password storage cheat sheet. A hash takes 8
 * to 18 ms on one core.
 */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Maximum wait for a hash, in milliseconds. After a longer wait, people would reload the page and wait again. */
const MAX_WAIT_MS = 10_000;
/**
 * Maximum number of waiting requests for each concurrent hash (`parallel`). A busy core can hash this many passwords
 * within MAX_WAIT_MS. Further requests are refused immediately, with a time to retry.
 */
const MAX_WAITING = 300;
/**
 * A log-in is processed before sign-ups that arrived up to this many milliseconds earlier, so that returning users wait
 * least. Sign-ups that arrived even earlier keep their turn.
 */
const LOG_IN_HEAD_START_MS = 2000;
/** Assumed duration of a hash in milliseconds, before the first measurement. */
const FIRST_GUESS_MS = 20;

/** The hash functions. Tests replace them with slower or quicker ones. */
interface Argon {
  hash(password: string, options: typeof OPTIONS): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
}

/** Returns true if the client no longer waits for the result. */
type IsGone = () => boolean;

/** Hashes and checks passwords in the library's threads, with a bounded queue. */
export class PasswordHasher {
  readonly #slots: Semaphore;
  readonly #turns: SemaphoreInterface;
  #waiting = 0;
  #usualMs = FIRST_GUESS_MS;
  #dummy: Promise<string> | undefined;

  /**
   * @param parallel maximum number of concurrent hashes, by default two. With more, a machine with two cores would have
   * too little time for other requests.
   */
  constructor(
    private readonly parallel = 2,
    private readonly argon: Argon = { hash, verify },
  ) {
    this.#slots = new Semaphore(parallel);
    this.#turns = withTimeout(this.#slots, MAX_WAIT_MS);
  }

  /** Number of requests in the queue. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Number of hashes that are being computed. */
  get running(): number {
    return this.parallel - this.#slots.getValue();
  }

  /**
   * Returns the argon2id hash in PHC string format.
   * @throws DomainError UNAVAILABLE if too many requests wait, the wait was too long, or the client has disconnected
   */
  hash(password: string, isGone: IsGone = never): Promise<string> {
    return this.#queued(0, isGone, () => this.argon.hash(normalisePassword(password), OPTIONS));
  }

  /**
   * Returns whether the password matches the hash. Also tries the password as typed and in its other Unicode forms,
   * because older hashes were computed without normalisation. For a null hash (unknown address), checks a dummy hash
   * and returns false, so that the reply time does not reveal whether an account exists. Takes priority over slightly
   * older calls of `hash`.
   * @throws DomainError UNAVAILABLE if too many requests wait, the wait was too long, or the client has disconnected
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

  /**
   * Waits for a free slot, in order of priority, highest first. Returns a function that releases the slot.
   * @throws DomainError UNAVAILABLE after MAX_WAIT_MS
   */
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

  /**
   * Returns UNAVAILABLE with a Retry-After time after which the current queue should be empty. A random part keeps
   * clients from retrying at the same moment.
   */
  #busy(): DomainError {
    const seconds = (this.#waiting * this.#usualMs) / this.parallel / 1000;
    return new DomainError("UNAVAILABLE", { retryAfter: Math.ceil(seconds * (1 + Math.random())) + 1 });
  }
}

/**
 * Returns the password in the spelling that is hashed: composed (NFC), with plain spaces. Keyboards differ in their
 * spaces and in how they compose letters (RFC 8265, OpaqueString).
 */
function normalisePassword(password: string): string {
  return password.replace(/\p{Zs}/gu, " ").normalize("NFC");
}

/** Returns the spellings to compare with a hash: one for a password of ASCII characters, up to four for others. */
function spellingsOf(password: string): ReadonlySet<string> {
  const composed = password.normalize("NFC").replace(NUKTA_PAIR, (pair) => NUKTA_LETTERS.get(pair) ?? pair);
  return new Set([normalisePassword(password), password, password.normalize("NFD"), composed]);
}

/**
 * Maps letters with a dot below, in decomposed form, to the single character that keyboards type. Unicode normalisation
 * never produces these characters (composition exclusions).
 */
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
