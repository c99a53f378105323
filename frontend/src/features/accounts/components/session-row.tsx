import { useId } from "react";
import type { SessionsQuery } from "../../../graphql/generated";
import { Button } from "../../../shared/ui/button";
import { DateTime } from "../../../shared/ui/date-time";
import { browserName } from "../browser-name";

interface SessionRowProps {
  readonly session: SessionsQuery["sessions"][number];
  /** It is being logged out. */
  readonly busy: boolean;
  /** Another one is; they go one by one. */
  readonly waiting: boolean;
  readonly onEnd: () => void;
}

/** One device: what it calls itself, since when, and logging it out. This one has its Logout in the menu. */
export function SessionRow({ session, busy, waiting, onEnd }: SessionRowProps) {
  const id = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div id={id}>
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {browserName(session.userAgent)}
          {session.current ? (
            <span className="rounded-xs border border-current px-2 font-mono text-sm text-good">
              This device
            </span>
          ) : null}
        </p>
        <p className="text-sm text-soft">
          Logged in <DateTime value={session.createdAt} />
        </p>
        <p className="text-sm text-soft">
          Last seen <DateTime value={session.lastSeenAt} />
        </p>
      </div>
      {session.current ? null : (
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Logging out..."
          disabled={waiting}
          aria-describedby={id}
          onClick={onEnd}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
