import { SECONDS } from "@contract/kernel/contract/limits";
import { useCountdown } from "../hooks/use-countdown";
import { Button } from "./button";

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
