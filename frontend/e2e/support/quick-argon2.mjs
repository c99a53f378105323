import { createRequire } from "node:module";

/*
 * Preload of a site under test: a password's hash takes the least work that argon2 accepts, as under jest
 * (scripts/jest/quick-argon2.cjs). Each test makes people of its own and signs them in.
 */

/** @type {{ hash: typeof import("@node-rs/argon2").hash }} */
const argon2 = createRequire(import.meta.url)("@node-rs/argon2");
const { hash } = argon2;

argon2.hash = (password, options, signal) =>
  hash(password, { ...options, memoryCost: 8, timeCost: 1, parallelism: 1 }, signal);
