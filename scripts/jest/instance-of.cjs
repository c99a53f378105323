/**
 * Replaces graphql's check with its production form (shared-modules.mjs).
 * @param {unknown} value
 * @param {Function} constructor
 */
exports.instanceOf = (value, constructor) => value instanceof constructor;
