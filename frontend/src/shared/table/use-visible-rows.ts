import { useEffect, useState, type RefObject } from "react";
import { useVirtualizer, useWindowVirtualizer } from "@tanstack/react-virtual";

/** Up to so many rows are simply all in the page. */
const ALL_AT_ONCE = 60;
/** A guess in pixels until a row was measured: a line of a table, a card of a phone. */
const ROW = 65;
const CARD = 240;

const NOTHING = () => undefined;

/**
 * The rows of a long list that are in sight, some around them, and the room of the others (TanStack Virtual): of a box that scrolls, or of the
 * page when the list is cards.
 */
export function useVisibleRows(
  rows: readonly { readonly id: string }[],
  box: RefObject<HTMLDivElement | null>,
  isBox: boolean,
) {
  const isLong = rows.length > ALL_AT_ONCE;
  const top = useOffset(box, isLong && !isBox);
  const getItemKey = (index: number) => rows[index]?.id ?? index;
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions change; nothing here is memoised by them
  const inBox = useVirtualizer({
    count: rows.length,
    enabled: isLong && isBox,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 12,
    getItemKey,
  });
  const inPage = useWindowVirtualizer({
    count: rows.length,
    enabled: isLong && !isBox,
    estimateSize: () => CARD,
    overscan: 4,
    scrollMargin: top,
    getItemKey,
  });
  if (!isLong)
    return { items: rows.map((_row, index) => index), before: 0, after: 0, measure: NOTHING, goTo: NOTHING };
  const used = isBox ? inBox : inPage;
  const items = used.getVirtualItems();
  const margin = isBox ? 0 : top;
  return {
    items: items.map(({ index }) => index),
    before: (items[0]?.start ?? margin) - margin,
    after: used.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin),
    /** A row's ref; needs `data-index`. */
    measure: used.measureElement,
    /** Brings the first or the last row into sight. A browser alone stops short: rows it has not seen may be higher. */
    goTo: (end: "first" | "last") => used.scrollToIndex(end === "first" ? 0 : rows.length - 1),
  };
}

/** How far below the page's top an element begins. Whatever changes above it changes the height of the page, too. */
function useOffset(element: RefObject<HTMLElement | null>, isWanted: boolean): number {
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    const watch = new ResizeObserver(() => {
      const top = element.current?.getBoundingClientRect().top;
      if (top !== undefined) setOffset(Math.round(top + window.scrollY));
    });
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [element, isWanted]);
  return offset;
}
