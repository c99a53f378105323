import { createRequire } from "node:module";

/*
 * Preloaded into a site under test. Hashes passwords with the least work that argon2 accepts, as under jest
 * (scripts/jest/quick-argon2.cjs), because each test creates and signs in its own people.
 */

/** @type {{ hash: typeof import("@node-rs/argon2").hash }} */
const argon2 = createRequire(import.meta.url)("@node-rs/argon2");
const { hash } = argon2;

argon2.hash = (password, options, signal) =>
  hash(password, { ...options, memoryCost: 8, timeCost: 1, parallelism: 1 }, signal);
