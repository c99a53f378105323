import { Link } from "react-router-dom";
import { eventsAddress } from "../admin-addresses";
import { useMay } from "../session/may";
import { buttonClass } from "../ui/button";
import { EmptyState } from "../ui/empty-state";

/** Says that there is no current event. Shown in tabs of the admin area that need one. */
export function NoCurrentEvent() {
  const may = useMay();
  return (
    <EmptyState
      title="There is no current event."
      action={
        may("setCurrentEvent") ? (
          <Link to={eventsAddress} className={buttonClass("secondary")}>
            Open Events
          </Link>
        ) : undefined
      }
    >
      Choose an event above, or make an event current on the Events tab.
    </EmptyState>
  );
}
