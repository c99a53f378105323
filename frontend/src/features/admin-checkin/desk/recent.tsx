import { useState } from "react";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { RevertCheckInDocument } from "../../../graphql/features/admin-checkin";
import { ReasonModal } from "../../../shared/forms/reason-modal";
import { DateTime } from "../../../shared/ui/date-time";
import { RowButton } from "../../../shared/ui/row-button";
import type { DeskList } from "./judge";
import { t } from "@contract/kernel/contract/t";

type Recent = DeskList["checkIns"][number];
const SHOWN = 5;

interface RecentProps {
  readonly list: DeskList;
  readonly sessionId: string;
  readonly onReverted: () => Promise<void>;
}

/** Shows the latest check-ins of a session, from all phones, with buttons to revert them. */
export function RecentCheckIns({ list, sessionId, onReverted }: RecentProps) {
  const [reverted, setReverted] = useState<Recent | null>(null);
  const nameOf = ({ memberId, name }: Recent) =>
    name ?? list.people.find(({ id }) => id === memberId)?.name ?? t("Someone");
  const latest = list.checkIns
    .filter((one) => one.sessionId === sessionId)
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, SHOWN);
  if (latest.length === 0) return null;
  const name = reverted === null ? "" : nameOf(reverted);
  return (
    <section aria-label="Latest check-ins" className="grid gap-2">
      <h2 className="text-lg">Latest check-ins</h2>
      <ul className="grid gap-1">
        {latest.map((one) => (
          <li key={one.id} className="flex items-center justify-between gap-3 border-b border-rule">
            <span className="min-w-0 wrap-anywhere">
              {nameOf(one)}{" "}
              <span className="text-sm text-soft">
                <DateTime value={one.at} /> · {one.byName}
              </span>
            </span>
            <RowButton of={nameOf(one)} onClick={() => setReverted(one)}>
              Undo
            </RowButton>
          </li>
        ))}
      </ul>
      {reverted === null ? null : (
        <ReasonModal
          mutation={RevertCheckInDocument}
          toInput={(reason) => ({ checkInId: reverted.id, reason })}
          onDone={async () => {
            await onReverted();
            setReverted(null);
          }}
          onClose={() => setReverted(null)}
          title={`Take back the check-in of ${name}?`}
          description="The audit log records this step with your reason."
          label="Take back"
          busyLabel="Taking back..."
          danger
          hint="For example: wrong team member"
          oneLine
          autoComplete="off"
          missing={ADMIN_RULES.revertCheckInReason}
        />
      )}
    </section>
  );
}
