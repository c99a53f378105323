/** graphql's check as it is in production (shared-modules.mjs). @param {unknown} value @param {Function} constructor */
exports.instanceOf = (value, constructor) => value instanceof constructor;
