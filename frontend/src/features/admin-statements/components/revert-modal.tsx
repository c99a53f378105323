import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { useRevertBatch, type Batch } from "../hooks/use-statement-batches";
import { paymentsText } from "../outcomes";
import { DateTime } from "../../../shared/ui/date-time";

interface RevertModalProps {
  readonly batch: Batch;
  readonly onClose: () => void;
  readonly onReverted: (text: string) => void;
}

/** Explains the effect of reverting a statement, then reverts it. */
export function RevertModal({ batch, onClose, onReverted }: RevertModalProps) {
  const { busy, problem, exceptChanged, revertBatch } = useRevertBatch();
  const hasPayments = batch.inForce > 0;
  const confirm = () =>
    revertBatch(batch, (text) => {
      onReverted(text);
      onClose();
    });
  return (
    <ConfirmModal
      open
      danger
      onClose={onClose}
      title={`Take back ${hasPayments ? paymentsText(batch.inForce) : "this statement"}?`}
      confirmLabel={
        exceptChanged
          ? "Take back the other payments"
          : hasPayments
            ? "Take back payments"
            : "Take back statement"
      }
      busyLabel="Taking back..."
      busy={busy}
      error={problem}
      onConfirm={() => void confirm()}
    >
      {hasPayments
        ? `Reported payments that ${batch.fileName} confirmed will wait for a decision again. Payments that no team reported are removed. The teams get an e-mail. You can confirm the lines again later.`
        : "No payment will change. The statement's lines disappear from “Money without a team”, and its warnings about returned money disappear."}
    </ConfirmModal>
  );
}

/** Says who reverted a statement and when, and which payments were not reverted. */
export function RevertedNote({ batch: { undoneAt, undoneBy, leftAsIs } }: { readonly batch: Batch }) {
  return (
    <>
      Taken back by {undoneBy}, {undoneAt === null ? null : <DateTime value={undoneAt} />}
      {leftAsIs > 0 ? `, except for ${paymentsText(leftAsIs)} that had changed` : ""}
    </>
  );
}
