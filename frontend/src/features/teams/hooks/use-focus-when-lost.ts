import { useEffect, useRef } from "react";

/**
 * Catches the focus when what had it is gone (a form that made a team, the row of a removed member): put the ref on
 * the element that is to have it, with a tab index of -1.
 * @param occasion changes when something may have gone
 */
export function useFocusWhenLost(occasion: string) {
  const containerRef = useRef<HTMLDivElement>(null);
  const before = useRef(occasion);
  useEffect(() => {
    if (before.current === occasion) return;
    before.current = occasion;
    // After the dialog has tried to give the focus back to its button.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) containerRef.current?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [occasion]);
  return containerRef;
}
