import { useState } from "react";

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Whether every row that matches search and filters is selected. */
  readonly isAll: boolean;
  /** The number of selected rows known to be hidden by search or filters. */
  readonly hidden: number;
  /** Whether the ids of all matching rows are being read. */
  readonly isReading: boolean;
  /**
   * Selects a row or clears its selection. With `range`, does the same to all loaded rows between this row and
   * the last clicked one.
   */
  readonly toggle: (index: number, range: boolean) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

interface SelectionParts {
  readonly idAt: (index: number) => string | undefined;
  /** Returns the ids of all matching rows, in order. */
  readonly allIds: () => Promise<readonly string[]>;
  readonly isAll: (ids: ReadonlySet<string>) => boolean;
  readonly hidden: (ids: ReadonlySet<string>) => number;
  /** Identifies the search, filters and sort order that are shown. */
  readonly view: string;
  /** Identifies the list. Another list, such as the teams of another event, has none of the selected rows. */
  readonly list: unknown;
}

interface State {
  readonly ids: ReadonlySet<string>;
  /** The running read of all matching ids. Null after the read ended, or if its result is no longer wanted. */
  readonly reading: { readonly view: string } | null;
}

const NONE: State = { ids: new Set(), reading: null };

/** Holds the selected rows. The selection stays when search and filters change, and is empty after the list changes. */
export function useSelection({ idAt, allIds, isAll, hidden, view, list }: SelectionParts): Selection {
  const [{ ids, reading }, setState] = useState(NONE);
  const [from, setFrom] = useState<number | null>(null);
  const [shownList, setShownList] = useState(list);
  if (list !== shownList) {
    setShownList(list);
    setFrom(null);
    setState(NONE);
  }
  const everything = ids.size > 0 && isAll(ids);
  // The user no longer wants the rows of a view that is not shown any more.
  if (reading !== null && reading.view !== view) setState({ ids, reading: null });
  const toggle = (index: number, range: boolean) => {
    const next = new Set(ids);
    const id = idAt(index);
    const isOn = id !== undefined && !ids.has(id);
    const [low, high] =
      range && from !== null ? [Math.min(from, index), Math.max(from, index)] : [index, index];
    for (let at = low; at <= high; at++) {
      const one = idAt(at);
      if (one === undefined) continue;
      if (isOn) next.add(one);
      else next.delete(one);
    }
    setFrom(index);
    setState({ ids: next, reading });
  };
  const pickAll = async () => {
    const started = { view };
    setState({ ids, reading: started });
    const all = await allIds().catch(() => []);
    setState((now) =>
      now.reading === started ? { ids: new Set([...now.ids, ...all]), reading: null } : now,
    );
  };
  const toggleAll = () => {
    if (!everything && reading === null) void pickAll();
    else setState(NONE);
  };
  return {
    ids,
    isAll: everything,
    hidden: hidden(ids),
    isReading: reading !== null,
    toggle,
    toggleAll,
    clear: () => setState(NONE),
  };
}
