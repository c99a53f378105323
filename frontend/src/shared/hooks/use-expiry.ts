import { useEffect, useEffectEvent } from "react";

/**
 * Milliseconds without a press or a movement after which the pointer counts as resting, so that no click is expected.
 */
const RESTS_AFTER = 600;
/** Milliseconds between two checks whether the pointer rests. */
const CHECKS_EVERY = 100;

let isPressed = false;
let movedAt = -Infinity;
let isWatching = false;

/**
 * Watches the pointer from the first call on. Lifting a finger also counts as a movement, because the click comes
 * afterwards.
 */
function watchPointer(): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of ["pointermove", "pointerdown", "pointerup", "pointercancel"] as const)
    addEventListener(
      type,
      ({ buttons }) => {
        // A release outside the window is not reported. The next movement then reports no pressed buttons.
        isPressed = type === "pointerdown" || (type === "pointermove" && isPressed && buttons !== 0);
        movedAt = performance.now();
      },
      { capture: true, passive: true },
    );
}

/**
 * Calls `onOver` once after a time, for example to remove a banner. Waits longer while the pointer is pressed or moves.
 * Otherwise the page below the banner would move during a click, and the click would miss its target.
 * @param subject the thing that disappears, or null for nothing. A different subject restarts the time.
 * @param milliseconds the shortest time
 */
export function useExpiry(subject: unknown, milliseconds: number, onOver: () => void): void {
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (subject === null) return undefined;
    watchPointer();
    const check = () => {
      const rests = !isPressed && performance.now() - movedAt >= RESTS_AFTER;
      if (rests) over();
      else timer = setTimeout(check, CHECKS_EVERY);
    };
    let timer = setTimeout(check, milliseconds);
    return () => clearTimeout(timer);
  }, [subject, milliseconds]);
}
