/**
 * Builds the server and its tools into backend/dist, bundled with the packages that they use. Without a bundle, reading
 * two thousand files would take half of the time until the site is ready.
 *
 * Usage: `node scripts/build-server.mjs [FOLDER/]`. With FOLDER the build goes to backend/dist in that folder instead
 * of the project's.
 */
import { existsSync } from "node:fs";
import { ascii } from "./lib/ascii.mjs";
import { ROOT } from "./lib/paths.mjs";
import { loadVite } from "./lib/vite.mjs";

/** The bundle's entry points. A path is below backend/src and, when built, below backend/dist. */
const ENTRIES = [
  "main",
  "app/cli/main",
  "app/seed/demo-seed.cli",
  "app/check-content",
  // Parts of "main" that test files import and start within the test's process (backend/src/app/testing/product.ts).
  "app/application",
  "config/environment",
  "modules/statements/thread/statement-worker", // started as a worker thread of the server
  "modules/pictures/processing/picture-process", // started as a separate process
];

/**
 * Packages that are not bundled, but loaded at run time, because they contain native code, read files of their own, or
 * are needed by only a few clubs.
 */
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
 * Bundles graphql only once. Packages that `require` graphql would otherwise add a second copy, in CommonJS.
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

/** Modules that packages load but the server does not use. Leaving them out saves memory, and time at each start. */
const UNUSED = [
  /^@sqltools\/formatter$/, // TypeORM's formatter for statements in the log. The server never logs statements.
  /^(?:node:)?http2$/, // Fastify's HTTP/2. The server speaks HTTP/1.1, because TLS ends at the proxy.
  // Compilers of JSON schemas. The server's routes and queries have no such schemas.
  /^(?:@fastify\/ajv-compiler|@fastify\/fast-json-stringify-compiler|fast-json-stringify)$/,
  /^glob$/, // Used by @fastify/static for one route per file. app/http/site.ts has one route for all files.
  // TypeORM's drivers for other databases, by the names of their folders. The pattern ends with "Driver", because
  // TypeORM's migrations need another class from the folder `sqlserver`.
  /^\.\/(?:aurora-\w+|capacitor|cockroachdb|cordova|expo|mongodb|nativescript|oracle|postgres|react-native|sap|spanner|sqljs|sqlserver)\/\w+Driver$/,
];

/**
 * Replaces the unused modules with empty ones. Loads node:http as a CommonJS module, because an import would read all
 * exports, including an export that loads Node.js's own fetch.
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
/** The folder that the build goes to, as in build-site.mjs. */
const into = process.argv[2] ?? ROOT;

await build({
  configFile: false,
  root: `${ROOT}backend`,
  logLevel: "warn",
  // Apollo Server hashes each document. When bundled, its hash package does not find Node.js's own crypto module, and
  // would hash in JavaScript. The alias replaces the package with Node.js's module.
  resolve: { alias: { "@apollo/utils.createhash": "node:crypto" } },
  plugins: [ascii, oneGraphql, lessToLoad],
  ssr: { noExternal: true, external: EXTERNAL },
  build: {
    ssr: true,
    outDir: `${into}backend/dist`,
    emptyOutDir: true,
    target: "node22",
    // Lets `node --enable-source-maps` show the positions in the sources.
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(ENTRIES.map((name) => [name, `${ROOT}backend/src/${name}.ts`])),
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        strictExecutionOrder: true,
        // Keeps names, so that stack traces are readable. Removes comments and white space, which would only take
        // memory.
        minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});
