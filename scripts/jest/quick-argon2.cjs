const argon2 = require("@node-rs/argon2/index.js");

/**
 * Hashes with the lowest cost that the library accepts. Tests sign up thousands of people, and do not depend on how
 * slow it is to guess a password. A hash contains its own cost, so `verify` needs no change. `password-hasher.test.ts`
 * uses the real library.
 * @param {string} password
 * @param {import("@node-rs/argon2").Options} options
 */
exports.hash = (password, options) => argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 });
exports.verify = argon2.verify;
