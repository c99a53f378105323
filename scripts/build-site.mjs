/** Builds the website into frontend/dist and compresses it there once, so that no request pays for it. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { ROOT } from "./lib/paths.mjs";
import { loadVite } from "./lib/vite.mjs";

const TEXT = /\.(js|css|html|svg|json|txt|xml|webmanifest|wasm)$/;
/** A response smaller than one packet gains nothing. */
const WORTH_IT_BYTES = 1024;

const { build } = await loadVite();
await build({ configFile: `${ROOT}frontend/vite.config.ts`, root: `${ROOT}frontend`, logLevel: "warn" });

for (const entry of readdirSync(`${ROOT}frontend/dist`, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const file = `${entry.parentPath}/${entry.name}`;
  const content = readFileSync(file);
  if (content.length < WORTH_IT_BYTES) continue;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
