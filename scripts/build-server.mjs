/**
 * Builds the server and its tools into backend/dist, with the packages that they use: one file is read at a start
 * instead of the two thousand of which it is made, which is half of the time until the site is ready:
 * `node scripts/build-server.mjs [FOLDER/]`; below FOLDER in the place of the project's.
 */
import { existsSync } from "node:fs";
import { ascii } from "./lib/ascii.mjs";
import { ROOT } from "./lib/paths.mjs";
import { loadVite } from "./lib/vite.mjs";

/** What starts by name, below backend/src and, built, below backend/dist. */
const ENTRIES = [
  "main",
  "app/cli/main",
  "app/seed/demo-seed.cli",
  "app/check-content",
  // Parts of "main", which tests start in their own process (backend/src/app/testing/product.ts).
  "app/application",
  "config/environment",
  "modules/statements/thread/statement-worker", // a thread of the server's
  "modules/pictures/processing/picture-process", // a process of its own
];

/** Packages that are found at run time: with a machine's own code or files next to theirs, or needed by a few clubs. */
const EXTERNAL = [
  "@node-rs/argon2",
  "better-sqlite3",
  "ioredis",
  "mysql2",
  "pdfkit",
  "sharp",
  "swagger-ui-dist",
];

/**
 * Bundles graphql once: packages that `require` it would add its CommonJS form, a second copy.
 * @type {import("vite").Plugin}
 */
const oneGraphql = {
  name: "one-graphql",
  enforce: "pre",
  resolveId(id) {
    if (!/^graphql(?:\/|$)/.test(id)) return null;
    const path = `${ROOT}node_modules/${id.replace(/\.m?js$/, "")}`;
    return [`${path}.mjs`, `${path}/index.mjs`].find((file) => existsSync(file));
  },
};

/** What packages load and we do not use: less to read at each start, and to keep in memory. */
const UNUSED = [
  /^@sqltools\/formatter$/, // TypeORM's, for a log of statements that is never used
  /^(?:node:)?http2$/, // Fastify's; TLS ends at the proxy
  /^(?:@fastify\/ajv-compiler|@fastify\/fast-json-stringify-compiler|fast-json-stringify)$/, // no route, no query has a JSON schema
  /^glob$/, // @fastify/static's, for a route a file (app/http/site.ts has one for all)
  // Drivers of TypeORM's, as its folders name them; the migrations name a class of the last one.
  /^\.\/(?:aurora-\w+|capacitor|cockroachdb|cordova|expo|mongodb|nativescript|oracle|postgres|react-native|sap|spanner|sqljs|sqlserver)\/\w+Driver$/,
];

/**
 * Empty modules in the place of what is unused; and node:http as `require` gives it: an import would read all that it exports,
 * among it what loads Node.js's own fetch.
 * @type {import("vite").Plugin}
 */
const lessToLoad = {
  name: "less-to-load",
  enforce: "pre",
  resolveId(id) {
    if (/^(?:node:)?http$/.test(id)) return "\0http.cjs";
    return UNUSED.some((unused) => unused.test(id)) ? "\0unused.cjs" : null;
  },
  load(id) {
    if (id === "\0http.cjs") return "module.exports = process.getBuiltinModule('node:http');";
    return id === "\0unused.cjs" ? "module.exports = {};" : null;
  },
};

const { build } = await loadVite();
/** Where to, as build-site.mjs has it. */
const into = process.argv[2] ?? ROOT;

await build({
  configFile: false,
  root: `${ROOT}backend`,
  logLevel: "warn",
  // Apollo Server hashes each document; bundled, its package for that does not find Node.js's own and hashes in JavaScript.
  resolve: { alias: { "@apollo/utils.createhash": "node:crypto" } },
  plugins: [ascii, oneGraphql, lessToLoad],
  ssr: { noExternal: true, external: EXTERNAL },
  build: {
    ssr: true,
    outDir: `${into}backend/dist`,
    emptyOutDir: true,
    target: "node22",
    // For `node --enable-source-maps`.
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(ENTRIES.map((name) => [name, `${ROOT}backend/src/${name}.ts`])),
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        strictExecutionOrder: true,
        // Names are kept, so that a stack can be read; comments and spaces would only be memory.
        minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});
