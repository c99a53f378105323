import type { EventWarning } from "@contract/modules/events/contract/event-warnings";
import { Link } from "react-router-dom";
import { eventsAddress } from "../../../shared/admin-addresses";
import { AlertIcon } from "../../../shared/ui/icons";

interface WarningsProps {
  readonly warnings: readonly EventWarning[];
  /** The event to link to, if its fields are on another screen. */
  readonly editIn?: string | undefined;
}

/** Shows an event's likely mistakes next to the field concerned. Renders nothing if there are none. */
export function Warnings({ warnings, editIn }: WarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <ul className="grid gap-1 border-l-4 border-pending bg-pending-wash px-3 py-2 text-sm font-semibold text-pending">
      {warnings.map(({ text }) => (
        <li key={text} className="flex items-start gap-2">
          <AlertIcon className="mt-0.5 size-4" />
          <span>
            <span className="sr-only">Warning: </span>
            <span>{text}</span>
            {editIn === undefined ? null : (
              <>
                {" "}
                <Link to={`${eventsAddress}&event=${editIn}`} className="link">
                  Edit the event
                </Link>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Shows, in the list of events, how many likely mistakes an event has, and the first one. Renders nothing if there are
 * none.
 */
export function WarningMark({ warnings }: { readonly warnings: readonly EventWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <span className="mt-1 grid max-w-60 gap-0.5 text-sm md:max-w-40 min-[75rem]:max-w-60">
      <span className="inline-flex items-center gap-1.5 font-semibold text-pending">
        <AlertIcon className="size-4" />
        {warnings.length === 1 ? "1 warning" : `${warnings.length} warnings`}
      </span>
      <span className="font-normal text-soft">{warnings[0]?.text}</span>
    </span>
  );
}
