import { Button } from "../../../../shared/ui/button";
import { CheckIcon } from "../../../../shared/ui/icons";
import type { Payment } from "../../hooks/use-reported-payments";
import { KeyHint } from "./key-hint";
import type { Action } from "./payment-actions";

interface DecisionNoticeProps {
  /** The last decided payment, or null if its decision can no longer be reverted here. */
  readonly decided: Payment | null;
  readonly revert: Action;
  readonly shortcuts: boolean;
}

/**
 * Shows the last decision with a button to revert it. The outcome comes first, because a text that begins with the
 * team's name would look like a heading.
 */
export function DecisionNotice({ decided, revert, shortcuts }: DecisionNoticeProps) {
  return (
    <p role="status" className="flex min-h-11 min-w-0 items-center gap-2 text-sm text-good">
      {decided === null ? null : (
        <>
          <CheckIcon className="size-4 shrink-0" />
          <span className="truncate">
            {decided.status === "accepted" ? "Accepted" : "Rejected"}: {decided.teamName}
          </span>
          <Button variant="quiet" onClick={() => revert?.()}>
            Undo {shortcuts ? <KeyHint>U</KeyHint> : null}
          </Button>
        </>
      )}
    </p>
  );
}
