import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { textOf } from "./cell-changes";
import { type CellPlace, commandOf } from "./grid-keys";
import type { Cells } from "./use-cells";

interface GridParts<Row> {
  readonly table: RefObject<HTMLTableElement | null>;
  /** Returns the row rendered at an index. */
  readonly rowAt: (index: number) => Row | undefined;
  readonly goToRow: (index: number) => void;
}

const NO_HANDLERS = {};

/** Handles keys, clipboard and focus of a list's cells. */
export function useGrid<Row>(cells: Cells<Row> | null, { table, rowAt, goToRow }: GridParts<Row>) {
  const tried = useRef<CellPlace | null>(null);
  const done = useRef<CellPlace | null>(null);
  const wanted = cells?.wanted ?? null;
  // Runs after every render until the cell is rendered, or until the user goes elsewhere.
  useEffect(() => {
    if (wanted === null || cells === null || wanted === done.current) return;
    const isFirstTry = tried.current !== wanted;
    tried.current = wanted;
    if (!isFirstTry && hasGoneElsewhere(cells, table.current)) {
      done.current = wanted;
      return;
    }
    const cell = table.current?.querySelector<HTMLElement>(
      `[data-index="${String(wanted.index)}"] [data-cell="${wanted.key}"]`,
    );
    if (cell) {
      done.current = wanted;
      cell.focus();
    } else goToRow(wanted.index);
  });
  if (cells === null) return NO_HANDLERS;

  /** Runs an action on the focused cell, unless the focus is on an element inside the cell. */
  const atCell = (target: EventTarget, act: (place: CellPlace, row: Row) => void) => {
    const place = placeOf(target);
    const row = place === null ? undefined : rowAt(place.index);
    if (place !== null && row !== undefined) act(place, row);
  };
  return {
    onFocus: ({ target }: { readonly target: EventTarget }) => atCell(target, cells.activate),
    onClick: ({ target }: { readonly target: EventTarget }) => {
      const cell = target instanceof Element ? target.closest(".editable[tabindex]") : null;
      if (cell !== null && !(target instanceof HTMLInputElement)) atCell(cell, cells.open);
    },
    onKeyDown: (event: KeyboardEvent) =>
      atCell(event.target, (place, row) => {
        const command = commandOf(event);
        const draft = cells.draftOf(row, place.key);
        if (command === null || (command.do === "restore" && draft === undefined)) return;
        event.preventDefault();
        event.stopPropagation();
        if (command.do === "move") cells.focus(place, command.move);
        else if (command.do === "undo") void cells.history.undo();
        else if (command.do === "open") cells.open(place, row, command.text);
        else if (draft?.state === "refused") cells.cancel({ ...draft, ...place });
      }),
    onPaste: (event: ClipboardEvent) =>
      atCell(event.target, (place, row) => {
        event.preventDefault();
        void cells.pasteAt(place, row, event.clipboardData.getData("text/plain"));
      }),
    onCopy: (event: ClipboardEvent) =>
      atCell(event.target, ({ key }, row) => {
        const column = cells.columns.find((candidate) => candidate.key === key);
        if (column === undefined || getSelection()?.isCollapsed === false) return;
        event.preventDefault();
        event.clipboardData.setData("text/plain", textOf(column, row));
      }),
  };
}

/** Whether the user has left the cell that is still to be rendered, for another view, cell or part of the page. */
function hasGoneElsewhere<Row>({ wanted, active, view }: Cells<Row>, table: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return (
    wanted?.view !== view ||
    active?.index !== wanted.index ||
    active.key !== wanted.key ||
    (focused !== document.body && table?.contains(focused) === false)
  );
}

function placeOf(target: EventTarget): CellPlace | null {
  if (!(target instanceof HTMLElement) || !target.hasAttribute("tabindex")) return null;
  const { cell: key } = target.dataset;
  const index = target.closest<HTMLElement>("[data-index]")?.dataset["index"];
  return key === undefined || index === undefined ? null : { index: Number(index), key };
}
