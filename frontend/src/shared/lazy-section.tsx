import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/**
 * The distance from the visible area, in CSS pixels, at which a section's script is loaded. The specification does not
 * define this distance. It is larger than the 100 px of pictures, because a section's pictures wait for the section's
 * script.
 */
const SECTION_MARGIN_PX = 300;

/** Events that show that a visitor is using the page, and so may move to another page of the site. */
const USE = ["pointerdown", "click", "keydown", "input", "popstate"] as const;

interface Nearness {
  /**
   * Returns the element that the visitor must come near, or null if the script is loaded only when the page is used.
   */
  readonly edge: (section: Element) => Element | null;
  /** The distance from the visible area, in CSS pixels. */
  readonly margin: number;
}

/**
 * Creates a part of a page whose script is loaded when a visitor scrolls near the part or uses the page. The part needs
 * its own Suspense, so that the server's markup stays until then.
 * @param id the id of the element that the section renders
 * @param nearness the element that the visitor must come near, by default the section itself
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
 * Creates a part of a page that contains only links, which work without a script. The part's script is loaded once the
 * page is used, so that the script is available for the next page of the same kind.
 */
export function stillSection<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return later(id, load, () => () => undefined);
}

/**
 * Creates a part whose script is loaded once `watch` reports or the page is used. If there is no server markup to keep,
 * loads the script immediately: on the server, and when the page was reached from another page.
 */
function later<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  watch: (element: Element, arrived: () => void) => () => void,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const element = typeof document === "undefined" ? null : document.getElementById(id);
    if (element === null) return { default: await load() };
    // If the section has the focus, the visitor clicked before the page's script could notice.
    let isInUse = element.contains(document.activeElement);
    for (;;) {
      if (!isInUse) await usedOr((arrived) => watch(element, arrived));
      const section = await load().catch(() => null);
      if (section !== null) return { default: section };
      // Loading fails without a network connection and after an update of the site. The server's markup then stays, and
      // the next use of the page tries again.
      watch = () => () => undefined;
      isInUse = false;
    }
  });
}

/**
 * Resolves when `watch` reports or the page is used, whichever comes first. Any use counts, because it may lead to
 * another page. The section's element would then be removed, `watch` would never report, and the section would stay
 * empty on every later visit.
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
