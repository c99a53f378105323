import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/**
 * Says that the browser is offline. The server's HTML contains the banner, so that public/at-rest.js can show it
 * without the page's scripts, which cannot be loaded offline.
 */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    // Sticky below the bar, so that it is in sight also near a form's Submit button, which is seldom at the page's top.
    // Not the Banner component, because every page would then load its script.
    <p
      id="offline-banner"
      role="status"
      hidden={online}
      data-offline={online ? undefined : ""}
      className="sticky top-(--bar-height) z-20 border-l-8 border-accent bg-accent-wash px-4 py-3 font-semibold text-accent-strong"
    >
      You are offline. Your entries stay on this page. Send them when you are online again.
    </p>
  );
}
