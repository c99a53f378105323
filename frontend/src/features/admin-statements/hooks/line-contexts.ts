import { createContext, useContext } from "react";

/** Which lines are opened, and what of the file they show. Apart from the table's columns, which stay the same then. */
export interface OpenedLines {
  readonly opened: ReadonlySet<number>;
  readonly toggle: (line: number) => void;
  /** The cells of a line, with their headings. */
  readonly cellsOf: (line: number) => readonly (readonly [heading: string, cell: string])[];
}

export const OpenedLinesContext = createContext<OpenedLines>({
  opened: new Set(),
  toggle: () => undefined,
  cellsOf: () => [],
});

export const useOpenedLines = (): OpenedLines => useContext(OpenedLinesContext);

/** Which lines are ticked. Apart from the table's columns, which stay the same then however much is ticked. */
export interface Ticks {
  readonly ticked: ReadonlySet<number>;
  readonly tick: (lines: readonly number[], on: boolean) => void;
}

export const TicksContext = createContext<Ticks>({ ticked: new Set(), tick: () => undefined });

export const useTicks = (): Ticks => useContext(TicksContext);
