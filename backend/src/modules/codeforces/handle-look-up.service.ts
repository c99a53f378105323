import { type CodeforcesApi, CodeforcesFailure } from "./codeforces-api.js";

/** Codeforces' answer about a handle. `silent` means no answer, `off` that no calls are configured. */
export type HandleAnswer =
  | { readonly outcome: "found"; readonly handle: string; readonly rating: number | null }
  | { readonly outcome: "unknown" | "silent" | "off" };

/**
 * Limits while a user waits with a form open: `timeoutMs` for the whole call, `waitMs` for its turn among other calls.
 */
const FORM = { timeoutMs: 2_000, waitMs: 2_000, sizeMax: 100_000 };
/** Limits for the handles of an event, with many in one call, while a superadmin waits. */
const LIST = { timeoutMs: 8_000, waitMs: 8_000, sizeMax: 4_000_000 };
/** How long an answer is cached. A rating changes after a contest. */
const FRESH_MS = 3_600_000;
/** The greatest number of cached answers, about 1 MB with their keys. */
const ANSWERS_MAX = 5_000;
/** The number of consecutive failures after which calls pause for a minute. */
const FAILURES = 3;
const PAUSE_MS = 60_000;
/** Handles in one call, for an address of about 4,000 characters. Codeforces accepts 10,000 handles. */
const TOGETHER = 250;
/** How long `findAll` makes calls. The next `findAll` asks about the remaining handles. */
const LIST_MS = 20_000;

/**
 * Looks handles up in the Codeforces API (`user.info`). Never throws, because callers can continue without an answer.
 */
export class HandleLookUp {
  readonly #answers = new Map<string, { readonly answer: Promise<HandleAnswer>; readonly until: number }>();
  #failures = 0;
  #pausedUntil = 0;

  /** @param now the time in milliseconds */
  constructor(
    private readonly api: CodeforcesApi,
    private readonly now: () => number = Date.now,
  ) {}

  /** Looks a handle up. An answer is cached for an hour, and concurrent requests for one handle share a call. */
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
   * Looks many handles up, with many in one call. Returns the answers in the order of the handles. Handles without an
   * answer in time are `silent`. The next call starts with them, as the other answers are then cached.
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
      // A call that got no turn says nothing about Codeforces.
      if (failure?.reason !== "busy" || failure.comment !== "") this.#failed();
      return SILENT;
    }
  }

  #failed(): void {
    if (++this.#failures < FAILURES) return;
    this.#failures = 0;
    this.#pausedUntil = this.now() + PAUSE_MS;
  }

  /** Asks about several handles in one call. Codeforces answers for all of them, or names one unknown handle. */
  async #many(keys: readonly string[]): Promise<Map<string, HandleAnswer>> {
    try {
      const users = usersIn(await this.api.ask("user.info", { handles: keys.join(";") }, LIST));
      // Codeforces answers in the order of the handles. A renamed user is listed under the new handle.
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

/** Returns the handle that a refusal names as unknown, or null. */
function unknownIn(failure: CodeforcesFailure | null): string | null {
  if (failure?.reason !== "refused") return null;
  return /User with handle (\S+) not found/.exec(failure.comment)?.[1] ?? null;
}
