import { Button } from "../../../../shared/ui/button";

interface FormButtonsProps {
  readonly busy: boolean;
  /** The label of the submit button, for example "Save details". */
  readonly label: string;
  readonly busyLabel: string;
  readonly onCancel: () => void;
}

/** The submit and cancel buttons of an inline form. */
export function FormButtons({ busy, label, busyLabel, onCancel }: FormButtonsProps) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <Button type="submit" busy={busy} busyLabel={busyLabel}>
        {label}
      </Button>
      <Button variant="secondary" onClick={onCancel} disabled={busy}>
        Cancel
      </Button>
    </div>
  );
}
