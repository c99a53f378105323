import { useEffect, useState, type RefObject } from "react";
import { LAZY_MARGIN_PX, TIMINGS } from "../timings";

/**
 * Returns true once an element has come near the visible part of the page. If the element is near from the start, it
 * counts immediately. If scrolling brings it near, it must stay near for a moment, so that nothing is fetched for
 * elements that are only scrolled past.
 * @param skip turns the check off
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
    let delay = 0; // No delay, because the first report is about the element's initial position.
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        const last = entries.at(-1);
        if (last?.isIntersecting === true) timer = setTimeout(() => setNear(true), delay);
        // A hidden element has the width 0. Once it is no longer hidden, only scrolling can bring it near, so later
        // reports are delayed.
        if (last !== undefined && last.boundingClientRect.width > 0) delay = TIMINGS.lazyImageScrollDelay;
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
