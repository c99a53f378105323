const { existsSync } = process.getBuiltinModule("node:fs");
const path = process.getBuiltinModule("node:path");

/** @typedef {{ basedir: string, defaultResolver: (request: string, options: object) => string }} Options */

/** Other packages' requests mean what they say. */
const OF_A_PACKAGE = /[\\/]node_modules[\\/]/;

/**
 * Outside production, graphql's `instanceof` also says why it failed when there are two copies of graphql; it is asked a
 * million times while a schema is built, a twentieth of what a test file with an application costs. What a server in
 * production runs stands in for it.
 */
const SLOW_INSTANCE_OF = /[\\/]graphql[\\/]jsutils[\\/]instanceOf\.js$/;

/**
 * Finds modules as jest does, but our own `./x.js` are `./x.ts` or `./x.tsx` at once. As a moduleNameMapper, that rule was
 * applied to every request of every package, in every test file anew: nothing that is mapped is remembered.
 * @param {string} request @param {Options} options
 * @returns {string}
 */
module.exports = (request, options) => {
  if (request.startsWith(".") && request.endsWith(".js") && !OF_A_PACKAGE.test(options.basedir)) {
    const module = path.resolve(options.basedir, request.slice(0, -".js".length));
    for (const file of [`${module}.ts`, `${module}.tsx`]) if (existsSync(file)) return file;
  }
  const found = options.defaultResolver(request, options);
  return SLOW_INSTANCE_OF.test(found) ? path.join(__dirname, "instance-of.cjs") : found;
};
