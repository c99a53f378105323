import { useEffect, useState } from "react";
import { TIMINGS } from "../../shared/timings";

/**
 * True once the loader has been seen for its 2 seconds.
 * @param fromFirstPaint the loader came with the server's HTML: the seconds count from when it was first seen
 */
export function useLoaderTime(fromFirstPaint: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const seen = fromFirstPaint ? sinceFirstPaint() : 0;
    const timer = setTimeout(() => setOver(true), TIMINGS.membersLoader - seen);
    return () => clearTimeout(timer);
  }, [fromFirstPaint]);
  return over;
}

/** Milliseconds; 0 where the browser does not tell. */
function sinceFirstPaint(): number {
  const clock: Partial<Performance> = performance;
  const paint = clock.getEntriesByName?.("first-contentful-paint")[0];
  return paint === undefined ? 0 : performance.now() - paint.startTime;
}
