import { useEffect, useState, type RefObject } from "react";
import { LAZY_MARGIN_PX, TIMINGS } from "../timings";

/**
 * Returns true once an element has come near the visible part of the page. An element that is near from the start
 * counts immediately. An element that scrolling brings near must stay there for a moment, so that nothing is fetched
 * for elements merely scrolled past.
 * @param skip switches the check off
 * @param margin the distance in CSS pixels that counts as near
 */
export function useNearViewport(
  place: RefObject<Element | null>,
  skip = false,
  margin: number = LAZY_MARGIN_PX,
): boolean {
  const [near, setNear] = useState(false);
  const done = skip || near;
  useEffect(() => {
    const element = place.current;
    if (done || element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delay = 0; // The first report gives the element's initial position and does not result from scrolling.
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting === true) timer = setTimeout(() => setNear(true), delay);
        delay = TIMINGS.lazyImageScrollDelay;
      },
      { rootMargin: `${String(margin)}px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place, done, margin]);
  return near;
}
