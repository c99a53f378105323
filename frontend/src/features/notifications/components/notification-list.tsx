import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { NotificationFieldsFragment } from "../../../graphql/features/notifications";
import { DateTime } from "../../../shared/ui/date-time";

interface NotificationListProps {
  readonly items: readonly NotificationFieldsFragment[];
  /** Ids of the notifications to highlight as new. */
  readonly fresh: ReadonlySet<string>;
  /** Returns a button to answer a notification directly, or null. */
  readonly answer: (item: NotificationFieldsFragment) => ReactNode;
  readonly onFollow: () => void;
}

/** Shows a user's notifications, newest first, each with a link to its next step. */
export function NotificationList({ items, fresh, answer, onFollow }: NotificationListProps) {
  return (
    <ul className="divide-y divide-rule">
      {items.map((item) => (
        <li
          key={item.id}
          className={`border-l-4 py-3 pr-4 pl-3 ${fresh.has(item.id) ? "border-l-accent" : "border-l-transparent"}`}
        >
          <p className="font-semibold wrap-anywhere">
            {fresh.has(item.id) ? <span className="sr-only">New: </span> : null}
            {item.title}
          </p>
          <p className="mt-1 text-sm wrap-anywhere">{item.text}</p>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
            <span className="text-xs text-soft">
              <DateTime value={item.createdAt} month="short" />
            </span>
            <Link to={item.path} onClick={onFollow} className="footer-link text-sm font-semibold">
              {item.label}
            </Link>
          </div>
          {answer(item)}
        </li>
      ))}
    </ul>
  );
}
