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
  readonly allIds: () => readonly string[] | Promise<readonly string[]>;
  readonly isAll: (ids: ReadonlySet<string>) => boolean;
  readonly hidden: (ids: ReadonlySet<string>) => number;
}

const NONE: ReadonlySet<string> = new Set();

/** Holds the selected rows. The selection stays when search and filters change. */
export function useSelection({ idAt, allIds, isAll, hidden }: SelectionParts): Selection {
  const [ids, setIds] = useState(NONE);
  const [from, setFrom] = useState<number | null>(null);
  const [isReading, setReading] = useState(false);
  const everything = ids.size > 0 && isAll(ids);
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
    setIds(next);
  };
  const pickAll = async () => {
    setReading(true);
    try {
      const all = await allIds();
      setIds((before) => new Set([...before, ...all]));
    } finally {
      setReading(false);
    }
  };
  const toggleAll = () => {
    if (!everything) void pickAll().catch(() => undefined);
    else setIds(NONE);
  };
  return {
    ids,
    isAll: everything,
    hidden: hidden(ids),
    isReading,
    toggle,
    toggleAll,
    clear: () => setIds(NONE),
  };
}
