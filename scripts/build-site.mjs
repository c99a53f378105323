/**
 * Builds the website into frontend/dist, once for each language, and compresses its files, so that the server need not
 * compress them for each request. With `playground`, builds the GraphQL playground into frontend/playground/dist.
 * Usage: `node scripts/build-site.mjs site|playground [FOLDER/]`. With FOLDER, the output goes below that folder
 * instead of the project's.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { TRANSLATED } from "../frontend/languages/catalogues.mjs";
import { ascii } from "./lib/ascii.mjs";
import { ROOT } from "./lib/paths.mjs";
import { loadVite } from "./lib/vite.mjs";

const TEXT = /\.(js|css|html|svg|json|txt|xml|webmanifest|wasm)$/;
/**
 * Minimum size, in bytes, of a file that is compressed. Compressing a response that fits in one packet gains nothing.
 */
const WORTH_IT_BYTES = 1024;

const [what, into = ROOT] = process.argv.slice(2);
const playground = what === "playground";
/**
 * The Brotli quality. At the best quality, compressing the playground's megabytes would take half a minute, although
 * only developers load them.
 */
const BROTLI_QUALITY = playground ? 5 : constants.BROTLI_MAX_QUALITY;
const folder = `${into}frontend/${playground ? "playground/dist" : "dist"}`;

/** The languages to build. English goes into the folder itself, each other language into a subfolder. */
const languages = playground ? ["en"] : ["en", ...TRANSLATED];

const { build, minify } = await loadVite();
const options = {
  root: `${ROOT}frontend`,
  configFile: `${ROOT}frontend/${playground ? "vite.playground.config.ts" : "vite.config.ts"}`,
  logLevel: /** @type {const} */ ("warn"),
};
for (const language of languages) {
  process.env["SITE_LANGUAGE"] = language;
  const below = language === "en" ? "" : `/${language}`;
  await build({ ...options, build: { outDir: folder + below, emptyOutDir: true } });
  if (playground) break;
  const outDir = `${into}frontend/dist-server${below}`;
  const server = { outDir, emptyOutDir: true, ssr: "src/app/entry-server.tsx" };
  await build({ ...options, plugins: [ascii], build: server });
}

// Vite does not minify the service worker and the scripts in frontend/public, so they are minified here.
for (const name of readdirSync(folder).filter((each) => each.endsWith(".js"))) {
  const plain = readFileSync(`${folder}/${name}`, "utf8");
  const { code, errors } = await minify(name, plain, {
    module: false,
    compress: false, // compression could write syntax that the oldest browsers do not know
    mangle: true,
    codegen: { removeWhitespace: true },
  });
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join("\n")}`);
  writeFileSync(`${folder}/${name}`, code);
}

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && TEXT.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
// All files in parallel, because Node.js compresses on several threads.
await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(file);
    if (content.length < WORTH_IT_BYTES) return;
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, quality));
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
  }),
);
