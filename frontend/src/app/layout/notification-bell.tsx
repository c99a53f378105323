import { lazy, Suspense, useRef } from "react";
import { icon } from "../../shared/ui/icons";

const Bell = icon(<path d="M6 16V10.5a6 6 0 0 1 12 0V16l2 2.5H4ZM10 21.5h4" />);

export const NOTIFICATIONS_ID = "notifications";

let hurry = (): void => undefined;

/** The list and its count come when the page is at rest, or asked for: what is live needs a script that public pages do without. */
const LiveNotifications = lazy(async () => {
  await new Promise<void>((resolve) => {
    hurry = resolve;
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
  return { default: (await import("./live-notifications")).LiveNotifications };
});

/** What one is notified of, in the bar. */
export function NotificationBell() {
  /** It was pressed before there was a list to open. */
  const wantedRef = useRef(false);
  const ask = () => {
    wantedRef.current = true;
    hurry();
  };
  return (
    <Suspense fallback={<BellButton unread={0} onClick={ask} />}>
      <LiveNotifications wantedRef={wantedRef} />
    </Suspense>
  );
}

/** The button that opens the list. */
export function BellButton({ unread, onClick }: { readonly unread: number; readonly onClick?: () => void }) {
  return (
    <button type="button" popoverTarget={NOTIFICATIONS_ID} onClick={onClick} className="bar-button relative">
      <Bell className="size-5" />
      <span className="sr-only">{unread === 0 ? "Notifications" : `Notifications, ${unread} unread`}</span>
      {unread === 0 ? null : (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 min-w-5 bg-accent px-1 text-center font-mono text-xs leading-5 font-bold text-on-accent"
        >
          {unread > 9 ? "9+" : unread}
        </span>
      )}
    </button>
  );
}
