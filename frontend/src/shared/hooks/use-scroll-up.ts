import { useEffect, useRef } from "react";

/** Pixels at the top of the window that the page's bar may cover. The same as `scroll-mt-24`. */
const COVERED = 96;

/**
 * Returns a ref for a view with the class `scroll-mt-24`. The page scrolls up to the view's beginning when the view
 * appears, because the button that opened the view may have been far down the page.
 */
export function useScrollUp() {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = view;
    if (current !== null && current.getBoundingClientRect().top < COVERED) current.scrollIntoView();
  }, []);
  return view;
}
