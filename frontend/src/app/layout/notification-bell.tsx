import { Suspense, useRef } from "react";
import { lazyPart } from "../../shared/lazy-page";
import { whenIdle } from "../../shared/when-idle";
import { BellButton } from "./bell-button";

let hurry = (): void => undefined;

/**
 * Loads the list and its count when the page is idle or the user opens the bell. List and count need the script for
 * live updates, which is too large for a page's first load.
 */
const LiveNotifications = lazyPart(async () => {
  await new Promise<void>((resolve) => {
    hurry = resolve;
    whenIdle(resolve);
  });
  return (await import("./live-notifications")).LiveNotifications;
});

/** The bell in the bar, whose list of notifications is loaded later. */
export function NotificationBell() {
  /** Whether the user pressed the bell before the list was loaded. */
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
