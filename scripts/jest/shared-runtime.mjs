import { readFileSync } from "node:fs";
import { createRequire, Module } from "node:module";
import path from "node:path";
import { compileWith, sourceMaps } from "./shared-modules.mjs";

const here = createRequire(import.meta.url);
/** The loaded modules by file. All `require`d modules of a process share this registry. */
const { cache } = here;
const { default: Runtime } = /** @type {typeof import("jest-runtime")} */ (here("jest-runtime"));

/** Matches the modules of Jest's test runner. They store the tests of one file, so each test file loads them again. */
const RUNNER = /[\\/]jest-circus[\\/]build[\\/][^\\/]+\.js$/;
/** The property in which the test runner stores its listeners. */
const LISTENERS = Symbol.for("EVENT_HANDLERS");
/** Matches calls that the backend's test files must not contain, because these files share all modules. */
const REPLACES_MODULES = /\bjest\.(?:doMock|isolateModules|mock|resetModules|setMock)\(/;
/**
 * Matches calls that the website's test files must not contain. Unlike the backend's, these files may use jest.mock
 * with a factory, because each of them loads its own modules.
 */
const REPLACES_MORE = /\bjest\.(?:doMock|isolateModules|resetModules|setMock)\(/;
const WEBSITE = path.join(import.meta.dirname, "../../frontend/");
const TESTING_LIBRARY = `${path.sep}@testing-library${path.sep}`;

/**
 * Jest's runtime with Node.js's own module registry, which all test files of a process share. The backend's 1,300
 * modules are therefore loaded, and compiled by V8, once per process and not once per file (ADR 7). Only the test file
 * itself is loaded separately, and for a test file of the website also the website's modules (`isOfAPage`). The runtime
 * needs shared-environment.ts, which gives all test files the process's own global object.
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
    // React's server renderer leaves contexts set, which the browser renderer would share. A test file of the
    // website without a window therefore loads its own packages.
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
    /** @type {{ jest: object }} */
    const { jest } = super.requireModuleOrMock(from, "@jest/globals");
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
 * Returns whether each test file must load a module again, in its own window. The website's modules store the state of
 * a page, and Testing Library stores its document.
 * @param {string} file
 */
function isOfAPage(file) {
  if (file.includes("node_modules")) return file.includes(TESTING_LIBRARY);
  return file.startsWith(WEBSITE) || file.endsWith("frontend-setup.ts");
}

/**
 * Replaces a module that is not loaded yet with the result of a factory.
 * @param {string} file
 * @param {() => unknown} factory
 */
function replace(file, factory) {
  const stand = new Module(file);
  Object.assign(stand, { exports: factory(), filename: file, loaded: true });
  cache[file] = stand;
}

/** Empties the registry and returns the removed modules. @param {NodeJS.Dict<NodeJS.Module>} registry */
function emptied(registry) {
  const all = { ...registry };
  for (const file of Object.keys(registry)) Reflect.deleteProperty(registry, file);
  return all;
}
