import { useEffect, useState } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";
import { readRupees } from "@contract/kernel/contract/read-figure";
import { formatAmount, formatPaise } from "@contract/kernel/contract/rupees";
import { BookCashPaymentDocument } from "../../../graphql/features/admin-payments";
import { usePreservedState, usePreservedValues } from "../../../shared/drafts/preserved-state";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { TeamFinder, type PayableTeam } from "../../../shared/payable-teams/team-finder";
import { Modal } from "../../../shared/ui/modal";
import { TextAreaField, TextField } from "../../../shared/ui/text-field";
import { t } from "@contract/kernel/contract/t";

interface BookCashProps {
  readonly eventSlug: string;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Records cash that a person handed over. Asks for the team first, then for the amount and who took the cash. */
export function BookCash({ eventSlug, onClose, onDone }: BookCashProps) {
  const [team, setTeam] = useState<PayableTeam | null>(null);
  usePreservedState(`book-cash-team ${eventSlug}`, team, setTeam);
  if (team !== null) return <CashForm team={team} onClose={() => setTeam(null)} onDone={onDone} />;
  return (
    <Modal
      open
      onClose={onClose}
      title="Record cash payment"
      description="Choose the team that paid. If the team has reported a payment, decide the payment under “To decide” instead."
    >
      <TeamFinder eventSlug={eventSlug} moves={["book"]} onChoose={setTeam} />
    </Modal>
  );
}

interface CashFormProps extends Omit<BookCashProps, "eventSlug"> {
  readonly team: PayableTeam;
}

function CashForm({ team, onClose, onDone }: CashFormProps) {
  const { teamId, teamName, reference, amount, status } = team;
  const form = useMutationForm(
    BookCashPaymentDocument,
    () => import("@contract/modules/payments/contract/book-cash.input").then((m) => m.BookCashInput),
    {
      initial: { amount: formatAmount(amount), note: "" },
      toInput: (values) => ({
        teamId,
        amount: readRupees(values.amount) ?? 0, // an unreadable amount becomes 0, which is refused
        note: values.note.trim(),
      }),
      onDone: ({ message }) => onDone(message),
    },
  );
  usePreservedValues(`book-cash ${teamId}`, form);
  const note = form.field("note");
  const noteId = note.id;
  useEffect(() => {
    // The amount is filled in already. The timeout lets the dialog focus its first field first.
    const timer = setTimeout(() => document.getElementById(noteId)?.focus());
    return () => clearTimeout(timer);
  }, [noteId]);
  const received = readRupees(form.values.amount) ?? amount;
  // Compares the received amount with the fee only for a team without a payment, because `amount` is then the fee.
  // After a rejection or a refund, `amount` is the earlier payment's amount, which may differ from the fee.
  const missing = status === "incomplete" ? amount - received : 0;
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Cash from ${teamName}`}
      description={`${reference}. The payment will be accepted, and the team gets an e-mail.`}
      label="Record the payment"
      busyLabel="Recording..."
    >
      <FormFailure form={form} />
      <TextField
        {...form.field("amount")}
        label="Amount in rupees"
        hint={
          missing === 0
            ? t("The amount that you received")
            : t("The event’s fee is {fee}.", { fee: formatPaise(amount) })
        }
        inputMode="decimal"
        mono
      />
      <TextAreaField
        {...note}
        label="Note"
        hint="For example: who took the cash, where and when."
        maxLength={LIMITS.reasonMax}
      />
      {missing > 0 ? (
        <p role="status" className="font-semibold">
          The amount is {formatPaise(missing)} less than the fee. The payment will be accepted anyway.
        </p>
      ) : null}
    </FormModal>
  );
}
