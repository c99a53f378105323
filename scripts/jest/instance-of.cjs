/** graphql's check in its production form (shared-modules.mjs). @param {unknown} value @param {Function} constructor */
exports.instanceOf = (value, constructor) => value instanceof constructor;
