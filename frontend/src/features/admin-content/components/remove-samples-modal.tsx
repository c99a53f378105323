import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import type { useSamples } from "../hooks/use-samples";

interface RemoveSamplesModalProps {
  readonly removal: ReturnType<typeof useSamples>["removal"];
  /** The remaining samples, such as "85 people". */
  readonly left: readonly string[];
}

export function RemoveSamplesModal({ removal, left }: RemoveSamplesModalProps) {
  return (
    <ConfirmModal
      {...removal.modal}
      title="Remove all samples from the site?"
      confirmLabel="Remove samples"
      busyLabel="Removing..."
      danger
    >
      <span className="grid gap-3">
        <span>
          Visitors will no longer see these samples: {left.join(", ")}. Content that you changed is kept.
        </span>
        <span>
          You can bring back people, testimonials, glimpses and texts from their history under Content. You
          cannot bring back events.
        </span>
      </span>
    </ConfirmModal>
  );
}
