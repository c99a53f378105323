import { useEffect, useRef } from "react";

/**
 * Returns a ref for an element with a tab index of -1. The element takes the focus when the focused element disappears,
 * such as a form that created a team or a removed member's row.
 * @param occasion a value that changes when the focused element may have disappeared
 */
export function useFocusWhenLost(occasion: string) {
  const containerRef = useRef<HTMLDivElement>(null);
  const before = useRef(occasion);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    last.current = document.activeElement;
    const note = () => {
      last.current = document.activeElement;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (before.current === occasion) return;
    before.current = occasion;
    // Waits until a closing dialog has tried to return the focus to its button.
    const timer = setTimeout(() => {
      const isLost = document.activeElement === document.body && last.current?.isConnected === false;
      if (isLost) containerRef.current?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [occasion]);
  return containerRef;
}
