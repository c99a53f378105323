import { useEffect, useRef } from "react";

/**
 * Focuses the first field, or else the first button, when `shown` changes. Attach the returned ref to the element that
 * contains them. The first render does not move the focus.
 */
export function useFocusOnChange(shown: unknown) {
  const containerRef = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const field = containerRef.current?.querySelector<HTMLElement>("input:not([hidden])");
    (field ?? containerRef.current?.querySelector("button"))?.focus();
  }, [shown]);
  return containerRef;
}
