import { existsSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** @typedef {import("@jest/transform").ScriptTransformer} ScriptTransformer */

const require = createRequire(import.meta.url);

/** The part of a path that marks modules of packages. Their imports are resolved as usual, except for `STAND_INS`. */
const IN_A_PACKAGE = "/node_modules/";
const OF_THIS_FOLDER = new URL("./", import.meta.url).href;
const TYPESCRIPT = /^file:.*\.tsx?$/;
/** The options with which plain Jest transforms a module that is `require`d. */
const COMMONJS = {
  isInternalModule: false,
  supportsDynamicImport: false,
  supportsExportNamespaceFrom: false,
  supportsStaticESM: false,
  supportsTopLevelAwait: false,
  collectCoverage: false,
  collectCoverageFrom: [],
  coverageProvider: /** @type {const} */ ("v8"),
};

/**
 * Modules that replace others. Outside production, graphql's `instanceOf` also checks whether a failure comes from
 * having two copies of graphql. This check is slow, because building a schema calls `instanceOf` a million times.
 * quick-argon2.cjs and schema-classes.cjs explain why they replace their modules.
 */
const STAND_INS = [
  { of: /^graphql\/jsutils\/instanceOf\.js$/, file: "instance-of.cjs" },
  { of: /^@node-rs\/argon2\/index\.js$/, by: "@node-rs/argon2", file: "quick-argon2.cjs" },
  { of: /^type-graphql\/build\/cjs\/metadata\/getMetadataStorage\.js$/, file: "schema-classes.cjs" },
];

/** Files that Vite turns into an address. */
const ASSET = /\.(?:css|svg|png|jpg|webp|avif|woff2)(?:\?.*)?$/;
/** Files that Vite turns into a module (frontend/languages/handbook.mjs). */
const PAGE_OF_HANDBOOK = ".md";
/** The backend's modules that the website shares (frontend/tsconfig.json). */
const CONTRACT = "@contract/";
const BACKEND = new URL("../../backend/src/", import.meta.url).href;

/**
 * The source maps of compiled modules, by the module's file.
 * @type {Map<string, string>}
 */
export const sourceMaps = new Map();
/** @type {ScriptTransformer | undefined} */
let transformer;

/**
 * The resolved imports of the project's own modules, by the module's folder and the specifier. Each test file of the
 * website loads its modules again, and Node.js would otherwise search for every package again.
 * @type {Map<string, ReturnType<typeof resolved>>}
 */
const resolutions = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? "";
    if (from.includes(IN_A_PACKAGE) || !context.conditions.includes("require"))
      return resolved(specifier, context, next);
    const key = `${from.slice(0, from.lastIndexOf("/"))} ${specifier}`;
    const resolution = resolutions.get(key) ?? { ...resolved(specifier, context, next), shortCircuit: true };
    resolutions.set(key, resolution);
    return resolution;
  },
  load(url, context, next) {
    if (url.endsWith(PAGE_OF_HANDBOOK))
      return { source: handbookPageOf(url), format: "commonjs", shortCircuit: true };
    if (!transformer || !TYPESCRIPT.test(url) || url.includes(IN_A_PACKAGE)) return next(url, context);
    const file = fileURLToPath(url);
    const { code, sourceMapPath } = transformer.transform(file, COMMONJS);
    if (sourceMapPath) sourceMaps.set(file, sourceMapPath);
    return { source: code, format: "commonjs", shortCircuit: true };
  },
});

/** @type {import("node:module").ResolveHookSync} */
function resolved(specifier, context, next) {
  const from = context.parentURL ?? "";
  const source = from.includes(IN_A_PACKAGE) ? undefined : ofOurs(specifier, from);
  if (source) return commonJs(source);
  const resolution = next(specifier, { ...context, conditions: context.conditions.filter(isCommonJs) });
  const inPackages = resolution.url.slice(resolution.url.lastIndexOf(IN_A_PACKAGE) + IN_A_PACKAGE.length);
  const standIn = STAND_INS.find(({ of, by = specifier }) => of.test(inPackages) && by === specifier);
  return standIn && !from.startsWith(OF_THIS_FOLDER)
    ? commonJs(path.join(import.meta.dirname, standIn.file))
    : resolution;
}

/**
 * Returns false for the export condition that selects ES modules, because only a module that is `require`d can be
 * loaded again (shared-runtime.mjs).
 * @param {string} condition
 */
function isCommonJs(condition) {
  return condition !== "module-sync";
}

/** @param {string} specifier @param {string} from */
function ofOurs(specifier, from) {
  if (specifier.endsWith(PAGE_OF_HANDBOOK)) return fileURLToPath(new URL(specifier, from));
  if (ASSET.test(specifier)) return path.join(import.meta.dirname, "asset.ts");
  if (specifier.startsWith(CONTRACT)) return sourceOf(specifier.slice(CONTRACT.length), BACKEND);
  return specifier.startsWith(".") ? sourceOf(specifier, from) : undefined;
}

/**
 * Returns a page of the handbook in English as a module like Vite's, but without the addresses of pictures.
 * @param {string} url
 */
function handbookPageOf(url) {
  /** @type {typeof import("../../frontend/languages/handbook.mjs")} */
  const { handbookPage } = require("../../frontend/languages/handbook.mjs");
  const { title, content } = handbookPage(path.basename(url, PAGE_OF_HANDBOOK), "en");
  return `exports.title = ${JSON.stringify(title)};\nexports.content = ${JSON.stringify(content)};`;
}

/**
 * Returns the `./x.ts` or `./x.tsx` for an import of the project's own `./x.js`.
 * @param {string} specifier
 * @param {string} from
 */
function sourceOf(specifier, from) {
  const module = fileURLToPath(new URL(specifier, from));
  const name = module.endsWith(".js") ? module.slice(0, -".js".length) : module;
  return [`${name}.ts`, `${name}.tsx`].find((file) => existsSync(file));
}

/** @param {string} file */
function commonJs(file) {
  return { url: pathToFileURL(file).href, format: "commonjs", shortCircuit: true };
}

/**
 * Sets the transformer for all modules loaded from now on.
 * @param {ScriptTransformer} current
 */
export function compileWith(current) {
  transformer = current;
}
