import type { ReactNode } from "react";
import { Banner } from "./banner";
import { Modal } from "./modal";
import { ModalButtons } from "./modal-buttons";

interface ConfirmModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The consequences, and a note if they cannot be undone. */
  readonly children: ReactNode;
  /** The verb of the action, such as "Delete team", never "OK". */
  readonly confirmLabel: string;
  readonly busyLabel: string;
  /** The label of the button that closes the dialog. "Cancel" by default. Set it if the action cancels something. */
  readonly keepLabel?: string | undefined;
  readonly onConfirm: () => void;
  readonly busy?: boolean;
  readonly danger?: boolean;
  /** The reason why the last attempt failed. The dialog stays open. */
  readonly error?: string | undefined;
}

/**
 * A dialog that asks before an action that is hard to undo. The dialog cannot be closed while the action is running.
 */
export function ConfirmModal(props: ConfirmModalProps) {
  const {
    open,
    onClose,
    title,
    children,
    confirmLabel,
    busyLabel,
    keepLabel,
    onConfirm,
    busy = false,
    danger = false,
  } = props;
  return (
    <Modal
      open={open}
      onClose={() => (busy ? undefined : onClose())}
      title={title}
      description={children}
      footer={
        <ModalButtons
          onCancel={onClose}
          label={confirmLabel}
          act={onConfirm}
          {...{ busyLabel, keepLabel, busy, danger }}
        />
      }
    >
      {props.error === undefined ? null : <Banner tone="error">{props.error}</Banner>}
    </Modal>
  );
}
