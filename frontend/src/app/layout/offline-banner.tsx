import { useSyncExternalStore } from "react";
import { Banner } from "../../shared/ui/banner";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    // Sticky below the bar at every scroll position, because a form's Submit button is seldom at the top of its page.
    <div data-offline className="sticky top-(--bar-height) z-20">
      <Banner tone="info">
        You are offline. Your entries stay on this page. Send them when you are online again.
      </Banner>
    </div>
  );
}
