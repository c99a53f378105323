import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { useUndoBatch, type Batch } from "../hooks/use-statement-batches";
import { payments } from "../outcomes";

interface UndoModalProps {
  readonly batch: Batch;
  readonly onClose: () => void;
  readonly onUndone: (text: string) => void;
}

/** Says what taking a statement back does, then does it. */
export function UndoModal({ batch, onClose, onUndone }: UndoModalProps) {
  const { busy, problem, exceptChanged, run } = useUndoBatch();
  const confirm = async () => {
    const text = await run(batch);
    if (text === null) return;
    onUndone(text);
    onClose();
  };
  return (
    <ConfirmModal
      open
      danger
      onClose={onClose}
      title={`Take ${payments(batch.confirmed)} back?`}
      confirmLabel={exceptChanged ? "Take the others back" : "Take them back"}
      busyLabel="Taking back..."
      busy={busy}
      error={problem}
      onConfirm={() => void confirm()}
    >
      Everything that {batch.fileName} confirmed is put back as it was: reported payments wait for a decision
      again, and those that no team had reported are removed. The leaders get an e-mail. The lines can be
      confirmed again later.
    </ConfirmModal>
  );
}
