import { AsyncLocalStorage } from "node:async_hooks";

const used = new Set<AsyncLocalStorage<unknown>>();

for (const name of ["run", "enterWith"] as const) {
  const original = AsyncLocalStorage.prototype[name] as (...given: unknown[]) => unknown;
  Object.assign(AsyncLocalStorage.prototype, {
    [name](this: AsyncLocalStorage<unknown>, ...given: unknown[]): unknown {
      used.add(this);
      return original.apply(this, given);
    },
  });
}

/**
 * Lets go of every context storage that a file of tests and its runner used. Up to Node 22 each promise is told to each
 * storage that was ever used, so that the hundredth file in a process would pay for those of all files before it.
 */
export function endContextStorages(): void {
  for (const storage of used) storage.disable();
  used.clear();
}
