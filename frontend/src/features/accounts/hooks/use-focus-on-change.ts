import { useEffect, useRef } from "react";

/**
 * Moves the focus when what is shown changes: to the first field, or else to the first button. Spread the reference on
 * what holds it. The first picture is left alone.
 */
export function useFocusOnChange(shown: unknown) {
  const ground = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const field = ground.current?.querySelector<HTMLElement>("input:not([hidden])");
    (field ?? ground.current?.querySelector("button"))?.focus();
  }, [shown]);
  return ground;
}
