import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** A section's script is fetched when the section is so near to what is seen. Ours: more than pictures, which wait for it. */
const SECTION_MARGIN_PX = 300;

/** Signs that someone uses the page, and may be about to leave it for another page of the site. */
const USE = ["pointerdown", "click", "keydown", "input", "popstate"] as const;

interface Nearness {
  /** What of the section has to come near; null for nothing, so that use alone counts. */
  readonly edge: (section: Element) => Element | null;
  /** How near, in CSS pixels. */
  readonly margin: number;
}

/**
 * A part of a page whose script comes when a visitor comes near. Put it into a Suspense of its own: the server's
 * markup stays until then.
 * @param id of the element that the section renders
 * @param nearness what has to come near; by default the section itself
 */
export function lazySection<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  { edge, margin }: Nearness = { edge: (section) => section, margin: SECTION_MARGIN_PX },
): LazyExoticComponent<ComponentType<Props>> {
  return later(id, load, (section, arrived) => {
    const element = edge(section);
    if (element === null) return () => undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) arrived();
      },
      { rootMargin: `${String(margin)}px` },
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
    // The visitor was faster than the page's script, which has missed their press.
    let isInUse = element.contains(document.activeElement);
    for (;;) {
      if (!isInUse) await usedOr((arrived) => watch(element, arrived));
      const section = await load().catch(() => null);
      if (section !== null) return { default: section };
      // Offline, or the site was updated since: the server's markup stays, and the next use tries again.
      watch = () => () => undefined;
      isInUse = false;
    }
  });
}

/**
 * Resolves when `watch` reports or the page is used. Use counts always: leaving the page removes the element, and a
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
