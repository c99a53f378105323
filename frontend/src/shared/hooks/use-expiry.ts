import { useEffect, useEffectEvent } from "react";

/** Milliseconds without a press or a movement after which the pointer rests. A person then aims at nothing. */
const RESTS_AFTER = 600;
/** Milliseconds between two checks whether the pointer rests. */
const CHECKS_EVERY = 100;

let isPressed = false;
let movedAt = -Infinity;
let isWatching = false;

/** Watches the pointer from the first call on. A finger that is lifted moves until its click has arrived. */
function watchPointer(): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of ["pointermove", "pointerdown", "pointerup", "pointercancel"] as const)
    addEventListener(
      type,
      ({ buttons }) => {
        // A release outside of the window is not reported, but a movement without a button is.
        isPressed = type === "pointerdown" || (type === "pointermove" && isPressed && buttons !== 0);
        movedAt = performance.now();
      },
      { capture: true, passive: true },
    );
}

/**
 * Calls `onOver` once after a time. Waits longer while the pointer is pressed or moves: when a banner disappears, the
 * page below it moves, so a press that has begun would be lost and one that is aimed would hit something else.
 * @param subject what disappears, or null for nothing; another one begins its own time
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
