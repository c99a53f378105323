import type { KeyboardEvent, MouseEvent } from "react";
import { Button } from "../../../../shared/ui/button";
import { TransactionId } from "../../../../shared/ui/transaction-id";
import type { Payment } from "../../hooks/use-reported-payments";
import { t } from "@contract/kernel/contract/t";
import { KeyHint } from "./key-hint";

export type Action = (() => void) | null;

interface PaymentActionsProps {
  readonly payment: Payment;
  readonly accept: Action;
  readonly reject: Action;
  readonly shortcuts: boolean;
}

/**
 * Shows Accept and Reject with the team's name, above the facts. On a phone, the buttons are at the bottom of the
 * screen, near the thumb and the values to compare. A double click or a held Enter decides only one payment.
 */
export function PaymentActions({ payment, accept, reject, shortcuts }: PaymentActionsProps) {
  const { teamName, transactionId } = payment;
  const once = (action: Action) => ({
    onClick: (event: MouseEvent) => (event.detail > 1 ? undefined : action?.()),
    onKeyDown: (event: KeyboardEvent) => (event.repeat ? event.preventDefault() : undefined),
  });
  return (
    <div className="sticky bottom-0 z-10 order-last -mx-4 -mb-4 grid grid-cols-[minmax(0,1fr)] gap-2 border-t-2 border-ink bg-surface px-4 py-3 sm:static sm:order-none sm:m-0 sm:border-0 sm:p-0">
      <p aria-hidden="true" className="flex flex-wrap gap-x-3 text-sm leading-tight sm:hidden">
        <span className="max-w-full truncate font-semibold">{teamName}</span>
        {transactionId === null ? null : <TransactionId id={transactionId} />}
      </p>
      <div className="flex gap-3 *:min-w-0 *:flex-1 sm:*:max-w-80 sm:*:flex-initial">
        <Button {...once(accept)}>
          <ActionLabel accepts team={teamName} /> {shortcuts ? <KeyHint>A</KeyHint> : null}
        </Button>
        <Button variant="secondary" {...once(reject)}>
          <ActionLabel team={teamName} /> {shortcuts ? <KeyHint>R</KeyHint> : null}
        </Button>
      </div>
    </div>
  );
}

/**
 * Shows a button's label. A phone has room only for the verb. The team is then shown above, and is in the button's
 * accessible name.
 */
function ActionLabel({ accepts = false, team }: { readonly accepts?: boolean; readonly team: string }) {
  return (
    <span className="truncate">
      <span aria-hidden="true" className="sm:hidden">
        {accepts ? "Accept" : "Reject"}
      </span>
      <span className="max-sm:sr-only">
        {accepts ? t("Accept {team}", { team }) : t("Reject {team}", { team })}
      </span>
    </span>
  );
}
