import { useEffect, useRef } from "react";

/**
 * Returns a ref for an element with a tab index of -1. The element takes the focus when the focused element disappears,
 * such as a form that created a team or a removed member's row.
 * @param occasion a value that changes when the focused element may have disappeared
 */
export function useFocusWhenLost(occasion: string) {
  const containerRef = useRef<HTMLDivElement>(null);
  const before = useRef(occasion);
  useEffect(() => {
    if (before.current === occasion) return;
    before.current = occasion;
    // Waits until a closing dialog has tried to return the focus to its button.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) containerRef.current?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [occasion]);
  return containerRef;
}
