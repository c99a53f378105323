import { useId } from "react";
import { t } from "@contract/kernel/contract/t";
import { type AdminColumn, cellClass } from "../admin-column";
import { textOf } from "./cell-changes";
import { CellEditor } from "./cell-editor";
import type { Cells } from "./use-cells";

interface BodyCellProps<Row> {
  readonly column: AdminColumn<Row>;
  readonly row: Row;
  readonly index: number;
  /** The row's name. */
  readonly name: string;
  /** The state of the editable cells; null for a list without editing. */
  readonly cells: Cells<Row> | null;
  readonly isWide: boolean;
  /** Whether the cell is the list's only cell in the tab order. */
  readonly isStop: boolean;
}

/** Shows a cell. In an editable list the cell itself takes the focus (the ARIA grid pattern). */
export function BodyCell<Row>(props: BodyCellProps<Row>) {
  const { column, row, index, name, cells, isWide, isStop } = props;
  const { key, primary = false, pinned = false, edit } = column;
  const id = useId();
  const Tag = primary ? "th" : "td";
  const isGrid = cells !== null && isWide;
  const canEdit = cells !== null && edit !== undefined;
  const draft = canEdit ? cells.draftOf(row, key) : undefined;
  const open = draft?.state === "open" ? draft : undefined;
  const text = textOf(column, row);
  const problem = draft?.problem ?? null;
  const shown =
    draft === undefined || open !== undefined ? (
      content(column, row)
    ) : (
      <span className={draft.state === "refused" ? "text-bad" : "text-soft"}>{draft.text || "—"}</span>
    );
  const value =
    canEdit && !isWide ? (
      <button
        type="button"
        aria-label={`${column.header} of ${name}: ${(draft?.text ?? text) || t("empty")}`}
        className="cell-edit"
        data-cell={key}
        onClick={() => cells.open({ index, key }, row)}
      >
        {shown}
      </button>
    ) : (
      shown
    );
  const editor =
    open === undefined || cells === null || edit === undefined ? null : (
      <CellEditor
        label={`${column.header} of ${name}`}
        maxLength={edit.maxLength}
        begin={cells.typedText}
        onText={cells.type}
        isReplaced={open.text !== open.began && open.problem === null}
        problem={problem}
        problemId={id}
        isWide={isWide}
        onCommit={(move) => cells.commit({ ...open, index }, move)}
        onCancel={() => cells.cancel({ ...open, index })}
        onPaste={(copied) => {
          cells.cancel({ ...open, index });
          void cells.pasteAt({ index, key }, row, copied);
        }}
      />
    );
  return (
    <Tag
      role={primary ? "rowheader" : isGrid ? "gridcell" : "cell"}
      scope={primary ? "row" : undefined}
      data-label={column.header}
      data-cell={isGrid && !pinned ? key : undefined}
      tabIndex={isGrid && !pinned ? (isStop ? 0 : -1) : undefined}
      aria-readonly={isGrid ? edit === undefined : undefined}
      aria-busy={draft?.state === "saving" ? true : undefined}
      aria-invalid={draft?.state === "refused" ? true : undefined}
      className={`${cellClass(column)}${canEdit ? " editable" : ""}`}
    >
      <div className="cell-value">
        {open !== undefined && !isWide ? null : value}
        {editor}
        {problem === null ? null : (
          <span
            id={id}
            role="alert"
            className="block max-w-60 text-sm font-normal whitespace-normal text-bad"
          >
            {problem}
          </span>
        )}
      </div>
    </Tag>
  );
}

function content<Row>(column: AdminColumn<Row>, row: Row) {
  const text = textOf(column, row);
  if (column.cell !== undefined && (text !== "" || column.edit === undefined)) return column.cell(row);
  if (text !== "") return <span title={text}>{text}</span>;
  return "—";
}
