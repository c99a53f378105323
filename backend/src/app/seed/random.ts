/** A source of repeatable randomness: the same seed gives the same data on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    // Similar seeds would otherwise start with similar numbers, so the seed is multiplied by a large odd number
    // (Knuth's 2^32 / φ).
    this.#state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  }

  /** Returns a whole number in [0, limit) (mulberry32). */
  below = (limit: number): number => {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.below(choices.length)] ?? choices[0];
  }

  /** Returns true with a probability of `percent` percent. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }
}
