import { useSecondsUntil, waitText } from "../hooks/use-seconds-until";
import { Button } from "./button";

interface ResendButtonProps {
  /** The earliest time at which the server sends another code, in milliseconds since 1970. */
  readonly nextAt: number;
  readonly onResend: () => Promise<unknown>;
  readonly busy?: boolean;
}

/** A button for another code, or a countdown until the server would send one. */
export function ResendButton(props: ResendButtonProps) {
  return <Countdown key={props.nextAt} {...props} />;
}

function Countdown({ nextAt, onResend, busy = false }: ResendButtonProps) {
  const secondsLeft = useSecondsUntil(nextAt);
  if (secondsLeft > 0) {
    return (
      <p className="flex min-h-11 items-center text-sm text-soft">
        <span>
          Send a new code in <span className="font-mono font-semibold">{waitText(secondsLeft)}</span>
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
