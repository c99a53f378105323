import { useEffect, useRef } from "react";
import { isTransactionId, numberWithin } from "@contract/modules/payments/contract/transaction-id";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { TextField } from "../../../shared/ui/text-field";
import { TransactionId } from "../../../shared/ui/transaction-id";
import { useReportPayment } from "../hooks/use-report-payment";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { UtrHelp } from "./utr-help";

export const TRANSACTION_ID = "transactionId";

interface ReportPaymentFormProps {
  readonly teamId: string;
  readonly teamName: string;
  /** Whether the form's button is the primary one of the page. */
  readonly primary?: boolean;
  /** Called when the user has entered a transaction ID, or when one was restored. */
  readonly onEntered?: () => void;
  readonly onReported: (text: string) => void;
  /** Closes the form. Set only if the form corrects an existing report. */
  readonly onCancel?: () => void;
}

/** Lets the leader report the transfer of the fee with its transaction ID, or correct the ID. */
export function ReportPaymentForm({ onCancel, onEntered, primary = true, ...props }: ReportPaymentFormProps) {
  const report = useReportPayment({ ...props, corrects: onCancel !== undefined });
  const { form, field, alert, hint } = report;
  const box = useRef<HTMLDivElement>(null);
  // Scrolls to the error message at the top, because on a phone the button may be a screen below.
  useEffect(() => {
    if (form.failure !== null) box.current?.scrollIntoView({ block: "nearest" });
  }, [form.failure]);
  const typed = form.values.transactionId;
  // Opens the folded form if a transaction ID was restored after a login or a reload.
  useEffect(() => {
    const fold = field.current?.closest("details");
    if (fold && typed !== "") fold.open = true;
  }, [field, typed]);
  const hasEntered = isTransactionId(typed);
  useEffect(() => {
    if (hasEntered) onEntered?.();
  }, [hasEntered, onEntered]);
  return (
    <>
      <form {...form.formProps} className="grid gap-5">
        <div ref={box} className="empty:hidden">
          {alert === null ? null : (
            <Banner tone="error">
              {alert}
              {hint === null ? null : <span className="block text-sm font-normal">{hint}</span>}
            </Banner>
          )}
        </div>
        <div ref={field}>
          <TextField
            {...form.field(TRANSACTION_ID)}
            label="Transaction ID or UTR"
            hint="The number that your bank gave to the transfer, often 12 digits. Spaces and capital letters do not matter."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            mono
          />
          {hasEntered && numberWithin(typed) === null ? (
            <p className="mt-2 text-sm text-soft">
              Check the number group by group: <TransactionId id={typed} />
            </p>
          ) : null}
          <NumberWithin
            typed={typed}
            onUse={(number) => {
              form.set("transactionId", number);
              field.current?.querySelector("input")?.focus();
            }}
          />
          <UtrHelp />
        </div>
        <TextField label="Team Name" name="teamName" value={props.teamName} readOnly />
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} busyLabel="Submitting..." variant={primary ? "primary" : "secondary"}>
            Submit
          </SubmitButton>
          {onCancel === undefined ? null : (
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </form>
      <OddNumber {...report} />
    </>
  );
}

/** Offers to use the transaction ID found in a pasted line of a statement. */
function NumberWithin({
  typed,
  onUse,
}: {
  readonly typed: string;
  readonly onUse: (number: string) => void;
}) {
  const number = numberWithin(typed);
  if (number === null) return null;
  return (
    <div className="mt-3 grid justify-items-start gap-2 border-l-4 border-accent pl-3" role="status">
      <p>
        The transaction ID in this text may be <TransactionId id={number} />.
      </p>
      <Button variant="secondary" onClick={() => onUse(number)}>
        Use this number
      </Button>
    </div>
  );
}

/** Asks the user to confirm a transaction ID of an unusual length. */
function OddNumber({ question, answer }: Pick<ReturnType<typeof useReportPayment>, "question" | "answer">) {
  return (
    <ConfirmModal
      open={question !== null}
      onClose={() => answer(false)}
      title="Is this number correct?"
      confirmLabel="Use this number anyway"
      busyLabel="Submitting..."
      onConfirm={() => answer(true)}
    >
      UPI numbers have 12 digits. You entered this number:{" "}
      <span className="mt-2 block text-lg">
        <TransactionId id={question ?? ""} />
      </span>
    </ConfirmModal>
  );
}
