import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** A section's script is fetched when the section is so near to what is seen. Ours: more than pictures, which wait for it. */
const SECTION_MARGIN = "300px";

/** Signs that someone uses the page, and may be about to leave it for another page of the site. */
const USE = ["pointerdown", "click", "keydown", "popstate"] as const;

/**
 * A part of a page whose script comes when a visitor comes near. Put it into a Suspense of its own: what the server
 * sent stays as it is until then.
 * @param id of the element that the section renders
 */
export function lazySection<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return later(id, load, (element, arrived) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) arrived();
      },
      { rootMargin: SECTION_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
}

/**
 * The same for a part with nothing to operate but links, which work without a script: its own script comes once the
 * page is used, so that it is there for the next page of its kind.
 */
export function stillSection<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return later(id, load, () => () => undefined);
}

/** Loads at once where there is nothing to keep: on the server, and when the page was opened from another one. */
function later<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  watch: (element: Element, arrived: () => void) => () => void,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const element = typeof document === "undefined" ? null : document.getElementById(id);
    if (element === null) return { default: await load() };
    for (;;) {
      await usedOr((arrived) => watch(element, arrived));
      const section = await load().catch(() => null);
      if (section !== null) return { default: section };
      // Offline, or the site was updated meanwhile: what the server sent stays, and the next use tries again.
      watch = () => () => undefined;
    }
  });
}

/**
 * Until `watch` reports or the page is used. Use counts always: whoever leaves the page takes the element away, and a
 * section that still waited for it would stay empty on every later visit.
 */
function usedOr(watch: (arrived: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const arrived = () => {
      stop();
      for (const sign of USE) removeEventListener(sign, arrived, true);
      resolve();
    };
    const stop = watch(arrived);
    for (const sign of USE) addEventListener(sign, arrived, true);
  });
}
