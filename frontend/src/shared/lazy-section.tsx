import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/**
 * The distance from the visible area, in CSS pixels, at which a section's script is loaded. The specification names
 * none. Larger than the 100 px of pictures, which wait for the script.
 */
const SECTION_MARGIN_PX = 300;

/** Events that show that a visitor uses the page, and so may leave it for another page of the site. */
const USE = ["pointerdown", "click", "keydown", "input", "popstate"] as const;

interface Nearness {
  /** Returns the element that must come near, or null if only use of the page counts. */
  readonly edge: (section: Element) => Element | null;
  /** The distance from the visible area, in CSS pixels. */
  readonly margin: number;
}

/**
 * A part of a page whose script is loaded when a visitor comes near. It needs its own Suspense, so that the server's
 * markup stays until then.
 * @param id the id of the element that the section renders
 * @param nearness the element that must come near, by default the section itself
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
 * A part of a page with nothing but links, which work without a script. Its script is loaded once the page is used, so
 * that it is available for the next page of its kind.
 */
export function stillSection<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return later(id, load, () => () => undefined);
}

/**
 * Loads immediately if there is no server's markup to keep: on the server, and when the page was opened from another
 * page.
 */
function later<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  watch: (element: Element, arrived: () => void) => () => void,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const element = typeof document === "undefined" ? null : document.getElementById(id);
    if (element === null) return { default: await load() };
    // The visitor was faster than the page's script, which missed their click.
    let isInUse = element.contains(document.activeElement);
    for (;;) {
      if (!isInUse) await usedOr((arrived) => watch(element, arrived));
      const section = await load().catch(() => null);
      if (section !== null) return { default: section };
      // Fails offline and after an update of the site. The server's markup stays, and the next use tries again.
      watch = () => () => undefined;
      isInUse = false;
    }
  });
}

/**
 * Resolves when `watch` reports or the page is used. Use always counts, because leaving the page removes the element. A
 * section that still waited for the element would stay empty on every later visit.
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
