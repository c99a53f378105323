const argon2 = require("@node-rs/argon2/index.js");

/**
 * The library with the least work that it accepts: tests sign thousands of people up, and what they test of that is not how
 * long a guess takes. A hash names its own cost, so `verify` needs nothing. `password-hasher.test.ts` has the real one.
 * @param {string} password @param {import("@node-rs/argon2").Options} options
 */
exports.hash = (password, options) => argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 });
exports.verify = argon2.verify;
