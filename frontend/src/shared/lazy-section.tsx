import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** A section's script is fetched when the section is so near to what is seen. Ours: more than pictures, which wait for it. */
const SECTION_MARGIN = "300px";

/**
 * A part of a page whose script comes when a visitor comes near. Put it into a Suspense of its own: what the server
 * sent stays as it is until then.
 * @param id of the element that the section renders
 */
export function lazySection<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await untilNear(id);
    return { default: await load() };
  });
}

/** At once where there is nothing to look at yet: on the server, and when the page was opened from another one. */
function untilNear(id: string): Promise<void> {
  const element = typeof document === "undefined" ? null : document.getElementById(id);
  if (element === null) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: SECTION_MARGIN },
    );
    observer.observe(element);
  });
}
