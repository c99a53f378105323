import type { ReactNode } from "react";
import { Banner } from "./banner";
import { Modal } from "./modal";
import { ModalButtons } from "./modal-buttons";

interface ConfirmModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What will happen, and that it cannot be undone if so. */
  readonly children: ReactNode;
  /** The verb itself: "Delete team", never "OK". */
  readonly confirmLabel: string;
  readonly busyLabel: string;
  readonly onConfirm: () => void;
  readonly busy?: boolean;
  readonly danger?: boolean;
  /** Why the last try failed; the dialog stays open. */
  readonly error?: string | undefined;
}

/** Asks before something that is hard to take back. While busy it cannot be closed. */
export function ConfirmModal(props: ConfirmModalProps) {
  const {
    open,
    onClose,
    title,
    children,
    confirmLabel,
    busyLabel,
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
          {...{ busyLabel, busy, danger }}
        />
      }
    >
      {props.error === undefined ? null : <Banner tone="error">{props.error}</Banner>}
    </Modal>
  );
}
