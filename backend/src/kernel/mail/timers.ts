/** Calls that come within a moment of each other and are made as one, at its end, for each key. */
export class GatheredCalls<Key> {
  readonly #timers = new Map<Key, NodeJS.Timeout>();

  /** @param ms how long calls are gathered, in milliseconds */
  constructor(
    private readonly ms: number,
    private readonly act: (key: Key) => void,
  ) {}

  add(key: Key): void {
    if (this.#timers.has(key)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      this.act(key);
    }, this.ms);
    this.#timers.set(key, timer);
  }

  /** Drops what was gathered. */
  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}

/** A time that passes unless it is ended before. @param ms milliseconds */
export function timeLimit(ms: number): { readonly over: Promise<void>; end(): void } {
  let timer: NodeJS.Timeout;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return {
    over,
    end: () => {
      clearTimeout(timer);
    },
  };
}
