import { hash, verify } from "@node-rs/argon2";
import { Semaphore, withTimeout, E_TIMEOUT, type SemaphoreInterface } from "async-mutex";
import { DomainError } from "../errors/domain-error.js";

/** argon2id (the library's default) m=19 MiB, t=2, p=1: OWASP's password storage cheat sheet; about 15 ms here (performance.md). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** At most two hashes at once, so that two cores still answer everyone else (security.md, "Load on two cores"). */
const PARALLEL = 2;
/** Beyond this many waiting, or this long, a client is told to come back: 2 × 66 hashes a second empty 200 in 1.5 s. */
const MAX_WAITING = 200;
const MAX_WAIT_MS = 3000;

/** Hashes and checks passwords in the library's own threads, behind a bounded queue. */
export class PasswordHasher {
  readonly #slots: SemaphoreInterface = withTimeout(new Semaphore(PARALLEL), MAX_WAIT_MS);
  #waiting = 0;
  #dummy: Promise<string> | undefined;

  /** argon2id hash in PHC string format. @throws DomainError UNAVAILABLE when the queue is full. */
  hash(password: string): Promise<string> {
    return this.#queued(() => hash(password, OPTIONS));
  }

  /**
   * True when the password matches. Without a hash (unknown address) it works as long on a dummy and answers false,
   * so that the time of a reply does not tell whether an account exists.
   */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    this.#dummy ??= hash("no account has this password", OPTIONS);
    const target = passwordHash ?? (await this.#dummy);
    const matches = await this.#queued(() => verify(target, password));
    return passwordHash !== null && matches;
  }

  async #queued<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= MAX_WAITING) throw busy();
    this.#waiting++;
    try {
      return await this.#slots.runExclusive(work);
    } catch (error) {
      throw error === E_TIMEOUT ? busy() : error;
    } finally {
      this.#waiting--;
    }
  }
}

function busy(): DomainError {
  return new DomainError("UNAVAILABLE", { retryAfter: 2 });
}
