const { createRequire } = process.getBuiltinModule("node:module");
const { default: Runtime } = require("jest-runtime");
const { compileWith, sourceMaps } = require("./shared-modules.cjs");

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
class SharedRuntime extends Runtime {
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

  /** @override @param {string} from @param {string} [name] */
  requireModule(from, name) {
    const require = createRequire(from);
    if (from !== this.testFile || name !== undefined) return require(name ?? from);
    const { jest } = /** @type {typeof import("@jest/globals")} */ (
      super.requireModuleOrMock(from, "@jest/globals")
    );
    Object.assign(globalThis, { jest });
    try {
      return require(from);
    } finally {
      Reflect.deleteProperty(require.cache, from);
    }
  }

  /** @override @param {string} from @param {string} name */
  requireModuleOrMock(from, name) {
    return this.requireModule(from, name);
  }

  /** @override @param {string} from @param {string} [name] */
  requireInternalModule(from, name) {
    for (const file of Object.keys(require.cache))
      if (RUNNER.test(file)) Reflect.deleteProperty(require.cache, file);
    Reflect.deleteProperty(globalThis, LISTENERS);
    return this.requireModule(from, name);
  }

  /** @override */
  getSourceMaps() {
    return sourceMaps;
  }
}

module.exports = { __esModule: true, default: SharedRuntime };
