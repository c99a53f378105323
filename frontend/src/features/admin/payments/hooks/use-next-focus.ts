import { useEffect, useRef, useState, type RefObject } from "react";

interface Row {
  readonly id: string;
}

interface Gone {
  readonly id: string;
  /** The row after the one that goes, or the one before when it was the last. */
  readonly next: string | undefined;
}

/**
 * Where the focus goes when a row goes that had it: to the next row, or to the list itself when none is left.
 * Returns how to say, before a row is dealt with, that it will go. Whoever has moved on by then is left alone.
 */
export function useNextFocus(rows: readonly Row[], dialogOpen: boolean, list: RefObject<HTMLElement | null>) {
  const [gone, setGone] = useState<Gone | null>(null);
  const handled = useRef<Gone | null>(null);
  useEffect(() => {
    if (gone === null || gone === handled.current || dialogOpen) return;
    if (rows.some(({ id }) => id === gone.id)) return;
    handled.current = gone;
    if (document.activeElement !== document.body) return;
    const row = gone.next === undefined ? null : document.getElementById(rowId(gone.next));
    (row ?? list.current)?.focus();
  }, [gone, rows, dialogOpen, list]);

  return ({ id }: Row, before: readonly Row[]) => {
    const at = before.findIndex((row) => row.id === id);
    setGone({ id, next: (before[at + 1] ?? before[at - 1])?.id });
  };
}

/** Id of the element in a row that can take the focus. */
export function rowId(id: string): string {
  return `payment-${id}`;
}
