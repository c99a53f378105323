import { createRequire } from "node:module";
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

/**
 * Jest's runtime with Node.js's own modules, which all test files of a process share; only the test file itself is loaded for each.
 * An application of 1,300 modules is then loaded, and compiled by V8, once a process and not once a file (ADR 7). Goes with
 * shared-environment.ts: all files have the process's own global object.
 */
export default class SharedRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} given */
  constructor(...given) {
    super(...given);
    const [, , , transformer, sources, , testFile] = given;
    if (REPLACES_MODULES.test(sources.get(testFile) ?? ""))
      throw new Error(
        `${testFile} replaces a module, which all test files share: pass what it needs instead`,
      );
    this.testFile = testFile;
    compileWith(transformer);
  }

  /** @override @template [T=unknown] @param {string} from @param {string} [name] @returns {T} */
  requireModule(from, name) {
    /** @type {(name: string) => T} */
    const require = createRequire(from);
    if (from !== this.testFile || name !== undefined) return require(name ?? from);
    const { jest } = /** @type {{ jest: unknown }} */ (super.requireModuleOrMock(from, "@jest/globals"));
    Object.assign(globalThis, { jest });
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
