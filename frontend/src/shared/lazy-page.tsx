import { lazy, type ComponentType, type LazyExoticComponent } from "react";

export type PageModule<Name extends string, Props = object> = Readonly<Record<Name, ComponentType<Props>>>;

/** Returns a component that is loaded as a separate chunk when it is first rendered. */
export function lazyPage<Name extends string, Props = object>(
  name: Name,
  load: () => Promise<PageModule<Name, Props>>,
) {
  return lazy<ComponentType<Props>>(async () => ({ default: (await load())[name] }));
}

/** Milliseconds until a script that failed to load is requested again, unless the network returns earlier. */
const AGAIN_MS = 10_000;

/**
 * Returns a part of a page whose script loads later. If the script cannot be loaded, the part's fallback and the rest
 * of the page stay, so that typed text is kept when a phone loses its network.
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
