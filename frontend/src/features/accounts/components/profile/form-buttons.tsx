import { Button } from "../../../../shared/ui/button";

interface FormButtonsProps {
  readonly busy: boolean;
  /** What sending the form does: "Save details". */
  readonly label: string;
  readonly busyLabel: string;
  readonly onCancel: () => void;
}

/** The end of a form that opened in place: sends it, or closes it and leaves everything as it was. */
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
