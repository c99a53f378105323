import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { useRevertBatch, type Batch } from "../hooks/use-statement-batches";
import { payments } from "../outcomes";
import { DateTime } from "../../../shared/ui/date-time";

interface RevertModalProps {
  readonly batch: Batch;
  readonly onClose: () => void;
  readonly onReverted: (text: string) => void;
}

/** Says what taking a statement back does, then does it. */
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
      title={`Take ${hasPayments ? payments(batch.inForce) : "this statement"} back?`}
      confirmLabel={exceptChanged ? "Take the others back" : hasPayments ? "Take them back" : "Take it back"}
      busyLabel="Taking back..."
      busy={busy}
      error={problem}
      onConfirm={() => void confirm()}
    >
      {hasPayments
        ? `Everything that ${batch.fileName} confirmed is put back as it was: reported payments wait for a decision again, and those that no team had reported are removed. The leaders get an e-mail. The lines can be confirmed again later.`
        : "It confirmed no payment. Its lines and its warnings count no more."}
    </ConfirmModal>
  );
}

/** Who took a statement back, when, and what stayed. */
export function RevertedNote({ batch: { undoneAt, undoneBy, leftAsIs } }: { readonly batch: Batch }) {
  return (
    <>
      Taken back by {undoneBy}, {undoneAt === null ? null : <DateTime value={undoneAt} />}
      {leftAsIs > 0 ? `, but for ${payments(leftAsIs)} changed before` : ""}
    </>
  );
}
