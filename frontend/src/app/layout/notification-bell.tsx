import { Suspense, useRef } from "react";
import { lazyPart } from "../../shared/lazy-part";
import { whenIdle } from "../../shared/when-idle";
import { BellButton } from "./bell-button";

let hurry = (): void => undefined;

/**
 * Loads the list and its count when the page is idle or the user opens the bell. Live updates need a script that public
 * pages do without.
 */
const LiveNotifications = lazyPart(async () => {
  await new Promise<void>((resolve) => {
    hurry = resolve;
    whenIdle(resolve);
  });
  return (await import("./live-notifications")).LiveNotifications;
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
