import { useId, type ReactNode } from "react";
import { BREAKPOINTS } from "../timings";
import { useWidthFrom } from "../hooks/use-media-query";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { SelectField } from "../ui/select-field";
import type { AdminColumn, Sort, TableLook } from "./admin-column";
import { PasteModal } from "./cells/paste-modal";
import type { Cells } from "./cells/use-cells";
import { TableBox } from "./table-box";
import type { TableState } from "./table-state";
import { TableToolbar } from "./table-toolbar";
import { LOCALE } from "../language";

/**
 * Shows the last save for ten seconds, with an undo button. The notice overlays the end of the page, so that no row
 * moves.
 */
function CellsNotice<Row>({ cells: { history } }: { readonly cells: Cells<Row> }) {
  const { notice, undo, dismiss } = history;
  if (notice === null) return null;
  return (
    <div className="cells-notice fixed inset-x-3 bottom-3 z-30 mx-auto max-w-xl shadow-lg">
      <Banner tone={notice.tone} onDismiss={dismiss}>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span>{notice.text}</span>
          {notice.isReversible ? (
            <Button variant="quiet" onClick={() => void undo()}>
              Undo
            </Button>
          ) : null}
        </span>
      </Banner>
    </div>
  );
}

interface TableFrameProps<Row> {
  readonly state: TableState<Row>;
  readonly look: TableLook<Row>;
  /** The state of the editable cells; null for a list without editing. */
  readonly cells: Cells<Row> | null;
  /** The actions for the selected rows; null if rows cannot be selected. */
  readonly bulk: ReactNode;
}

/** Lays out a list's toolbar, selection and rows: a table from a width of 768 px, cards below that width. */
export function TableFrame<Row>({ state, look, cells, bulk }: TableFrameProps<Row>) {
  const { noun, columns, caption, rowKey } = look;
  const isWide = useWidthFrom(BREAKPOINTS.md);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TableToolbar
        state={state}
        look={look}
        isWide={isWide}
        phoneSort={
          isWide ? null : (
            <PhoneSort columns={columns} sort={state.address.sort} onSort={state.address.setSort} />
          )
        }
      >
        {bulk === null ? null : (
          <SelectionBar state={state} noun={noun}>
            {bulk}
          </SelectionBar>
        )}
      </TableToolbar>
      {state.count === 0 && !(cells !== null && cells.drafts.length > 0) ? (
        <EmptyState title={`No ${noun[0]} matches this search.`}>
          Change the search or the filters.
        </EmptyState>
      ) : (
        <TableBox
          caption={caption}
          state={state}
          cells={cells}
          rowKey={rowKey}
          isWide={isWide}
          canPick={bulk !== null}
          noun={noun}
        />
      )}
      {cells === null ? null : <CellsNotice cells={cells} />}
      {cells?.paste ? <PasteModal cells={cells} plan={cells.paste} /> : null}
    </div>
  );
}

interface PhoneSortProps<Row> {
  readonly columns: readonly AdminColumn<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
}

/** Lets the user sort the cards on a phone, which have no column heads. */
function PhoneSort<Row>({ columns, sort, onSort }: PhoneSortProps<Row>) {
  const id = useId();
  const options = columns.flatMap(({ key, header, sortable = true }) =>
    sortable
      ? [
          { value: key, label: `${header}, ascending` },
          { value: `-${key}`, label: `${header}, descending` },
        ]
      : [],
  );
  const value = sort === null ? "" : `${sort.direction === "desc" ? "-" : ""}${sort.key}`;
  return (
    <SelectField
      id={id}
      name="sort"
      label="Sort by"
      value={value}
      onChange={(next) =>
        onSort({ key: next.replace(/^-/, ""), direction: next.startsWith("-") ? "desc" : "asc" })
      }
      options={sort === null ? [{ value: "", label: "Default order" }, ...options] : options}
    />
  );
}

interface SelectionBarProps<Row> {
  readonly state: TableState<Row>;
  readonly noun: readonly [one: string, many: string];
  readonly children: ReactNode;
}

/** Lets the user select all matching rows, shows how many are selected, and offers the actions for them. */
function SelectionBar<Row>({ state, noun: [one, many], children }: SelectionBarProps<Row>) {
  const { ids, hidden, isAll, isReading, toggleAll, clear } = state.selection;
  return (
    <>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isAll || isReading}
          aria-busy={isReading}
          ref={(box) => {
            if (box) box.indeterminate = !isAll && ids.size > 0;
          }}
          onChange={toggleAll}
          className="size-5 accent-accent"
        />
        Select all
      </label>
      {ids.size === 0 ? null : (
        // The bar is at the end of the screen, where it stays visible while the rows scroll, and moves no row.
        <div className="selected-bar">
          <p role="status" className="font-semibold">
            {ids.size.toLocaleString(LOCALE)} {ids.size === 1 ? one : many} selected
            {hidden > 0 ? `, ${hidden} of them not shown` : ""}
          </p>
          {children}
          <Button variant="quiet" onClick={clear}>
            Clear selection
          </Button>
        </div>
      )}
    </>
  );
}
