import { createContext, useContext } from "react";

/**
 * The opened lines with their cells. Passed through a context, so that the table's columns stay the same when a line is
 * opened.
 */
export interface OpenedLines {
  readonly opened: ReadonlySet<number>;
  readonly toggle: (line: number) => void;
  /** Returns a line's cells with their headings. */
  readonly cellsOf: (line: number) => readonly (readonly [heading: string, cell: string])[];
}

export const OpenedLinesContext = createContext<OpenedLines>({
  opened: new Set(),
  toggle: () => undefined,
  cellsOf: () => [],
});

export const useOpenedLines = (): OpenedLines => useContext(OpenedLinesContext);

/** The ticked lines. Passed through a context, so that the table's columns stay the same when a line is ticked. */
export interface Ticks {
  readonly ticked: ReadonlySet<number>;
  readonly tick: (lines: readonly number[], on: boolean) => void;
}

export const TicksContext = createContext<Ticks>({ ticked: new Set(), tick: () => undefined });

export const useTicks = (): Ticks => useContext(TicksContext);
