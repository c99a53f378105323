import { useEffect, useRef, type RefObject } from "react";
import { NotificationList } from "../../features/notifications/components/notification-list";
import { useNotifications } from "../../features/notifications/hooks/use-notifications";
import { AcceptInBar } from "../../features/teams/components/accept-in-bar";
import { ApolloData } from "../../shared/apollo/apollo-boundary";
import { LoadFailure } from "../../shared/ui/load-failure";
import { Skeleton } from "../../shared/ui/list-state";
import { hasPopovers, hidePopover, showPopover } from "../../shared/popover";
import { BellButton, NOTIFICATIONS_ID } from "./bell-button";

interface LiveNotificationsProps {
  /** Whether the user pressed the bell before the list was loaded. */
  readonly wantedRef: RefObject<boolean>;
}

/** The bell with the number of unread notifications, and the list that it opens. */
export function LiveNotifications(props: LiveNotificationsProps) {
  return (
    <ApolloData>
      <Notifications {...props} />
    </ApolloData>
  );
}

function Notifications({ wantedRef }: LiveNotificationsProps) {
  const { isOpen, unread, items, fresh, problem, loading, reload, onToggle } = useNotifications();
  const panel = useRef<HTMLElement>(null);
  const close = () => hidePopover(panel.current);
  useEffect(() => {
    if (!wantedRef.current) return;
    wantedRef.current = false;
    showPopover(panel.current);
  }, [wantedRef]);
  return (
    <div>
      <BellButton unread={unread} onClick={hasPopovers() ? undefined : () => onToggle(!isOpen)} />
      <p role="status" className="sr-only">
        {unread === 0 ? "" : `${unread} unread ${unread === 1 ? "notification" : "notifications"}`}
      </p>
      <section
        ref={panel}
        id={NOTIFICATIONS_ID}
        popover="auto"
        aria-label="Notifications"
        onToggle={(event) => onToggle(event.newState === "open")}
        className="menu user-menu sm:w-96!"
      >
        <h2 className="border-b border-rule px-4 py-3 text-lg">Notifications</h2>
        {/*
         * Rendered only while the list is open, so that neither a search in the page nor a screen reader finds a closed
         * list.
         */}
        {isOpen ? (
          <>
            {" "}
            {problem === null || items !== null ? null : (
              <div className="p-4">
                <LoadFailure problem={problem} loading={loading} onRetry={() => void reload()} />
              </div>
            )}
            {items === null && problem === null ? (
              <div className="p-4">
                <Skeleton />
              </div>
            ) : null}
            {items?.length === 0 ? (
              <p className="p-4 text-soft">
                No notifications yet. News about your team appears here and in your mailbox.
              </p>
            ) : null}
            {items === null ? null : (
              <NotificationList
                items={items}
                fresh={fresh}
                onFollow={close}
                answer={({ kind, teamId }) =>
                  kind === "ADDED_TO_TEAM" && teamId !== null ? <AcceptInBar teamId={teamId} /> : null
                }
              />
            )}
          </>
        ) : null}
      </section>
    </div>
  );
}
