import { SECONDS } from "@contract/kernel/contract/limits";
import { Button } from "./button";
import { useCallback, useEffect, useState } from "react";

interface ResendButtonProps {
  /** Sends the code again; the wait starts over when it resolves to true. */
  readonly onResend: () => Promise<boolean>;
  readonly busy?: boolean;
}

/** Offers another code once the server would send one; until then it counts down. */
export function ResendButton({ onResend, busy = false }: ResendButtonProps) {
  const { left, restart } = useCountdown(SECONDS.otpResend);
  const resend = async () => {
    if (await onResend()) restart();
  };
  if (left > 0) {
    return (
      <p className="flex min-h-11 items-center text-sm text-soft">
        <span>
          Send a new code in <span className="font-mono font-semibold">{left} s</span>
        </span>
      </p>
    );
  }
  return (
    <Button variant="quiet" busy={busy} busyLabel="Sending..." onClick={() => void resend()}>
      Send a new code
    </Button>
  );
}

/** How often the clock is read: often enough that no second is skipped on screen. */
const TICK_MS = 250;

/** Whole seconds left, ticking down to 0; `restart` begins again. Measured against the clock, so a sleeping phone catches up. */
function useCountdown(seconds: number) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const over = left === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [over]);
  const restart = useCallback(() => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1000);
  }, [seconds]);
  return { left, restart };
}
