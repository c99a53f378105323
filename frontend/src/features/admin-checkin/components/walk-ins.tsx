import { useEffect } from "react";
import { useWalkInsQuery } from "../../../graphql/features/admin-checkin";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { DateTime } from "../../../shared/ui/date-time";
import { ListState } from "../../../shared/ui/list-state";
import { Panel } from "../../../shared/ui/panel";

interface WalkInsProps {
  readonly eventSlug: string | null;
  /** A value that changes with each check-in. A change fetches the list again. */
  readonly news: unknown;
}

/**
 * Shows the people who were let in although the list did not allow them. Treasurers see these walk-ins too, because
 * some of them still have to pay.
 */
export function WalkIns({ eventSlug, news }: WalkInsProps) {
  const { data, ...state } = useQueryState(
    useWalkInsQuery({ variables: { eventSlug }, fetchPolicy: "cache-and-network" }),
  );
  const walkIns = data?.walkIns ?? [];
  const { reload } = state;
  useEffect(() => {
    if (news !== undefined) void reload();
  }, [news, reload]);
  return (
    <Panel title="Walk-ins" aside={<span className="text-soft">{walkIns.length}</span>}>
      <ListState state={state}>
        {walkIns.length === 0 ? <p className="text-soft">There are no walk-ins.</p> : null}
        <ul className="grid gap-4">
          {walkIns.map(({ id, personName, teamName, note, session, at, byName }) => (
            <li key={id} className="grid gap-1 wrap-anywhere">
              <span className="font-semibold">
                {personName}
                {teamName === null ? "" : ` (${teamName})`}
              </span>
              <span>{note ?? "The note was deleted with the account."}</span>
              <span className="text-sm text-soft">
                {session} · <DateTime value={at} /> · by {byName}
              </span>
            </li>
          ))}
        </ul>
      </ListState>
    </Panel>
  );
}
