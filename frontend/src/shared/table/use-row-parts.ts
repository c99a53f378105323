import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import type { QueryState } from "../apollo/use-query-state";
import { toAppError } from "../errors/app-error";
import { PART, type RowPart, type RowSource, type View } from "./row-source";

/**
 * Maximum number of cached parts. The parts farthest from the visible rows are dropped first. With teams of three,
 * all cached parts take about 6 MB.
 */
const CACHED = 30;

interface Loaded<Row> {
  readonly source: RowSource<Row>;
  readonly view: string;
  readonly parts: ReadonlyMap<number, readonly Row[]>;
  readonly count: number;
  readonly all: number;
}

interface Failure<Row> {
  readonly source: RowSource<Row>;
  readonly view: string;
  readonly text: string;
}

/**
 * Reads the rows of a long list in parts, as they scroll into view. After a change of search, filters or sort order,
 * the old rows stay visible until the first new rows have loaded.
 */
export function useRowParts<Row>(source: RowSource<Row>, { search, sort, chosen }: View) {
  const view = JSON.stringify({ search, sort, chosen });
  const [loaded, setLoaded] = useState<Loaded<Row> | null>(null);
  const [failure, setFailure] = useState<Failure<Row> | null>(null);
  const [isReloading, setReloading] = useState(false);
  const wanted = useRef({ source, view });
  const underWay = useRef(new Set<number>());
  const visible = useRef({ first: 0, last: 0 });
  /** The number of the latest full read (`isAnew`). Results of earlier reads are dropped. */
  const latest = useRef(0);

  const read = useCallback(
    async (numbers: readonly number[], isAnew: boolean) => {
      if (isAnew) latest.current += 1;
      const turn = latest.current;
      const isWanted = () =>
        wanted.current.source === source && wanted.current.view === view && latest.current === turn;
      const partNumbers = isAnew ? numbers : numbers.filter((number) => !underWay.current.has(number));
      for (const number of partNumbers) underWay.current.add(number);
      try {
        const parts = await Promise.all(
          partNumbers.map(async (number): Promise<[number, RowPart<Row>]> => {
            const part = { first: PART, offset: number * PART, counted: isAnew && number === partNumbers[0] };
            return [number, await source.part(JSON.parse(view) as View, part)];
          }),
        );
        if (!isWanted()) return;
        setFailure(null);
        setLoaded((before) =>
          merged(before, { source, view, parts, isAnew, near: visible.current.first / PART }),
        );
      } catch (thrown) {
        if (isWanted()) setFailure({ source, view, text: toAppError(thrown, FALLBACKS.generic).message });
      } finally {
        for (const number of partNumbers) underWay.current.delete(number);
      }
    },
    [source, view],
  );

  useEffect(() => {
    wanted.current = { source, view };
    underWay.current.clear();
    // If the effect runs twice, as in StrictMode, the timer prevents a second request.
    const timer = setTimeout(() => void read([0], true));
    return () => clearTimeout(timer);
  }, [read, source, view]);

  const isFresh = loaded?.source === source && loaded.view === view;
  const need = useCallback(
    (first: number, last: number) => {
      visible.current = { first, last };
      if (!isFresh) return;
      const missing = partsOf(first, last).filter((number) => !loaded.parts.has(number));
      if (missing.length > 0) void read(missing, false);
    },
    [loaded, isFresh, read],
  );
  const reload = useCallback(async () => {
    const { first, last } = visible.current;
    setReloading(true);
    await read(partsOf(first, last), true);
    setReloading(false);
  }, [read]);
  const problem = failure?.source === source && failure.view === view ? failure.text : null;
  const isLoading = isReloading || (!isFresh && problem === null);
  const state: QueryState = useMemo(
    () => ({ isKnown: loaded !== null, loading: isLoading, problem, reload }),
    [loaded, isLoading, problem, reload],
  );
  return {
    state,
    view,
    /** Whether the visible rows belong to the previous search, filters or sort order. */
    isStale: loaded !== null && !isFresh,
    count: loaded?.count ?? 0,
    all: loaded?.all ?? 0,
    rowAt: useCallback(
      (index: number) => loaded?.parts.get(Math.floor(index / PART))?.[index % PART],
      [loaded],
    ),
    find: (fits: (row: Row) => boolean): Row | undefined => {
      for (const rows of loaded?.parts.values() ?? []) {
        const match = rows.find(fits);
        if (match !== undefined) return match;
      }
      return undefined;
    },
    replace: (by: (row: Row) => Row) =>
      setLoaded((before) => {
        if (before === null) return null;
        const parts = [...before.parts].map(([number, rows]) => [number, rows.map(by)] as const);
        return { ...before, parts: new Map(parts) };
      }),
    need,
  };
}

/** Returns the parts that contain the rows between two indexes. */
function partsOf(first: number, last: number): readonly number[] {
  const [from, to] = [Math.floor(first / PART), Math.floor(Math.max(first, last) / PART)];
  return Array.from({ length: to - from + 1 }, (_none, n) => from + n);
}

interface Read<Row> {
  readonly source: RowSource<Row>;
  readonly view: string;
  readonly parts: readonly (readonly [number, RowPart<Row>])[];
  readonly isAnew: boolean;
  /** The position of the first visible row, in parts. The parts closest to the position stay cached. */
  readonly near: number;
}

function merged<Row>(
  before: Loaded<Row> | null,
  { source, view, parts, isAnew, near }: Read<Row>,
): Loaded<Row> {
  const kept = isAnew ? [] : [...(before?.parts ?? [])];
  const all = new Map([...kept, ...parts.map(([number, { rows }]) => [number, rows] as const)]);
  const closest = [...all].sort(([a], [b]) => Math.abs(a - near) - Math.abs(b - near)).slice(0, CACHED);
  const counts = parts.find(([, part]) => part.counts !== null)?.[1].counts;
  return {
    source,
    view,
    parts: new Map(closest),
    count: counts?.count ?? before?.count ?? 0,
    all: counts?.all ?? before?.all ?? 0,
  };
}
