import type { AdminColumn } from "../admin-column";

/** The position of a cell: the index of its row and the key of its column. */
export interface CellPlace {
  readonly index: number;
  readonly key: string;
}

/** A move of the focus: to a neighbour, to an end of the row or list, by a page, or nowhere. */
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

/** The effect of a key on the focused cell. */
export type Command =
  | { readonly do: "move"; readonly move: Move }
  /** Opens the cell. If `text` is given, it replaces the cell's value. */
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
/** The keys that clear a cell. */
const EMPTYING = /^(?:Delete|Backspace)$/;

/** Returns the command for a key on the focused cell; null for keys that the browser handles. */
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
  // Typing a character of any script opens the cell. A space does not, because the space bar scrolls the list.
  return /^\S$/u.test(key) ? { do: "open", text: key } : null;
}

/** The number of rows that PageUp and PageDown move by. */
const PAGE = 10;

/** Returns the cell that a move leads to. A move stops at the edge of the list. */
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

/** Returns the next or previous editable cell, which may be in a neighbouring row. */
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
