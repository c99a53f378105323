import type { StatementOutcome } from "../../../graphql/schema-types";
import { Badge, type BadgeLook } from "../../../shared/ui/badge";
import { AlertIcon, CheckIcon, ClockIcon, DashIcon, InfoIcon } from "../../../shared/ui/icons";
import { outcomeLabel } from "../outcomes";

const LOOKS: Readonly<Record<StatementOutcome, BadgeLook>> = {
  exact: { look: "bg-good-wash text-good", Icon: CheckIcon },
  probable: { look: "bg-pending-wash text-pending", Icon: ClockIcon },
  conflict: { look: "bg-bad-wash text-bad", Icon: AlertIcon },
  unclaimed: { look: "bg-accent-wash text-accent-strong", Icon: InfoIcon },
  seen: { look: "bg-idle-wash text-idle", Icon: CheckIcon },
  ignored: { look: "bg-idle-wash text-idle", Icon: DashIcon },
};

/** A line's result as an icon and a word. */
export function OutcomeBadge({ outcome }: { readonly outcome: StatementOutcome }) {
  return <Badge look={LOOKS[outcome]}>{outcomeLabel(outcome)}</Badge>;
}

/** A line's result as an icon and a word within a text. */
export function OutcomeMark({ outcome }: { readonly outcome: StatementOutcome }) {
  const { look, Icon } = LOOKS[outcome];
  return (
    <span className={`inline-flex items-center gap-1.5 px-1.5 font-semibold whitespace-nowrap ${look}`}>
      <Icon className="size-3.5" />
      {outcomeLabel(outcome)}
    </span>
  );
}
