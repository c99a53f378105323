import { useEffect, useRef } from "react";

/**
 * Moves the focus when what is shown changes: to the first field, or else to the first button. Spread the reference on
 * what holds it. The first picture is left alone.
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
