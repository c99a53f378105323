import { useState } from "react";
import { indiaDay } from "@contract/kernel/contract/india-time";
import { formatPaise } from "@contract/kernel/contract/rupees";
import {
  CancelRefundDocument,
  RecordRefundDocument,
  RefundsDocument,
  RequestRefundDocument,
  type RefundFieldsFragment,
  type SurplusFieldsFragment,
} from "../../../../graphql/features/admin-payments";
import type { RefundWay } from "../../../../graphql/schema-types";
import { useFetch } from "../../../../shared/apollo/use-fetch";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { FormModal } from "../../../../shared/forms/form-modal";
import { ReasonModal } from "../../../../shared/forms/reason-modal";
import { useMutationForm } from "../../../../shared/forms/use-mutation-form";
import { KeyValueList } from "../../../../shared/ui/key-value-list";
import { SelectField } from "../../../../shared/ui/select-field";
import { TextField } from "../../../../shared/ui/text-field";
import { useVersion } from "../../../../shared/versions/use-version";
import type { Payment } from "../../hooks/use-reported-payments";
import { t } from "@contract/kernel/contract/t";

const inputs = () => import("@contract/modules/payments/refunds/contract/refund.inputs");

interface Asked {
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

interface RequestRefundProps extends Asked {
  readonly payment: Payment;
  /** The surplus to refund instead of the payment, or null. */
  readonly surplus: SurplusFieldsFragment | null;
}

/** Asks for the reason for a refund of a payment or a surplus. The leader is then asked where to send the money. */
export function RequestRefundModal({ payment, surplus, onClose, onDone }: RequestRefundProps) {
  const of = surplus === null ? {} : { surplusId: surplus.id };
  return (
    <ReasonModal
      mutation={RequestRefundDocument}
      contract={() => inputs().then((m) => m.RequestRefundInput)}
      toInput={(reason) => ({ paymentId: payment.id, ...of, reason })}
      onDone={({ message }) => onDone(message)}
      onClose={onClose}
      title={`Refund ${formatPaise((surplus ?? payment).amount)} to ${payment.teamName}?`}
      description={
        surplus === null
          ? "We ask the leader where to send the money. The payment stays accepted until you record the refund as paid."
          : "We ask the leader where to send the money. The payment and its receipt do not change."
      }
      label="Start the refund"
      busyLabel="Saving..."
      hint="The team will read this text."
    />
  );
}

/** Asks why a refund is cancelled, or why the completed refund of a surplus is taken back. */
export function CancelRefundModal({
  refund,
  onClose,
  onDone,
}: Asked & { readonly refund: RefundFieldsFragment }) {
  const isPaid = refund.state === "paid";
  return (
    <ReasonModal
      mutation={CancelRefundDocument}
      contract={() => inputs().then((m) => m.CancelRefundInput)}
      toInput={(reason) => ({ refundId: refund.id, reason })}
      onDone={({ message }) => onDone(message)}
      onClose={onClose}
      title={
        isPaid
          ? `Take back the refund of ${formatPaise(refund.amount)} to ${refund.teamName}?`
          : `Cancel the refund to ${refund.teamName}?`
      }
      description={
        isPaid
          ? "The surplus then counts as not refunded, and you can refund it again. The payment stays accepted."
          : "The payment stays accepted."
      }
      label={isPaid ? "Take back the refund" : "Cancel the refund"}
      busyLabel={isPaid ? "Taking back..." : "Cancelling..."}
      keepLabel={t("Keep the refund")}
      danger
      hint="The leader will read this text."
    />
  );
}

const WAYS: readonly { readonly value: RefundWay; readonly label: string }[] = [
  { value: "upi", label: "UPI" },
  { value: "bank", label: "Bank transfer" },
  { value: "cash", label: "Cash" },
];

export const isOpen = ({ state }: RefundFieldsFragment): boolean =>
  state === "accountNeeded" || state === "toPay";

/**
 * Shows where to send the money, and asks how and when it was sent.
 * @param refund the refund as the list has it now
 */
export function RecordRefundModal({
  refund,
  onClose,
  onDone,
}: Asked & { readonly refund: RefundFieldsFragment }) {
  const fetchRefunds = useFetch(RefundsDocument);
  const [began] = useState(refund.version);
  const { save } = useVersion(refund.version, async () => {
    const { refunds } = await fetchRefunds({ eventSlug: refund.eventSlug });
    const stored = refunds.find(({ id }) => id === refund.id);
    return stored ? { values: stored, version: stored.version } : null;
  });
  const form = useMutationForm(RecordRefundDocument, () => inputs().then((m) => m.RecordRefundInput), {
    initial: { way: wayOf(refund), paidOn: indiaDay(), transactionId: "" },
    toInput: ({ way, paidOn, transactionId }) => ({
      refundId: refund.id,
      way: way as RefundWay,
      paidOn,
      transactionId: transactionId.trim() || null,
    }),
    // Sends the version that the dialog shows, because it shows a changed account at once.
    version: { version: refund.version, save: (send) => save(() => send(refund.version)) },
    onDone: ({ message }) => onDone(message),
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Record that ${formatPaise(refund.amount)} was returned to ${refund.teamName}?`}
      description={
        refund.surplusId === null
          ? "The payment is marked as refunded, its receipt is cancelled, and the team gets an e-mail."
          : "The team gets an e-mail. Its payment and receipt do not change."
      }
      label="Record refund"
      busyLabel="Recording..."
      before={
        <>
          <div role="status">
            {refund.version === began ? null : (
              <p className="mb-4 border-l-4 border-pending bg-pending-wash p-3">
                {isOpen(refund)
                  ? "The leader has changed the account. Check to which account you sent the money."
                  : "Someone else has already recorded or cancelled this refund."}
              </p>
            )}
          </div>
          {isOpen(refund) ? <Account account={refund.account} /> : null}
        </>
      }
    >
      <FormFailure form={form} />
      <SelectField {...form.field("way")} label="Method" options={WAYS} />
      <TextField
        {...form.field("paidOn")}
        label="Day"
        hint="The day on which the money left the account or the cash box"
        type="date"
      />
      <TextField
        {...form.field("transactionId")}
        label="Transaction ID"
        hint="The bank's number for your transfer. Leave empty for cash"
        mono
        optional
      />
    </FormModal>
  );
}

function Account({ account }: Pick<RefundFieldsFragment, "account">) {
  if (account === null)
    return <p className="pb-4 text-soft">The leader has not told us yet where to send the money.</p>;
  const facts = [
    [account.way === "upi" ? t("UPI ID") : t("Account number"), account.account],
    [t("Account holder"), account.accountName],
    ["IFSC", account.ifsc],
  ] as const;
  return (
    <div className="pb-4">
      <KeyValueList
        items={facts.flatMap(([term, value]) =>
          value === null ? [] : [{ term, value, mono: true, copy: value }],
        )}
      />
    </div>
  );
}

/** Returns how a refund is paid, as a form value. */
function wayOf({ account }: Pick<RefundFieldsFragment, "account">): string {
  return account?.way ?? "cash";
}
