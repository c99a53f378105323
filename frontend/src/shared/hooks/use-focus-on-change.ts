import { useLayoutEffect, useRef } from "react";

/**
 * Returns a ref for a container. When `shown` changes, focuses the container's first field, or its first button if it
 * has no field. The first render does not move the focus, nor does a change while the focus is in another part.
 */
export function useFocusOnChange(shown: unknown) {
  const containerRef = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  // In the same commit, so that a key pressed right after the change reaches the field.
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // Not from another part of the page, in which the user may be typing.
    const { activeElement } = document;
    if (activeElement !== document.body && containerRef.current?.contains(activeElement) === false) return;
    const field = containerRef.current?.querySelector<HTMLElement>("input:not([hidden])");
    (field ?? containerRef.current?.querySelector("button"))?.focus();
  }, [shown]);
  return containerRef;
}
