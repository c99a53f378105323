import { useRef, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { t } from "@contract/kernel/contract/t";
import { useReloadQuestion } from "../../drafts/use-unsaved";
import { toAppError } from "../../errors/app-error";
import type { AdminColumn } from "../admin-column";
import type { TableState } from "../table-state";
import { nameOf, type SaveCells, textOf } from "./cell-changes";
import { type CellPlace, type Move, placeAfter } from "./grid-keys";
import { planPaste, readPaste, type PastePlan } from "./paste-plan";
import { useCellHistory } from "./use-cell-history";

/** Text typed into a cell but not stored: still in the editor, being saved, or refused. */
export interface CellDraft<Row> extends CellPlace {
  /** The cell's row. A row with a draft stays visible, even after it has left the list. */
  readonly row: Row;
  /** The value of the cell when editing began or, after a refusal, the stored value. */
  readonly began: string;
  readonly text: string;
  readonly problem: string | null;
  readonly state: "open" | "saving" | "refused";
}

interface CellParts<Row> {
  readonly rowKey: (row: Row) => string;
  /** Saves cells. Without this function, no cell can be edited. */
  readonly save?: SaveCells | null | undefined;
}

type Drafts<Row> = ReadonlyMap<string, CellDraft<Row>>;

const draftKey = (id: string, key: string) => `${id} ${key}`;

/**
 * Holds the state of a list's cells: focus, open editor, drafts, pastes and saves. Returns null for a list without
 * editing.
 */
export function useCells<Row>(state: TableState<Row>, { rowKey, save = null }: CellParts<Row>) {
  const columns = state.visible.filter(({ pinned }) => pinned !== true);
  const [drafts, setDrafts] = useState<Drafts<Row>>(new Map());
  const [active, setActive] = useState<CellPlace | null>(null);
  /** The cell to focus once it is rendered. Always a new object, so that the same cell can be focused again. */
  const [wanted, setWanted] = useState<(CellPlace & { readonly view: string }) | null>(null);
  const [paste, setPaste] = useState<PastePlan | null>(null);
  /** The text of the open editor; a ref, so that typing does not render the table. */
  const typed = useRef("");
  const history = useCellHistory<Row>({
    save: save ?? (() => Promise.reject(new Error("no cell is edited"))),
    refresh: state.refresh,
    nameOf: (id) => {
      for (let index = 0; index < state.count; index++) {
        const row = state.rowAt(index);
        if (row !== undefined && rowKey(row) === id) return nameOf(columns, row);
      }
      return "";
    },
  });
  useReloadQuestion(drafts.size > 0);
  if (save === null) return null;

  const put = (draft: CellDraft<Row>) =>
    setDrafts((before) => new Map([...before, [draftKey(rowKey(draft.row), draft.key), draft]]));
  const drop = (row: Row, key: string) =>
    setDrafts((before) => new Map([...before].filter(([name]) => name !== draftKey(rowKey(row), key))));
  const focus = (place: CellPlace, move: Move = "stay") => {
    const next = placeAfter(columns, state.count, place, move);
    setActive(next);
    setWanted({ ...next, view: state.view });
  };
  const columnAt = (key: string): AdminColumn<Row> | undefined =>
    columns.find((column) => column.key === key);
  const draftOf = (row: Row, key: string) => drafts.get(draftKey(rowKey(row), key));

  /** Closes the editor and saves the text if it changed. */
  const commit = (draft: CellDraft<Row>, move: Move | null) => {
    const { row, key, began } = draft;
    const column = columnAt(key);
    const text = typed.current.trim();
    if (move !== null) focus(draft, move);
    if (column?.edit === undefined || text === began.trim()) {
      drop(row, key);
      return;
    }
    put({ ...draft, text, problem: null, state: "saving" });
    const change = { id: rowKey(row), field: column.edit.field, from: began, to: text };
    const done = t("{column} of {name} saved.", { column: column.header, name: nameOf(columns, row) });
    history.apply([change], done).then(
      ({ applied, cells: [outcome], rows }) => {
        if (applied) {
          drop(row, key);
          return;
        }
        // The next attempt starts from the stored value, which the user has seen with the refusal.
        const now = { row: rows.get(change.id) ?? row, began: outcome?.from ?? "" };
        put({ ...draft, ...now, text, problem: outcome?.problem ?? FALLBACKS.generic, state: "refused" });
      },
      (thrown: unknown) => {
        const { message, fields } = toAppError(thrown, FALLBACKS.generic);
        put({ ...draft, text, problem: Object.values(fields)[0] ?? message, state: "refused" });
      },
    );
  };

  const cancel = (draft: CellDraft<Row>) => {
    drop(draft.row, draft.key);
    focus(draft);
  };

  const open = (place: CellPlace, row: Row, text?: string) => {
    const column = columnAt(place.key);
    const draft = draftOf(row, place.key);
    if (column?.edit === undefined || draft?.state === "saving") return;
    const began = draft?.began ?? textOf(column, row);
    for (const other of drafts.values()) if (other.state === "open") commit(other, null);
    typed.current = text ?? draft?.text ?? began;
    setActive(place);
    put({ ...place, row, began, text: typed.current, problem: draft?.problem ?? null, state: "open" });
  };

  /** Pastes text at a cell: one value opens the editor, several values open a preview. */
  const pasteAt = async (place: CellPlace, row: Row, text: string) => {
    const table = readPaste(text);
    if (columnAt(place.key)?.edit === undefined) return;
    if (table.length === 1 && table[0]?.length === 1) {
      open(place, row, table[0][0]);
      return;
    }
    const below = await state.rowsFrom(place.index, table.length);
    setPaste(planPaste(table, below, columns, rowKey, place.key));
  };

  return {
    columns,
    history,
    save,
    active,
    wanted,
    view: state.view,
    typedText: () => typed.current,
    type: (text: string) => {
      typed.current = text;
    },
    paste,
    drafts: [...drafts.values()],
    draftOf,
    rowKey,
    open,
    commit,
    cancel,
    focus,
    pasteAt,
    activate: setActive,
    closePaste: () => {
      setPaste(null);
      // The closing dialog returns the focus to an element that a render may have replaced, so the cell is focused
      // again.
      if (active !== null) focus(active);
    },
  };
}

export type Cells<Row> = NonNullable<ReturnType<typeof useCells<Row>>>;
