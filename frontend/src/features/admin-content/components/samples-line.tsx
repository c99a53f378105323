import { Button } from "../../../shared/ui/button";
import type { useSamples } from "../hooks/use-samples";
import { RemoveSamplesModal } from "./remove-samples-modal";

/** Above the parts of the content: what is still invented, and one press that takes it off; nothing once it is gone. */
export function SamplesLine({ left, removal }: Omit<ReturnType<typeof useSamples>, "state">) {
  if (left === null || left.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border border-rule bg-surface px-4 py-3">
      <p className="max-w-prose">
        <strong>Still samples:</strong> {left.join(", ")}. Write over them part by part, or start empty.
      </p>
      <Button variant="secondary" onClick={() => removal.ask(true)}>
        Take the samples off
      </Button>
      <RemoveSamplesModal removal={removal} left={left} />
    </div>
  );
}
