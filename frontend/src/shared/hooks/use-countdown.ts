import { useCallback, useEffect, useState } from "react";

/** Whole seconds left, ticking down to 0; `restart` begins again. Measured against the clock, so a sleeping phone catches up. */
export function useCountdown(seconds: number) {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [left, setLeft] = useState(seconds);
  const restart = useCallback(() => {
    setEndsAt(Date.now() + seconds * 1000);
    setLeft(seconds);
  }, [seconds]);

  useEffect(restart, [restart]);
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return { left, restart };
}
