import { hash as hashAtFullCost, type Options, verify } from "@node-rs/argon2/index.js";

/**
 * The library with the least work that it accepts: tests sign thousands of people up, and what they test of that is not how
 * long a guess takes. A hash names its own cost, so `verify` needs nothing. `password-hasher.test.ts` has the real one.
 */
export const hash = (password: string, options: Options): Promise<string> =>
  hashAtFullCost(password, { ...options, memoryCost: 8, timeCost: 1 });

export { verify };
