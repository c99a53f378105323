/** What Codeforces says of a handle; `silent` when it does not answer, `off` when nobody is asked. */
export type HandleAnswer =
  | { readonly outcome: "found"; readonly handle: string; readonly rating: number | null }
  | { readonly outcome: "unknown" | "silent" | "off" };

/** Milliseconds; somebody waits for the answer with a form open. */
const TIMEOUT_MS = 2_000;
/** How long an answer is good: a rating changes after a contest. */
const FRESH_MS = 3_600_000;
/** Answers in memory; with the keys about 200 kB. */
const ANSWERS_MAX = 1_000;
/** After so many failures in a row nobody is asked for a minute. */
const FAILURES = 3;
const PAUSE_MS = 60_000;

/** The part of `user.info` that is read. */
interface UserInfo {
  readonly status?: unknown;
  readonly comment?: unknown;
  readonly result?: readonly { readonly handle?: unknown; readonly rating?: unknown }[];
}

/** Looks handles up by the Codeforces API (`user.info`). It never throws: what depends on it goes on without an answer. */
export class HandleLookUp {
  readonly #answers = new Map<string, { readonly answer: Promise<HandleAnswer>; readonly until: number }>();
  #failures = 0;
  #pausedUntil = 0;

  /**
   * @param apiUrl the address of the API, such as https://codeforces.com/api; empty to ask nobody
   * @param now the time in milliseconds
   */
  constructor(
    private readonly apiUrl: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** What is known of a handle; the same question within an hour is answered from memory, also while it is being asked. */
  find(handle: string): Promise<HandleAnswer> {
    if (this.apiUrl === "") return Promise.resolve({ outcome: "off" });
    const key = handle.toLowerCase();
    const known = this.#answers.get(key);
    if (known && known.until > this.now()) return known.answer;
    if (this.#pausedUntil > this.now()) return Promise.resolve({ outcome: "silent" });
    const answer = this.#ask(handle);
    this.#keep(key, answer);
    return answer;
  }

  #keep(key: string, answer: Promise<HandleAnswer>): void {
    const [oldest] = this.#answers.keys();
    if (this.#answers.size >= ANSWERS_MAX && oldest !== undefined) this.#answers.delete(oldest);
    this.#answers.set(key, { answer, until: this.now() + FRESH_MS });
    void answer.then(({ outcome }) => {
      if (outcome === "silent") this.#answers.delete(key);
    });
  }

  async #ask(handle: string): Promise<HandleAnswer> {
    try {
      const answer = await this.#request(handle);
      this.#failures = 0;
      return answer;
    } catch {
      if (++this.#failures >= FAILURES) {
        this.#failures = 0;
        this.#pausedUntil = this.now() + PAUSE_MS;
      }
      return { outcome: "silent" };
    }
  }

  /** @throws Error unless Codeforces says who it is, or that it is nobody. */
  async #request(handle: string): Promise<HandleAnswer> {
    const url = `${this.apiUrl.replace(/\/+$/, "")}/user.info?handles=${encodeURIComponent(handle)}`;
    const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { status, comment, result } = (await response.json()) as UserInfo;
    const [user] = result ?? [];
    if (status === "OK" && typeof user?.handle === "string")
      return {
        outcome: "found",
        handle: user.handle,
        rating: typeof user.rating === "number" ? user.rating : null,
      };
    if (status === "FAILED" && /\bnot found\b/.test(String(comment))) return { outcome: "unknown" };
    throw new Error(`Codeforces answered ${String(response.status)}`);
  }
}
