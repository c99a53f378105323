/** graphql's check as it is in production (resolver.cjs). @param {unknown} value @param {Function} constructor */
exports.instanceOf = (value, constructor) => value instanceof constructor;
