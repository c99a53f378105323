/** Does something once the page is at rest, two seconds later at the latest. Returns how to give it up. */
export function whenIdle(act: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const wish = requestIdleCallback(act, { timeout: 2000 });
    return () => cancelIdleCallback(wish);
  }
  const timer = setTimeout(act, 200);
  return () => clearTimeout(timer);
}
