import { DateTime } from "../../../shared/ui/date-time";
import type { Batch } from "../hooks/use-statement-batches";
import { payments } from "../outcomes";

/** Who took a statement back, when, and what stayed. */
export function RevertedNote({ batch: { undoneAt, undoneBy, leftAsIs } }: { readonly batch: Batch }) {
  return (
    <>
      Taken back by {undoneBy}, {undoneAt === null ? null : <DateTime value={undoneAt} />}
      {leftAsIs > 0 ? `, but for ${payments(leftAsIs)} changed before` : ""}
    </>
  );
}
