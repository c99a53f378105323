import { useEffect, useState } from "react";
import { t } from "@contract/kernel/contract/t";

/** Milliseconds between two readings of the clock, short enough that the display skips no second. */
const TICK_MS = 250;

/**
 * Returns the whole seconds until a time, counting down to 0. Reads the clock each time, so that the count is right
 * after a phone has slept.
 */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((time - now) / 1000));
  const over = secondsLeft === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [over]);
  return secondsLeft;
}

/** Returns a wait as readable text: `45 s`, `4 min 12 s`. */
export function waitText(seconds: number): string {
  if (seconds < 120) return t("{seconds} s", { seconds: String(seconds) });
  return t("{minutes} min {seconds} s", {
    minutes: String(Math.floor(seconds / 60)),
    seconds: String(seconds % 60),
  });
}
