import { createContext, useContext } from "react";

/** Which lines are ticked. Apart from the table's columns, which stay the same then however much is ticked. */
export interface Ticks {
  readonly ticked: ReadonlySet<number>;
  readonly tick: (lines: readonly number[], on: boolean) => void;
}

export const TicksContext = createContext<Ticks>({ ticked: new Set(), tick: () => undefined });

export const useTicks = (): Ticks => useContext(TicksContext);
