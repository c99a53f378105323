import { startTransition, useEffect, useState } from "react";
import { RESULTS_PAGE } from "@contract/modules/rankings/contract/result-row";

/** So many that drawing them holds a slow phone for less than one notices. */
export const ROWS_A_PART = 25;

/** How many of the rows to draw: some more in each step, so that no step keeps the reader waiting. */
export function useMoreRows(count: number, grows: boolean): number {
  const [drawn, setDrawn] = useState(RESULTS_PAGE);
  const isDone = !grows || drawn >= count;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + ROWS_A_PART)), 0);
    return () => clearTimeout(timer);
  }, [drawn, isDone]);
  return drawn;
}
