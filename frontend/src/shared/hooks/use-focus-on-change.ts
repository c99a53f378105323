import { useLayoutEffect, useRef } from "react";

/**
 * Returns a ref for a container. When `shown` changes, focuses the container's first field, or its first button if it
 * has no field. The first render does not move the focus, nor does a change while the focus is in another part.
 */
export function useFocusOnChange(shown: unknown) {
  const containerRef = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  // A layout effect, so that the field has the focus before the user presses the next key.
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // Leaves the focus in another part of the page, because the user may be typing there.
    const { activeElement } = document;
    if (activeElement !== document.body && containerRef.current?.contains(activeElement) === false) return;
    const field = containerRef.current?.querySelector<HTMLElement>("input:not([hidden])");
    (field ?? containerRef.current?.querySelector("button"))?.focus();
  }, [shown]);
  return containerRef;
}
