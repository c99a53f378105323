import type { KeyboardEvent, MouseEvent } from "react";
import { Button } from "../../../../shared/ui/button";
import { KeyHint } from "./key-hint";

export type Act = (() => void) | null;

interface PaymentActionsProps {
  readonly teamName: string;
  readonly accept: Act;
  readonly reject: Act;
  readonly shortcuts: boolean;
}

/** Accept and Reject, within a thumb's reach on a phone. A double click or a held Enter decides one payment, not two. */
export function PaymentActions({ teamName, accept, reject, shortcuts }: PaymentActionsProps) {
  const once = (act: Act) => ({
    onClick: (event: MouseEvent) => (event.detail > 1 ? undefined : act?.()),
    onKeyDown: (event: KeyboardEvent) => (event.repeat ? event.preventDefault() : undefined),
  });
  const whose = <span className="sr-only"> the payment of {teamName}</span>;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex gap-3 border-y border-rule bg-surface px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:p-0 *:flex-1 sm:*:flex-none">
      <Button {...once(accept)}>
        <span>Accept{whose}</span> {shortcuts ? <KeyHint>A</KeyHint> : null}
      </Button>
      <Button variant="secondary" {...once(reject)}>
        <span>Reject{whose}</span> {shortcuts ? <KeyHint>R</KeyHint> : null}
      </Button>
    </div>
  );
}
