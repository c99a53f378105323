import { useEffect, useState } from "react";
import { useReducedMotion } from "../../hooks/use-media-query";

interface RotationOptions {
  readonly root: HTMLElement | null;
  readonly next: () => void;
  /** Each new slide has its full time, also after a press. */
  readonly selected: number;
  /** Milliseconds; undefined while the slides do not rotate. */
  readonly interval: number | undefined;
}

/** Marks the Pause button, the one place where a pointer or the focus does not hold the slides. */
export const ROTATION_BUTTON = "data-rotation-button";

/**
 * Goes on by itself, but not under a mouse, not around the focus, not in a hidden tab, not after Pause, and never for
 * who asked for less motion (WCAG 2.2.2).
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
    /** The last choice by the Pause button; the rotation may still rest while a visitor looks closely. */
    wanted,
    /** It goes on by itself now. */
    running,
    toggle: () => setWanted((now) => !now),
  };
}

/** Whether a mouse or the focus is on it. A finger leaves no pointer behind, so it holds nothing. */
function useHeld(root: HTMLElement | null): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (root === null) return;
    const holds = ({ target }: Event) => target instanceof Element && !target.closest(`[${ROTATION_BUTTON}]`);
    const onOver = (event: PointerEvent) => setPointed(event.pointerType !== "touch" && holds(event));
    const onLeave = () => setPointed(false);
    const onFocus = (event: FocusEvent) => setFocused(holds(event));
    const onBlur = () => setFocused(false); // a focus that stays within is reported next
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
