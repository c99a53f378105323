/**
 * Builds the website into frontend/dist and compresses it there once, so that no request pays for it:
 * `node scripts/build-site.mjs`; with `playground` the GraphQL playground, into frontend/playground/dist.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { ROOT } from "./lib/paths.mjs";
import { loadVite } from "./lib/vite.mjs";

const TEXT = /\.(js|css|html|svg|json|txt|xml|webmanifest|wasm)$/;
/** A response smaller than one packet gains nothing. */
const WORTH_IT_BYTES = 1024;

const playground = process.argv[2] === "playground";
const config = playground ? "vite.playground.config.ts" : "vite.config.ts";
/** The best takes half a minute for the playground's megabytes, and only developers load them. */
const BROTLI_QUALITY = playground ? 5 : constants.BROTLI_MAX_QUALITY;
const folder = `${ROOT}frontend/${playground ? "playground/dist" : "dist"}`;

const { build } = await loadVite();
const options = { root: `${ROOT}frontend`, logLevel: /** @type {const} */ ("warn") };
await build({ ...options, configFile: `${ROOT}frontend/${config}` });
if (!playground) {
  await build({
    ...options,
    configFile: `${ROOT}frontend/${config}`,
    build: { ssr: "src/app/entry-server.tsx" },
  });
}

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const file = `${entry.parentPath}/${entry.name}`;
  const content = readFileSync(file);
  if (content.length < WORTH_IT_BYTES) continue;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
  writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
