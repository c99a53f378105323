import { useState } from "react";
import { SUCCESS } from "@contract/kernel/contract/catalogue";
import { useWithdrawPaymentMutation } from "../../../graphql/features/payments";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { useFocusOnChange } from "../../../shared/hooks/use-focus-on-change";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { Panel } from "../../../shared/ui/panel";
import { storePayment } from "../hooks/use-report-payment";
import { ReportPaymentForm } from "./report-payment-form";

interface ReportedActionsProps {
  readonly teamId: string;
  readonly teamName: string;
  readonly onCorrected: (text: string) => void;
  readonly onWithdrawal: (text: string) => void;
}

/** Lets the leader correct the transaction ID of an undecided report, or withdraw the report. */
export function ReportedActions({ teamId, teamName, onCorrected, onWithdrawal }: ReportedActionsProps) {
  const [correcting, setCorrecting] = useState(false);
  const containerRef = useFocusOnChange(correcting);
  const [withdrawPayment] = useWithdrawPaymentMutation({
    update: (cache, { data }) => storePayment(cache, data?.withdrawPayment.payment),
  });
  const { ask, modal } = useConfirmedAction<"withdraw">(
    async () =>
      (await withdrawPayment({ variables: { input: { teamId } } })).data?.withdrawPayment.message ??
      SUCCESS.paymentWithdrawal,
    onWithdrawal,
  );
  const corrected = (text: string) => {
    setCorrecting(false);
    onCorrected(text);
  };
  if (correcting) {
    return (
      <Panel title="Correct the transaction ID">
        <div ref={containerRef}>
          <ReportPaymentForm
            teamId={teamId}
            teamName={teamName}
            onReported={corrected}
            onCancel={() => setCorrecting(false)}
          />
        </div>
      </Panel>
    );
  }
  return (
    <Panel title="Is the transaction ID wrong?" layout="grid gap-4">
      <p className="text-soft">
        You can correct the number or withdraw the report until we accept or reject the payment.
      </p>
      <div ref={containerRef} className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setCorrecting(true)}>
          Correct the number
        </Button>
        <div className="outdent">
          <Button variant="quiet" onClick={() => ask("withdraw")}>
            Withdraw the report
          </Button>
        </div>
      </div>
      <ConfirmModal
        {...modal}
        title="Withdraw the report?"
        confirmLabel="Withdraw"
        busyLabel="Withdrawing..."
        danger
      >
        We will stop looking for the transfer. You can then add and remove members again. You will not get
        your money back automatically. If you have paid, report the transfer again or write to the club.
      </ConfirmModal>
    </Panel>
  );
}
