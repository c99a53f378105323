import { useEffect, useState } from "react";
import { Button } from "./button";

interface ResendButtonProps {
  /** When the server would send another, in milliseconds since 1970. */
  readonly nextAt: number;
  readonly onResend: () => Promise<unknown>;
  readonly busy?: boolean;
}

/** Offers another code once the server would send one; until then it counts down. */
export function ResendButton(props: ResendButtonProps) {
  return <Countdown key={props.nextAt} {...props} />;
}

function Countdown({ nextAt, onResend, busy = false }: ResendButtonProps) {
  const left = useSecondsUntil(nextAt);
  if (left > 0) {
    return (
      <p className="flex min-h-11 items-center text-sm text-soft">
        <span>
          Send a new code in <span className="font-mono font-semibold">{waitText(left)}</span>
        </span>
      </p>
    );
  }
  return (
    <Button variant="quiet" busy={busy} busyLabel="Sending..." onClick={() => void onResend()}>
      Send a new code
    </Button>
  );
}

/** How often the clock is read: often enough that no second is skipped on screen. */
const TICK_MS = 250;

/** Whole seconds until a time, ticking down to 0. Measured against the clock, so a sleeping phone catches up. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((time - now) / 1000));
  const over = left === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [over]);
  return left;
}

function waitText(seconds: number): string {
  if (seconds < 120) return `${String(seconds)} s`;
  return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
}
