/**
 * Builds the server and its tools into backend/dist, with the packages that they use: one file is read at a start
 * instead of the two thousand of which it is made, which is half of the time until the site is ready:
 * `node scripts/build-server.mjs [FOLDER/]`; below FOLDER in the place of the project's.
 */
import { existsSync } from "node:fs";
import { ROOT } from "./lib/paths.mjs";
import { loadVite } from "./lib/vite.mjs";

/** What starts by name, below backend/src and, built, below backend/dist. */
const ENTRIES = [
  "main",
  "app/cli/main",
  "app/seed/demo-seed.cli",
  "app/check-content",
  "modules/payments/statements/thread/statement-worker", // a thread of the server's
];

/** Packages that are found at run time: with a machine's own code or files beside theirs, or needed by a few clubs. */
const EXTERNAL = ["@node-rs/argon2", "better-sqlite3", "ioredis", "mysql2", "pdfkit", "swagger-ui-dist"];

/**
 * V8 keeps a script's text in memory, at two bytes a letter if Node.js finds one in it that is not ASCII: a single rupee sign in
 * five million letters costs five megabytes.
 * @type {import("vite").Plugin}
 */
const ascii = {
  name: "ascii",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      file.code = file.code.replace(/[^\0-\x7f]/g, (letter) => {
        return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
      });
    }
  },
};

/**
 * graphql once: packages that `require` it would bring its other form along, a second copy of it.
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

const { build } = await loadVite();
/** Where to, as build-site.mjs has it. */
const into = process.argv[2] ?? ROOT;

await build({
  configFile: false,
  root: `${ROOT}backend`,
  logLevel: "warn",
  // Apollo Server hashes each document; bundled, its package for that does not find Node.js's own and hashes in JavaScript.
  resolve: { alias: { "@apollo/utils.createhash": "node:crypto" } },
  plugins: [ascii, oneGraphql],
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
