import type { AdminColumn } from "../admin-column";

/** A cell by its row's place and its column's key. */
export interface CellPlace {
  readonly index: number;
  readonly key: string;
}

/** Where the keys go on from a cell. */
export type Move =
  | "up"
  | "down"
  | "left"
  | "right"
  | "start"
  | "end"
  | "first"
  | "last"
  | "pageUp"
  | "pageDown"
  | "next"
  | "previous"
  | "stay";

/** What a key does to a cell that has the focus. */
export type Command =
  | { readonly do: "move"; readonly move: Move }
  /** Opens it; with a text in place of what it says. */
  | { readonly do: "open"; readonly text?: string }
  | { readonly do: "undo" }
  | { readonly do: "restore" };

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "start",
  End: "end",
  PageUp: "pageUp",
  PageDown: "pageDown",
};
const WITH_CONTROL: Readonly<Record<string, Move>> = { Home: "first", End: "last" };
/** The keys that empty a cell. */
const EMPTYING = /^(?:Delete|Backspace)$/;

/** Returns what a key does to the focused cell; null for keys that are the browser's. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): Command | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === "z" && !shiftKey) return { do: "undo" };
    const move = WITH_CONTROL[key];
    return move === undefined ? null : { do: "move", move };
  }
  const move = MOVES[key];
  if (move !== undefined) return { do: "move", move };
  if (key === "Enter" || key === "F2") return { do: "open" };
  if (key === "Escape") return { do: "restore" };
  if (EMPTYING.test(key)) return { do: "open", text: "" };
  // A letter, whatever the script; not the space, which scrolls.
  return /^\S$/u.test(key) ? { do: "open", text: key } : null;
}

/** Rows that PageUp and PageDown pass. */
const PAGE = 10;

/** Returns the cell that a move leads to, within the list: the same one at its edge. */
export function placeAfter<Row>(
  columns: readonly AdminColumn<Row>[],
  count: number,
  { index, key }: CellPlace,
  move: Move,
): CellPlace {
  const keys = columns.map((column) => column.key);
  const at = keys.indexOf(key);
  const row = (to: number) => ({ index: Math.max(Math.min(to, count - 1), 0), key });
  const column = (to: number) => ({ index, key: keys[Math.max(Math.min(to, keys.length - 1), 0)] ?? key });
  switch (move) {
    case "up":
      return row(index - 1);
    case "down":
      return row(index + 1);
    case "pageUp":
      return row(index - PAGE);
    case "pageDown":
      return row(index + PAGE);
    case "first":
      return { ...row(0), key: keys[0] ?? key };
    case "last":
      return { ...row(count - 1), key: keys.at(-1) ?? key };
    case "left":
      return column(at - 1);
    case "right":
      return column(at + 1);
    case "start":
      return column(0);
    case "end":
      return column(keys.length - 1);
    case "next":
    case "previous":
      return editableAfter(columns, count, { index, key }, move === "next" ? 1 : -1);
    case "stay":
      return { index, key };
  }
}

/** Returns the next cell that can be edited, in this row or, at its end, in the next one. */
function editableAfter<Row>(
  columns: readonly AdminColumn<Row>[],
  count: number,
  { index, key }: CellPlace,
  by: 1 | -1,
): CellPlace {
  const keys = columns.flatMap((column) => (column.edit === undefined ? [] : column.key));
  const to = keys.indexOf(key) + by;
  const inRow = keys[to];
  if (to >= 0 && inRow !== undefined) return { index, key: inRow };
  const other = index + by;
  const edge = by === 1 ? keys[0] : keys.at(-1);
  return other < 0 || other >= count || edge === undefined ? { index, key } : { index: other, key: edge };
}
