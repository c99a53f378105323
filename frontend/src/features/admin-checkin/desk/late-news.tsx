import { Banner } from "../../../shared/ui/banner";
import { formatDateTime } from "../../../shared/format/date-time";
import { REFUSALS } from "../refusals";
import type { Verdict } from "./judge";

interface LateNewsProps {
  readonly late: readonly Verdict[];
  readonly onDismiss: () => void;
}

/** What came of check-ins that were sent later and do not count: somebody else was first, or things had changed. */
export function LateNews({ late, onDismiss }: LateNewsProps) {
  if (late.length === 0) return null;
  return (
    <Banner tone="info" onDismiss={onDismiss}>
      Sent now, and not counted:
      {late.map(({ id, personName, outcome, since, byName }) => (
        <span key={id} className="block">
          {personName ?? "Somebody"}: {REFUSALS[outcome].word.toLowerCase()}
          {since === null ? "" : ` since ${formatDateTime(since)}, by ${byName ?? "another phone"}`}
        </span>
      ))}
    </Banner>
  );
}
