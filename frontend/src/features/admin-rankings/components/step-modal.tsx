import type { ReactNode } from "react";
import { Banner } from "../../../shared/ui/banner";
import { Modal } from "../../../shared/ui/modal";
import { ModalButtons } from "../../../shared/ui/modal-buttons";
import { Skeleton } from "../../../shared/ui/skeleton";
import { Spinner } from "../../../shared/ui/spinner";

export interface StepTexts {
  readonly title: string;
  readonly confirmLabel: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
}

interface StepModalProps extends StepTexts {
  readonly busy: boolean;
  readonly problem: string | null;
  /** What will happen; null while it is being fetched. */
  readonly children: ReactNode;
  /** Nothing to confirm. */
  readonly isNothing: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Shows what a step would do, as the server has it now, before it is confirmed. */
export function StepModal(props: StepModalProps) {
  const { children, problem, busy, busyLabel, danger = false } = props;
  const close = () => (busy ? undefined : props.onClose());
  return (
    <Modal
      open
      onClose={close}
      title={props.title}
      footer={
        <ModalButtons
          onCancel={close}
          label={props.confirmLabel}
          act={props.onConfirm}
          disabled={children === null || props.isNothing}
          {...{ busy, busyLabel, danger }}
        />
      }
    >
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      {children ??
        (problem === null ? (
          <div className="grid gap-3">
            <Spinner label="Loading..." />
            <Skeleton lines={4} />
          </div>
        ) : null)}
    </Modal>
  );
}
