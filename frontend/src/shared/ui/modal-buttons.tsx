import { t } from "@contract/kernel/contract/t";
import { useStillTrying } from "../forms/submit-button";
import { Button } from "./button";
import { useLeaveDialog } from "./modal-guards";

interface ModalButtonsProps {
  readonly onCancel: () => void;
  /** The label of the button that closes the dialog. "Cancel" by default. Set it if the action cancels something. */
  readonly keepLabel?: string | undefined;
  /** The verb of the action, such as "Delete team", never "OK". */
  readonly label: string;
  readonly busyLabel?: string;
  readonly busy?: boolean;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** The button's action, or the id of the form that the button submits. */
  readonly act: (() => void) | string;
}

/** The buttons of a dialog that asks a question: Cancel, and the button that continues. */
export function ModalButtons(props: ModalButtonsProps) {
  const {
    onCancel,
    keepLabel = t("Cancel"),
    label,
    busyLabel = label,
    busy = false,
    danger = false,
    disabled = false,
    act,
  } = props;
  const leave = useLeaveDialog();
  return (
    <>
      <Button variant="secondary" onClick={() => leave(onCancel)} disabled={busy}>
        {keepLabel}
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

/** The button that closes a dialog whose other buttons do all the work. */
export function DoneButton({ onClose }: { readonly onClose: () => void }) {
  const leave = useLeaveDialog();
  return (
    <Button variant="secondary" onClick={() => leave(onClose)}>
      Done
    </Button>
  );
}
