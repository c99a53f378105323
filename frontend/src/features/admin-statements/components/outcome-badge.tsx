import type { StatementOutcome } from "../../../graphql/generated";
import { AlertIcon, CheckIcon, ClockIcon, DashIcon, InfoIcon } from "../../../shared/ui/icons";
import { outcomeLabel } from "../outcomes";

const LOOKS: Readonly<Record<StatementOutcome, { readonly look: string; readonly Icon: typeof CheckIcon }>> =
  {
    exact: { look: "bg-good-wash text-good", Icon: CheckIcon },
    probable: { look: "bg-pending-wash text-pending", Icon: ClockIcon },
    conflict: { look: "bg-bad-wash text-bad", Icon: AlertIcon },
    unclaimed: { look: "bg-accent-wash text-accent-strong", Icon: InfoIcon },
    seen: { look: "bg-idle-wash text-idle", Icon: CheckIcon },
    ignored: { look: "bg-idle-wash text-idle", Icon: DashIcon },
  };

/** What became of a line, as word and icon. */
export function OutcomeBadge({ outcome }: { readonly outcome: StatementOutcome }) {
  const { look, Icon } = LOOKS[outcome];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-xs border border-current px-2 py-0.5 font-mono text-sm font-semibold whitespace-nowrap ${look}`}
    >
      <Icon className="size-3.5" />
      {outcomeLabel(outcome)}
    </span>
  );
}
