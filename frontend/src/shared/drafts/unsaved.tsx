import { ConfirmModal } from "../ui/confirm-modal";
import { useUnsaved } from "./use-unsaved";
import { t } from "@contract/kernel/contract/t";

interface LeaveModalProps {
  readonly draft: { readonly asking: boolean; readonly stay: () => void; readonly discard: () => void };
  /** The thing with unsaved changes, such as "this event". */
  readonly what: string;
}

/** Shows the question that is asked before unsaved changes are lost. */
export function LeaveModal({ draft, what }: LeaveModalProps) {
  return (
    <ConfirmModal
      open={draft.asking}
      onClose={draft.stay}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      busyLabel="Leaving..."
      danger
      onConfirm={draft.discard}
    >
      Your changes in {what} are not saved yet. Press Cancel to go back and save them.
    </ConfirmModal>
  );
}

/** Makes a form or dialog ask before its unsaved changes are lost. */
export function Unsaved({ dirty }: { readonly dirty: boolean }) {
  return <LeaveModal draft={useUnsaved(dirty)} what={t("this form")} />;
}
