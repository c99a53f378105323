import { useEffect, useState, type RefObject } from "react";
import { LAZY_MARGIN_PX, TIMINGS } from "../timings";

/**
 * True once an element has come near the part of the page that is seen, and from then on. What is near from the start
 * counts at once; what scrolling brings near has to stay there for a moment, so that nothing is fetched for what is
 * only scrolled past.
 * @param skip do not look at all
 * @param margin how near, in CSS pixels
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
    let delay = 0; // the first report is about where the element is, not about scrolling
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
