import { useEffect, type RefObject } from "react";
import { useVirtualizer } from "@tanstack/react-virtual";

/** Up to so many rows are simply all in the page. */
const ALL_AT_ONCE = 60;
/** Milliseconds that a scroll rests before rows are asked for: not for those that only pass by. */
const RESTS_AFTER = 80;

const NOTHING = () => undefined;

interface LongList {
  readonly count: number;
  /** What names a row, so that its height is known again. */
  readonly keyAt: (index: number) => string | number;
  /** A guess in pixels until a row was measured. */
  readonly rowHeight?: number;
  /** Called with the rows in sight once a scroll rests. */
  readonly need?: (first: number, last: number) => void;
}

/** The rows of a long list that are in sight in its box, some around them, and the room of the others (TanStack Virtual). */
export function useVisibleRows(
  { count, keyAt, rowHeight = 40, need = NOTHING }: LongList,
  box: RefObject<HTMLDivElement | null>,
) {
  const isLong = count > ALL_AT_ONCE;
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions change; nothing here is memoised by them
  const rows = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    getItemKey: keyAt,
  });
  const items = isLong ? rows.getVirtualItems() : [];
  const first = items[0]?.index ?? 0;
  const last = isLong ? (items.at(-1)?.index ?? 0) : count - 1;
  useEffect(() => {
    if (last < first) return undefined;
    const timer = setTimeout(() => need(first, last), RESTS_AFTER);
    return () => clearTimeout(timer);
  }, [first, last, need]);
  if (!isLong)
    return {
      items: Array.from({ length: count }, (_none, index) => index),
      before: 0,
      after: 0,
      measure: NOTHING,
      goTo: NOTHING,
      goToRow: NOTHING,
    };
  return {
    items: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: rows.getTotalSize() - (items.at(-1)?.end ?? 0),
    /** A row's ref; needs `data-index`. */
    measure: rows.measureElement,
    /** Brings the first or the last row into sight. A browser alone stops short: rows it has not seen may be higher. */
    goTo: (end: "first" | "last") => rows.scrollToIndex(end === "first" ? 0 : count - 1),
    goToRow: (index: number) => rows.scrollToIndex(index, { align: "center" }),
  };
}
