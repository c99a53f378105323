import { useEffect, type RefObject } from "react";
import { useVirtualizer } from "@tanstack/react-virtual";

/** A list with at most this many rows renders all of them. */
const ALL_AT_ONCE = 60;
/** Milliseconds without scrolling before rows are read, so that rows that the user only scrolls past are not read. */
const RESTS_AFTER = 80;

const NOTHING = () => undefined;

interface LongList {
  readonly count: number;
  /** Returns the key of a row. The row's measured height is stored under this key. */
  readonly keyAt: (index: number) => string | number;
  /** The estimated height of a row in pixels, until the row is measured. */
  readonly rowHeight?: number;
  /** Called with the visible rows once scrolling has stopped. */
  readonly need?: (first: number, last: number) => void;
}

/**
 * Returns the visible rows of a long list and some rows around them, and the height of the other rows (TanStack
 * Virtual).
 */
export function useVisibleRows(
  { count, keyAt, rowHeight = 40, need = NOTHING }: LongList,
  box: RefObject<HTMLDivElement | null>,
) {
  const isLong = count > ALL_AT_ONCE;
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions change, but nothing here is memoised by them
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
    /** The ref of a row. The row needs `data-index`. */
    measure: rows.measureElement,
    /**
     * Scrolls to the first or last row. The browser alone stops short, because unmeasured rows may be higher than
     * estimated.
     */
    goTo: (end: "first" | "last") => rows.scrollToIndex(end === "first" ? 0 : count - 1),
    goToRow: (index: number) => rows.scrollToIndex(index, { align: "center" }),
  };
}
