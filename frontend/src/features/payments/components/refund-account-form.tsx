import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { SetRefundAccountDocument } from "../../../graphql/features/payments";
import { FormFailure } from "../../../shared/forms/form-failure";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { RadioGroup } from "../../../shared/ui/radio-group";
import { TextField } from "../../../shared/ui/text-field";
import { storePayment } from "../hooks/use-report-payment";

type Way = "upi" | "bank";

export interface RefundAccountFormProps {
  readonly teamId: string;
  readonly onSaved: (text: string) => void;
}

/** The form for the UPI address or bank account to which a refund is sent. */
export function RefundAccountForm({ teamId, onSaved }: RefundAccountFormProps) {
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
