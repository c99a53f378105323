import { type CodeforcesApi, CodeforcesFailure } from "./codeforces-api.js";

/**
 * Codeforces' answer about a handle. `silent` means that Codeforces did not answer, `off` that no calls are configured.
 */
export type HandleAnswer =
  | { readonly outcome: "found"; readonly handle: string; readonly rating: number | null }
  | { readonly outcome: "unknown" | "silent" | "off" };

/**
 * The limits of a call for which a user waits with a form open. `waitMs` applies to the wait for a turn among other
 * calls, `timeoutMs` to the call itself, and `sizeMax` to the reply, in bytes.
 */
const FORM = { timeoutMs: 2_000, waitMs: 2_000, sizeMax: 100_000 };
/** The limits of a call for many handles of an event, for which a Superadmin waits. */
const LIST = { timeoutMs: 8_000, waitMs: 8_000, sizeMax: 4_000_000 };
/** Maximum milliseconds for which an answer is cached. Limited, because ratings change after contests. */
const FRESH_MS = 3_600_000;
/** Maximum number of cached answers, about 1 MB with their keys. */
const ANSWERS_MAX = 5_000;
/** The number of consecutive failures after which calls pause for a minute. */
const FAILURES = 3;
const PAUSE_MS = 60_000;
/**
 * Maximum number of handles per call. 250 handles make an address of about 4,000 characters. Codeforces itself accepts
 * 10,000 handles.
 */
const TOGETHER = 250;
/** Milliseconds after which `findAll` makes no more calls. The next `findAll` asks about the remaining handles. */
const LIST_MS = 20_000;

/**
 * Looks up handles in the Codeforces API (`user.info`). Never throws, because every action must also work if Codeforces
 * does not answer.
 */
export class HandleLookUp {
  readonly #answers = new Map<string, { readonly answer: Promise<HandleAnswer>; readonly until: number }>();
  #failures = 0;
  #pausedUntil = 0;

  /** @param now returns the time in milliseconds */
  constructor(
    private readonly api: CodeforcesApi,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Looks up a handle. Caches the answer for an hour, unless it is `silent`. Concurrent requests for one handle share a
   * call.
   */
  find(handle: string): Promise<HandleAnswer> {
    if (!this.api.isOn) return Promise.resolve({ outcome: "off" });
    const known = this.#known(handle);
    if (known) return known;
    if (this.#pausedUntil > this.now()) return Promise.resolve({ outcome: "silent" });
    const answer = this.#one(handle);
    this.#keep(handle, answer);
    return answer;
  }

  /**
   * Looks up many handles with few calls. Returns the answers in the order of the handles. Handles that got no answer
   * in time are `silent`. The next `findAll` starts with those handles, because the other answers are then cached.
   */
  async findAll(handles: readonly string[]): Promise<HandleAnswer[]> {
    if (!this.api.isOn) return handles.map(() => ({ outcome: "off" }));
    const until = this.now() + LIST_MS;
    let unknownKeys = [...new Set(handles.map(keyOf))].filter((key) => !this.#known(key));
    while (unknownKeys.length > 0 && this.now() < until) {
      const nextKeys = unknownKeys.slice(0, TOGETHER);
      const answered = await this.#many(nextKeys);
      if (answered.size === 0) break;
      for (const [key, answer] of answered) this.#keep(key, Promise.resolve(answer));
      unknownKeys = unknownKeys.filter((key) => !answered.has(key));
    }
    return Promise.all(handles.map((handle) => this.#known(handle) ?? Promise.resolve(SILENT)));
  }

  #known(handle: string): Promise<HandleAnswer> | null {
    const known = this.#answers.get(keyOf(handle));
    return known && known.until > this.now() ? known.answer : null;
  }

  #keep(handle: string, answer: Promise<HandleAnswer>): void {
    const key = keyOf(handle);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size >= ANSWERS_MAX && oldest !== undefined) this.#answers.delete(oldest);
    this.#answers.set(key, { answer, until: this.now() + FRESH_MS });
    void answer.then(({ outcome }) => {
      if (outcome === "silent") this.#answers.delete(key);
    });
  }

  async #one(handle: string): Promise<HandleAnswer> {
    try {
      const [user] = usersIn(await this.api.ask("user.info", { handles: handle }, FORM));
      this.#failures = 0;
      return user ?? SILENT;
    } catch (error) {
      const failure = error instanceof CodeforcesFailure ? error : null;
      if (unknownIn(failure) !== null) {
        this.#failures = 0;
        return { outcome: "unknown" };
      }
      // A call that did not get its turn does not count as a failure of Codeforces.
      if (failure?.reason !== "busy" || failure.comment !== "") this.#failed();
      return SILENT;
    }
  }

  #failed(): void {
    if (++this.#failures < FAILURES) return;
    this.#failures = 0;
    this.#pausedUntil = this.now() + PAUSE_MS;
  }

  /**
   * Asks about several handles in one call. Codeforces answers for all of them, or names one handle that it does not
   * know.
   */
  async #many(keys: readonly string[]): Promise<Map<string, HandleAnswer>> {
    try {
      const users = usersIn(await this.api.ask("user.info", { handles: keys.join(";") }, LIST));
      // Users are matched by position, because Codeforces keeps the order but lists a renamed user under the new
      // handle.
      if (users.length !== keys.length) return new Map();
      return new Map(keys.flatMap((key, at) => (users[at] ? [[key, users[at]]] : [])));
    } catch (error) {
      const unknown = unknownIn(error instanceof CodeforcesFailure ? error : null)?.toLowerCase();
      return new Map(keys.includes(unknown ?? "") ? [[unknown ?? "", { outcome: "unknown" }]] : []);
    }
  }
}

const SILENT = { outcome: "silent" } as const;

function keyOf(handle: string): string {
  return handle.toLowerCase();
}

function usersIn(result: unknown): HandleAnswer[] {
  const users: readonly unknown[] = Array.isArray(result) ? result : [];
  return users.flatMap((user) => {
    const { handle, rating } = user as { handle?: unknown; rating?: unknown };
    if (typeof handle !== "string") return [];
    return [{ outcome: "found", handle, rating: typeof rating === "number" ? rating : null }];
  });
}

/** Returns the handle that a refusal reports as unknown, or null. */
function unknownIn(failure: CodeforcesFailure | null): string | null {
  if (failure?.reason !== "refused") return null;
  return /User with handle (\S+) not found/.exec(failure.comment)?.[1] ?? null;
}
