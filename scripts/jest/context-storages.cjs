const { AsyncLocalStorage } = process.getBuiltinModule("node:async_hooks");

/** @typedef {import("node:async_hooks").AsyncLocalStorage<unknown>} Storage */
/** @type {Set<Storage>} */
const used = new Set();

/** Remembers each storage that is used. @param {"run" | "enterWith"} name */
function remember(name) {
  const { [name]: original } = /** @type {Record<string, (...given: unknown[]) => unknown>} */ (
    /** @type {unknown} */ (AsyncLocalStorage.prototype)
  );
  Object.assign(AsyncLocalStorage.prototype, {
    /** @this {Storage} @param {unknown[]} given */
    [name](...given) {
      used.add(this);
      return original?.apply(this, given);
    },
  });
}
remember("run");
remember("enterWith");

/**
 * Lets go of every context storage that a file of tests and its runner used. Up to Node 22 each promise is told to each
 * storage that was ever used, so that the hundredth file in a process would pay for those of all files before it.
 */
exports.endContextStorages = () => {
  for (const storage of used) storage.disable();
  used.clear();
};
