import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/**
 * Milliseconds until a script is requested again after a failure. The return of the network triggers the request
 * sooner.
 */
const AGAIN_MS = 10_000;

/**
 * Returns a part of a page whose script loads later. While the script cannot be loaded, the part's fallback and the
 * page around it stay. A phone that loses its network then keeps the typed text.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (;;) {
      const part = await load().catch(() => null);
      if (part !== null) return { default: part };
      await new Promise((resolve) => {
        addEventListener("online", resolve, { once: true });
        setTimeout(resolve, AGAIN_MS);
      });
    }
  });
}
