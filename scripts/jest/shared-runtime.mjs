import { readFileSync } from "node:fs";
import { createRequire, Module } from "node:module";
import path from "node:path";
import { compileWith, sourceMaps } from "./shared-modules.mjs";

const here = createRequire(import.meta.url);
/** The modules that are loaded, by their files: one registry for all that is `require`d in a process. */
const { cache } = here;
const { default: Runtime } = /** @type {typeof import("jest-runtime")} */ (here("jest-runtime"));

/** Jest's runner of tests, which keeps the tests of one file. */
const RUNNER = /[\\/]jest-circus[\\/]build[\\/][^\\/]+\.js$/;
/** Where it keeps what listens to it, as it names it. */
const LISTENERS = Symbol.for("EVENT_HANDLERS");
/** Needs modules of one file's own. */
const REPLACES_MODULES = /\bjest\.(?:doMock|isolateModules|mock|resetModules|setMock)\(/;
/** The website's modules are each file's own: jest.mock with a factory puts another one in the place of one of them. */
const REPLACES_MORE = /\bjest\.(?:doMock|isolateModules|resetModules|setMock)\(/;
const WEBSITE = path.join(import.meta.dirname, "../../frontend/");

/**
 * Jest's runtime with Node.js's own modules, which all test files of a process share; only the test file itself is loaded for each.
 * An application of 1,300 modules is then loaded, and compiled by V8, once a process and not once a file (ADR 7). Goes with
 * shared-environment.ts: all files have the process's own global object.
 */
export default class SharedRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} runtimeArguments */
  constructor(...runtimeArguments) {
    super(...runtimeArguments);
    const [, , , transformer, , , testFile] = runtimeArguments;
    const refused = isOfAPage(testFile) ? REPLACES_MORE : REPLACES_MODULES;
    if (refused.test(readFileSync(testFile, "utf8")))
      throw new Error(
        `${testFile} replaces a module, which all test files share: pass what it needs instead`,
      );
    this.testFile = testFile;
    compileWith(transformer);
    for (const file of Object.keys(cache)) if (isOfAPage(file)) Reflect.deleteProperty(cache, file);
    // React's server renderer leaves its contexts set for the browser's: without a window, a file has packages of its own.
    this.setAside = isOfAPage(testFile) && !("window" in globalThis) ? emptied(cache) : undefined;
  }

  /** @override */
  teardown() {
    super.teardown();
    if (!this.setAside) return;
    emptied(cache);
    Object.assign(cache, this.setAside);
  }

  /** @override @template [T=unknown] @param {string} from @param {string} [name] @returns {T} */
  requireModule(from, name) {
    const require = createRequire(from);
    if (from !== this.testFile || name !== undefined) return require(name ?? from);
    const { jest } = /** @type {{ jest: object }} */ (super.requireModuleOrMock(from, "@jest/globals"));
    Object.assign(globalThis, {
      jest: Object.assign(jest, {
        mock: (/** @type {string} */ of, /** @type {() => unknown} */ factory) =>
          replace(require.resolve(of), factory),
      }),
    });
    try {
      return require(from);
    } finally {
      Reflect.deleteProperty(cache, from);
    }
  }

  /** @override @template [T=unknown] @param {string} from @param {string} name @returns {T} */
  requireModuleOrMock(from, name) {
    return this.requireModule(from, name);
  }

  /** @override @template [T=unknown] @param {string} from @param {string} [name] @returns {T} */
  requireInternalModule(from, name) {
    for (const file of Object.keys(cache)) if (RUNNER.test(file)) Reflect.deleteProperty(cache, file);
    Reflect.deleteProperty(globalThis, LISTENERS);
    return this.requireModule(from, name);
  }

  /** @override */
  getSourceMaps() {
    return sourceMaps;
  }
}

/**
 * The website's modules keep what a page is, and Testing Library keeps its document: each test file loads them again, in the
 * window of its own. @param {string} file
 */
function isOfAPage(file) {
  const { dir, base } = path.parse(file);
  if (dir.includes("node_modules")) return dir.includes(`${path.sep}@testing-library${path.sep}`);
  return file.startsWith(WEBSITE) || base === "frontend-setup.ts";
}

/** Puts what the factory makes in the place of a module that is not loaded yet. @param {string} file @param {() => unknown} factory */
function replace(file, factory) {
  const stand = new Module(file);
  Object.assign(stand, { exports: factory(), filename: file, loaded: true });
  cache[file] = stand;
}

/** Takes all out of the registry, and returns it. @param {NodeJS.Dict<NodeModule>} registry */
function emptied(registry) {
  const all = { ...registry };
  for (const file of Object.keys(registry)) Reflect.deleteProperty(registry, file);
  return all;
}
