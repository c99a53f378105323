import { GRANT_LABELS } from "@contract/kernel/contract/grant-labels";
import { type Grant } from "@contract/kernel/contract/grants";
import { EmptyState } from "../../../shared/ui/empty-state";

interface NotYoursProps {
  readonly tab: string;
  readonly grants: readonly Grant[];
  /** True if the person could open the tab a moment ago. */
  readonly wasTheirs: boolean;
}

/** Replaces a tab that this person may not open, or may no longer open. */
export function NotYours({ tab, grants, wasTheirs }: NotYoursProps) {
  const held = grants.map((grant) => GRANT_LABELS[grant].label).join(", ");
  return (
    <div role="alert">
      <EmptyState title={`You ${wasTheirs ? "can no longer" : "cannot"} open ${tab}.`}>
        {wasTheirs ? "A Superadmin changed your rights while this page was open. " : ""}
        {held === "" ? "You have no rights in the admin area." : `Your rights: ${held}.`} Ask a Superadmin if
        you need more rights.
      </EmptyState>
    </div>
  );
}
