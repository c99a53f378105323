import { useEffect, useState } from "react";
import { useReducedMotion } from "../../hooks/use-media-query";

interface RotationOptions {
  readonly root: HTMLElement | null;
  readonly next: () => void;
  /** The selected slide. A change restarts the interval, so that each slide is shown for the full time. */
  readonly selected: number;
  /** Milliseconds; undefined while the slides do not rotate. */
  readonly interval: number | undefined;
}

/** The attribute of the Pause button. Hovering over or focusing this button does not stop the rotation. */
export const ROTATION_BUTTON = "data-rotation-button";

/**
 * Shows the next slide at an interval. Stops while a mouse hovers over the carousel, while the carousel contains the
 * focus, in a hidden tab, and after the visitor has pressed Pause. Never rotates for people who prefer reduced motion
 * (WCAG 2.2.2).
 */
export function useRotation({ root, next, selected, interval }: RotationOptions) {
  const [wanted, setWanted] = useState(true);
  const still = useReducedMotion();
  const held = useHeld(root);
  const hidden = useHiddenTab();
  const running = wanted && !still && !held && !hidden && interval !== undefined;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(next, interval);
    return () => clearInterval(timer);
  }, [running, next, interval, selected]);

  return {
    /**
     * Whether the visitor wants the slides to rotate, as set with the Pause button. The rotation may still be stopped
     * for another reason.
     */
    wanted,
    /** Whether the slides rotate now. */
    running,
    toggle: () => setWanted((now) => !now),
  };
}

/**
 * Returns whether a mouse hovers over the element or the element contains the focus. The Pause button does not count.
 * Touches are ignored, because a finger, unlike a mouse, does not stay over the element after a tap.
 */
function useHeld(root: HTMLElement | null): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (root === null) return;
    const holds = ({ target }: Event) => target instanceof Element && !target.closest(`[${ROTATION_BUTTON}]`);
    const onOver = (event: PointerEvent) => setPointed(event.pointerType !== "touch" && holds(event));
    const onLeave = () => setPointed(false);
    const onFocus = (event: FocusEvent) => setFocused(holds(event));
    const onBlur = () => setFocused(false); // If the focus stays within the element, a focusin event follows.
    root.addEventListener("pointerover", onOver);
    root.addEventListener("pointerleave", onLeave);
    root.addEventListener("focusin", onFocus);
    root.addEventListener("focusout", onBlur);
    return () => {
      root.removeEventListener("pointerover", onOver);
      root.removeEventListener("pointerleave", onLeave);
      root.removeEventListener("focusin", onFocus);
      root.removeEventListener("focusout", onBlur);
    };
  }, [root]);
  return pointed || focused;
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const update = () => setHidden(document.visibilityState === "hidden");
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return hidden;
}
