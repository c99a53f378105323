import { dayText } from "@contract/kernel/contract/india-time";
import { sessionName } from "@contract/modules/checkin/contract/session-day";
import type { DeskFieldsFragment } from "../../../graphql/features/admin-checkin";
import { Panel } from "../../../shared/ui/panel";
import { t } from "@contract/kernel/contract/t";
import { RowButton } from "../../../shared/ui/row-button";

interface SessionCountsProps {
  readonly desk: DeskFieldsFragment;
  /** Removes a session. Null if the user may not remove sessions. */
  readonly onRemove: ((sessionId: string) => void) | null;
}

/** Shows how many of the expected people, and how many walk-ins, came to each session. */
export function SessionCounts({ desk: { sessions, expected }, onRemove }: SessionCountsProps) {
  return (
    <Panel title="Check-ins" aside={<span className="text-soft">{expected} people expected</span>}>
      {sessions.length === 0 ? (
        <p className="text-soft">The event has no dates yet. Add the dates on the Events tab.</p>
      ) : (
        <ul className="grid gap-3">
          {sessions.map(({ id, day, name, checkedIn, walkIns }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span>
                <span className="font-semibold">{sessionName({ id, day, name })}</span>{" "}
                <span className="text-soft">{dayText(day, "short")}</span>
              </span>
              <span className="flex items-center gap-2">
                <span className="font-mono text-2xl font-semibold">
                  {checkedIn - walkIns}
                  <span className="text-base text-soft"> / {expected}</span>
                </span>
                <WalkInCount n={walkIns} />
                {onRemove === null || id === day || checkedIn > 0 ? null : (
                  <RowButton of={name} onClick={() => onRemove(id)}>
                    Remove
                  </RowButton>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {expected === 0 ? (
        <p className="mt-3 max-w-prose text-soft">
          A person is expected once their team has qualified and its payment is accepted. In a free event,
          everyone in a team is expected.
        </p>
      ) : null}
    </Panel>
  );
}

/** Shows the number of walk-ins, or nothing for 0. */
export function WalkInCount({ n }: { readonly n: number }) {
  if (n === 0) return null;
  return <span className="text-soft">{t("{n, plural, one {+ # walk-in} other {+ # walk-ins}}", { n })}</span>;
}
