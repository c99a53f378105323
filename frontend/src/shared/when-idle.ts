/**
 * Calls `act` once the page is idle, at the latest after two seconds. In a browser without `requestIdleCallback`, calls
 * `act` after 200 ms. Returns a function that cancels the call.
 */
export function whenIdle(act: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const wish = requestIdleCallback(act, { timeout: 2000 });
    return () => cancelIdleCallback(wish);
  }
  const timer = setTimeout(act, 200);
  return () => clearTimeout(timer);
}
