import { Link } from "react-router-dom";
import { DateTime } from "../../../shared/ui/date-time";
import { statementsAddress } from "../statement-batch-address";
import type { Line } from "../outcomes";

type Seen = NonNullable<Line["seen"]>;

/** Of a line that is already seen: when its payment was confirmed, by whom, and in which statement if in one. */
export function SeenLabel({ seen: { at, seenBy, batchId, fileName, line } }: { readonly seen: Seen }) {
  return (
    <div className="grid justify-items-start text-sm">
      <p>
        {batchId === null ? "Accepted by hand" : "Confirmed"} by {seenBy}, <DateTime value={at} />.
      </p>
      {batchId === null ? null : (
        <Link
          to={statementsAddress(batchId)}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline wrap-anywhere"
        >
          {fileName || "pasted lines"}, line {line}
        </Link>
      )}
    </div>
  );
}
