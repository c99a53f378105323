import { useEffect, useRef } from "react";

/**
 * Returns a ref for the heading of a view, with a tab index of -1. The heading takes the focus when `shown` changes,
 * because the button that opened the view is often no longer there.
 * @param atOnce whether the heading also takes the focus when it first appears
 */
export function useHeadingFocus(shown: unknown, atOnce = false) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(atOnce ? null : shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    heading.current?.focus();
  }, [shown]);
  return heading;
}
