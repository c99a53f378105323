import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import type { useSamples } from "../hooks/use-samples";

interface RemoveSamplesModalProps {
  readonly removal: ReturnType<typeof useSamples>["removal"];
  /** What is there still. */
  readonly left: readonly string[];
}

/** Asks before all samples leave the site. */
export function RemoveSamplesModal({ removal, left }: RemoveSamplesModalProps) {
  return (
    <ConfirmModal
      {...removal.modal}
      title="Take the samples off the site?"
      confirmLabel="Take them off"
      busyLabel="Removing..."
      danger
    >
      <span className="grid gap-3">
        <span>{left.join(", ")}: everybody stops seeing them at once. What you have changed stays.</span>
        <span>
          People, testimonials, glimpses and texts can be brought back from the history of their part under
          Content; events cannot.
        </span>
      </span>
    </ConfirmModal>
  );
}
