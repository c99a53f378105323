import type { ReactNode } from "react";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { Modal } from "../../../shared/ui/modal";
import { Skeleton } from "../../../shared/ui/skeleton";
import { Spinner } from "../../../shared/ui/spinner";

interface StepModalProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  /** What will happen; null while it is being fetched. */
  readonly children: ReactNode;
  /** Nothing to confirm. */
  readonly isNothing?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Shows what a step would do, as the server has it now, before it is confirmed. */
export function StepModal(props: StepModalProps) {
  const { children, problem, busy, isNothing = false } = props;
  const close = () => (busy ? undefined : props.onClose());
  return (
    <Modal
      open
      onClose={close}
      title={props.title}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button
            variant={props.danger === true ? "danger" : "primary"}
            busy={busy}
            busyLabel={props.busyLabel}
            disabled={children === null || isNothing}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
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
