import { useState } from "react";
import { FALLBACKS, RULES } from "@contract/kernel/contract/catalogue";
import { formatPaise } from "@contract/kernel/contract/rupees";
import {
  ConfirmCashSlipDocument,
  DiscardCashSlipDocument,
  useCashSlipsQuery,
  type CashSlipsQuery,
} from "../../../graphql/features/admin-payments";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { FormFailure } from "../../../shared/forms/form-failure";
import { ReasonModal } from "../../../shared/forms/reason-modal";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { useMay } from "../../../shared/session/may";
import { Button } from "../../../shared/ui/button";
import { DateTime } from "../../../shared/ui/date-time";

type Slip = CashSlipsQuery["cashSlips"][number];

interface CashSlipsProps {
  readonly eventSlug: string | null;
  readonly onDone: (text: string) => void;
}

/**
 * Shows cash that helpers took at the desk. The cash is booked when a treasurer has received it and confirms the slip.
 */
export function CashSlips({ eventSlug, onDone }: CashSlipsProps) {
  const query = useCashSlipsQuery({ variables: { eventSlug }, fetchPolicy: "cache-and-network" });
  const { data, reload } = useQueryState(query, FALLBACKS.generic);
  const [discarding, setDiscarding] = useState<Slip | null>(null);
  const slips = data?.cashSlips ?? [];
  if (slips.length === 0) return null;
  const done = (text: string) => {
    setDiscarding(null);
    onDone(text);
    void reload();
  };
  return (
    <section aria-labelledby="cash-slips" className="grid gap-3 border-2 border-ink bg-surface p-4">
      <h2 id="cash-slips" className="text-xl">
        Cash from the desk: {formatPaise(slips.reduce((sum, { amount }) => sum + amount, 0))}
      </h2>
      <ul className="grid divide-y divide-rule">
        {slips.map((slip) => (
          <li key={slip.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <span className="font-mono font-semibold">No. {slip.number}</span>
            <span className="mr-auto min-w-0 wrap-anywhere">
              {formatPaise(slip.amount)} from {slip.teamName} ({slip.reference}), collected by {slip.notedBy},{" "}
              <DateTime value={slip.notedAt} />
              {slip.note === "" ? null : <span className="block text-soft">{slip.note}</span>}
            </span>
            <Acts slip={slip} onDone={done} onDiscard={setDiscarding} />
          </li>
        ))}
      </ul>
      {discarding === null ? null : (
        <DiscardModal slip={discarding} onClose={() => setDiscarding(null)} onDone={done} />
      )}
    </section>
  );
}

interface ActsProps extends Pick<CashSlipsProps, "onDone"> {
  readonly slip: Slip;
  readonly onDiscard: (slip: Slip) => void;
}

function Acts({ slip, onDone, onDiscard }: ActsProps) {
  const may = useMay();
  const form = useMutationForm(ConfirmCashSlipDocument, null, {
    initial: {},
    toInput: () => ({ slipId: slip.id }),
    onDone: ({ message }) => onDone(message),
  });
  if (!may("confirmCashSlip")) return null;
  return (
    <form {...form.formProps} className="flex flex-wrap gap-2">
      <FormFailure form={form} />
      <SubmitButton form={form} busyLabel="Confirming...">
        Confirm the cash
      </SubmitButton>
      <Button variant="quiet" onClick={() => onDiscard(slip)}>
        Discard...
      </Button>
    </form>
  );
}

function DiscardModal({
  slip,
  onClose,
  onDone,
}: Pick<CashSlipsProps, "onDone"> & { readonly slip: Slip; readonly onClose: () => void }) {
  return (
    <ReasonModal
      mutation={DiscardCashSlipDocument}
      toInput={(reason) => ({ slipId: slip.id, reason })}
      onDone={({ message }) => onDone(message)}
      onClose={onClose}
      title={`Discard slip ${String(slip.number)} of ${slip.teamName}?`}
      description="No payment is recorded. The slip stays in the audit log."
      label="Discard the slip"
      busyLabel="Discarding..."
      danger
      missing={RULES.cashSlipReason}
    />
  );
}
