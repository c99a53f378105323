import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { TextField } from "../../../shared/ui/text-field";
import { useReportPayment } from "../hooks/use-report-payment";

interface ReportPaymentFormProps {
  readonly teamId: string;
  readonly teamName: string;
  readonly onReported: (text: string) => void;
}

/** The leader's word that the fee was transferred, with the number that proves it. */
export function ReportPaymentForm(props: ReportPaymentFormProps) {
  const { form, field, alert } = useReportPayment(props);
  return (
    <form {...form.formProps} className="grid gap-5">
      {alert === null ? null : <Banner tone="error">{alert}</Banner>}
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
        <WhereToFind />
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

function WhereToFind() {
  return (
    <details className="mt-2">
      <summary className="link inline-flex min-h-11 items-center font-semibold">Where do I find it?</summary>
      <dl className="grid gap-3 border-l-4 border-rule py-1 pl-4 text-sm">
        <div>
          <dt className="font-semibold">In a UPI app</dt>
          <dd className="text-soft">
            Open the payment in the history and look for “UTR”, “UPI Ref. No.” or “UPI transaction ID”.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">In net banking</dt>
          <dd className="text-soft">It is the reference number beside the transfer in your statement.</dd>
        </div>
        <div>
          <dt className="font-semibold">In a text message from the bank</dt>
          <dd className="text-soft">It follows “UTR”, “Ref” or “RRN”.</dd>
        </div>
      </dl>
    </details>
  );
}
