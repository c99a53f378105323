import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { SetRefundAccountDocument, type PaymentFieldsFragment } from "../../../graphql/features/payments";
import { FormFailure } from "../../../shared/forms/form-failure";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { Panel } from "../../../shared/ui/panel";
import { RadioGroup } from "../../../shared/ui/radio-group";
import { TextField } from "../../../shared/ui/text-field";
import { storePayment } from "../hooks/use-report-payment";

interface RefundPanelProps {
  readonly payment: PaymentFieldsFragment;
  readonly leads: boolean;
  readonly onSaved: (text: string) => void;
}

/**
 * Shows the money that the club will return, and the reason. The leader also sees a form for the UPI address or bank
 * account to send the money to. Shows nothing if no refund is due.
 */
export function RefundPanel({ payment, leads, onSaved }: RefundPanelProps) {
  const { refund, teamId } = payment;
  if (refund === null || (refund.state !== "accountNeeded" && refund.state !== "toPay")) return null;
  return (
    <Panel
      title={refund.isSurplus ? "We will return the extra money that you paid" : "We will return your fee"}
      layout="grid gap-4"
    >
      <p>
        We will return {formatPaise(refund.amount)}. Reason: {refund.reason}
      </p>
      {refund.isSurplus ? <p>Your payment stays accepted.</p> : null}
      {!leads ? (
        <p className="text-soft">Your leader chooses the account that we send the money to.</p>
      ) : refund.state === "toPay" ? (
        <details>
          <summary className="link inline-flex min-h-11 items-center font-semibold">
            Change the account for the refund
          </summary>
          <AccountForm teamId={teamId} onSaved={onSaved} />
        </details>
      ) : (
        <AccountForm teamId={teamId} onSaved={onSaved} />
      )}
    </Panel>
  );
}

type Way = "upi" | "bank";

function AccountForm({
  teamId,
  onSaved,
}: {
  readonly teamId: string;
  readonly onSaved: (text: string) => void;
}) {
  const form = useMutationForm(
    SetRefundAccountDocument,
    () =>
      import("@contract/modules/payments/refunds/contract/refund.inputs").then((m) => m.RefundAccountInput),
    {
      initial: { way: "upi", account: "", accountName: "", ifsc: "" },
      toInput: ({ way, account, accountName, ifsc }) => ({
        teamId,
        way: way as Way,
        account: account.replace(/\s/g, ""),
        ...(way === "upi" ? {} : { accountName: accountName.trim(), ifsc: ifsc.trim().toUpperCase() }),
      }),
      fallback: FALLBACKS.payment,
      mutation: { update: (cache, { data }) => storePayment(cache, data?.setRefundAccount.payment) },
      onDone: ({ message }) => onSaved(message),
    },
  );
  return (
    <form className="grid gap-4" {...form.formProps}>
      <FormFailure form={form} />
      <RadioGroup
        {...form.field("way")}
        legend="Where should we send the money?"
        value={form.values.way as Way}
        onChange={(way) => {
          form.set("way", way);
          // Clears the field, because a UPI address is not an account number.
          form.set("account", "");
        }}
        options={[
          { value: "upi", label: "UPI ID" },
          { value: "bank", label: "Bank account" },
        ]}
      />
      {form.values.way === "upi" ? (
        <TextField
          {...form.field("account")}
          label="UPI ID"
          hint="Enter the UPI ID at which you receive money."
          placeholder="name@bank"
          autoCapitalize="none"
          mono
        />
      ) : (
        <>
          <TextField
            {...form.field("accountName")}
            label="Account holder"
            hint="Enter the name exactly as your bank shows it"
            autoComplete="name"
          />
          <TextField {...form.field("account")} label="Account number" inputMode="numeric" mono />
          <TextField
            {...form.field("ifsc")}
            label="IFSC"
            hint="11 characters, printed on your cheque book."
            autoCapitalize="characters"
            mono
          />
        </>
      )}
      <div>
        <SubmitButton form={form} busyLabel="Saving...">
          Save
        </SubmitButton>
      </div>
    </form>
  );
}
