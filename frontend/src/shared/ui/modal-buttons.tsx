import { useStillTrying } from "../forms/submit-button";
import { Button } from "./button";
import { useLeaveDialog } from "./modal-guards";

interface ModalButtonsProps {
  readonly onCancel: () => void;
  /** The verb itself: "Delete team", never "OK". */
  readonly label: string;
  readonly busyLabel?: string;
  readonly busy?: boolean;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** What the button does; or the id of the form that it sends. */
  readonly act: (() => void) | string;
}

/** The end of a dialog that asks: Cancel, and the button that goes on. */
export function ModalButtons(props: ModalButtonsProps) {
  const { onCancel, label, busyLabel = label, busy = false, danger = false, disabled = false, act } = props;
  const leave = useLeaveDialog();
  return (
    <>
      <Button variant="secondary" onClick={() => leave(onCancel)} disabled={busy}>
        Cancel
      </Button>
      <Button
        {...(typeof act === "string" ? { type: "submit", form: act } : { onClick: act })}
        variant={danger ? "danger" : "primary"}
        busy={busy}
        busyLabel={useStillTrying(busy, busyLabel)}
        disabled={disabled}
      >
        {label}
      </Button>
    </>
  );
}

/** The end of a dialog in which everything is done by its own buttons. */
export function DoneButton({ onClose }: { readonly onClose: () => void }) {
  const leave = useLeaveDialog();
  return <Button onClick={() => leave(onClose)}>Done</Button>;
}
