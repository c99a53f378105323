import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { FIELD_LABELS, type EventValues } from "../event-values";
import type { EventConflict } from "../hooks/use-save-event";
import { readNotices } from "../notice-values";

interface ConflictPanelProps {
  readonly conflict: EventConflict;
  readonly onAccept: (field: keyof EventValues, theirs: string) => void;
}

/**
 * Shows the changes that another admin saved while this form was open. These changes replace text entered here only on
 * request.
 */
export function ConflictPanel({ conflict: { taken, conflicts }, onAccept }: ConflictPanelProps) {
  const labels = taken.map((field) => FIELD_LABELS[field]);
  return (
    <div className="grid gap-3">
      <Banner tone="error">
        Someone else saved this event while you were editing. Your version is not saved yet. Check the
        changes, then save again.
      </Banner>
      {labels.length === 0 ? null : (
        <p>
          Your form now includes their changes: <strong>{labels.join(", ")}</strong>.
        </p>
      )}
      {conflicts.map(({ field, theirs }) => (
        <div key={field} className="grid gap-2 border-l-4 border-pending bg-pending-wash p-3">
          <p className="font-semibold">You both changed “{FIELD_LABELS[field]}”. Their version:</p>
          <p className="whitespace-pre-line wrap-anywhere">{readable(field, theirs)}</p>
          <div>
            <Button variant="secondary" onClick={() => onAccept(field, theirs)}>
              Use their version of “{FIELD_LABELS[field]}”
            </Button>
          </div>
          <p className="text-sm">Otherwise your version replaces theirs when you save.</p>
        </div>
      ))}
    </div>
  );
}

function readable(field: keyof EventValues, value: string): string {
  if (field === "notices")
    return readNotices(value)
      .map(({ title, description }) => `${title}: ${description}`)
      .join("\n");
  if (field === "fee") return `₹${value}`;
  return value === "" ? "(empty)" : value.replace("T", " ");
}
