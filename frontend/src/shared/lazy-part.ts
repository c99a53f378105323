import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** Milliseconds until a script that could not be fetched is asked for again; sooner when the network is back. */
const AGAIN_MS = 10_000;

/**
 * Returns a part of a page whose script comes later. While the script cannot be fetched its fallback stays, and so does
 * the page around it: a phone that loses its network just then keeps what was typed.
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
