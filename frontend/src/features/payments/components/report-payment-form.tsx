import { useEffect, useRef } from "react";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { TextField } from "../../../shared/ui/text-field";
import { useReportPayment } from "../hooks/use-report-payment";
import { UtrHelp } from "./utr-help";

interface ReportPaymentFormProps {
  readonly teamId: string;
  readonly teamName: string;
  readonly onReported: (text: string) => void;
}

/** The leader's word that the fee was transferred, with the number that proves it. */
export function ReportPaymentForm(props: ReportPaymentFormProps) {
  const { form, field, alert, hint } = useReportPayment(props);
  const box = useRef<HTMLDivElement>(null);
  // The form may be longer than a phone: what was pressed at its end is answered at its top.
  useEffect(() => {
    if (form.failure !== null) box.current?.scrollIntoView({ block: "nearest" });
  }, [form.failure]);
  return (
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
          {...form.field("transactionId")}
          label="Transaction ID or UTR"
          hint="The number your bank gave the transfer, often 12 digits. Spaces and capitals do not matter."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          mono
        />
        <UtrHelp />
      </div>
      <TextField label="Team Name" name="teamName" value={props.teamName} readOnly />
      <div>
        <Button type="submit" busy={form.busy} busyLabel="Submitting...">
          Submit
        </Button>
      </div>
    </form>
  );
}
