import { createContext, useContext } from "react";

/**
 * The opened lines with their cells. A context and no part of the table's columns, so that the columns stay unchanged.
 */
export interface OpenedLines {
  readonly opened: ReadonlySet<number>;
  readonly toggle: (line: number) => void;
  /** Returns the cells of a line with their headings. */
  readonly cellsOf: (line: number) => readonly (readonly [heading: string, cell: string])[];
}

export const OpenedLinesContext = createContext<OpenedLines>({
  opened: new Set(),
  toggle: () => undefined,
  cellsOf: () => [],
});

export const useOpenedLines = (): OpenedLines => useContext(OpenedLinesContext);

/** The ticked lines. A context and no part of the table's columns, so that the columns stay unchanged. */
export interface Ticks {
  readonly ticked: ReadonlySet<number>;
  readonly tick: (lines: readonly number[], on: boolean) => void;
}

export const TicksContext = createContext<Ticks>({ ticked: new Set(), tick: () => undefined });

export const useTicks = (): Ticks => useContext(TicksContext);
