import { useId, useState, type ReactNode } from "react";
import { Button } from "../ui/button";
import { SelectField } from "../ui/select-field";
import { useSearchText } from "../hooks/use-search-text";
import { TableSearch } from "./table-search";
import type { AdminColumn, TableLook } from "./admin-column";
import { Menu, MENU_ROW } from "./menu";
import { isShown } from "./use-table-address";
import { ViewsMenu } from "./views-menu";
import { ExportMenu } from "./export-menu";
import type { TableState } from "./table-state";
import { LOCALE } from "../language";
import { t } from "@contract/kernel/contract/t";

interface TableToolbarProps<Row> {
  readonly state: TableState<Row>;
  readonly look: TableLook<Row>;
  readonly isWide: boolean;
  /** The control that sorts the cards on a phone. */
  readonly phoneSort: ReactNode;
  /** The selection and its actions; null if rows cannot be selected. */
  readonly children: ReactNode;
}

/**
 * Shows search, filters and count above a table, with the menus for columns and exports. On a phone, filters and menus
 * are folded, so that the first row is visible without scrolling.
 */
export function TableToolbar<Row>({ state, look, isWide, phoneSort, children }: TableToolbarProps<Row>) {
  const { columns, filters = [], noun, searchHint, exportName, scope, actions } = look;
  const [isOpen, setOpen] = useState(false);
  const { address, count, all } = state;
  const [text, setText] = useSearchText(address.search, address.setSearch);
  const id = useId();
  const isNarrowed = address.search !== "" || Object.keys(address.chosen).length > 0;
  const showAll = () => {
    setText("");
    address.clear();
  };
  const isOneLine = isWide && children === null;
  const menus = (
    <>
      {look.views === undefined ? null : (
        <ViewsMenu table={look.views} view={address.view} onOpen={address.openView} />
      )}
      <ColumnMenu columns={columns} toggled={address.toggled} onToggle={address.toggle} />
      {exportName === undefined ? null : <ExportMenu name={exportName} state={state} look={look} />}
    </>
  );
  const choices = (
    <>
      {scope}
      {filters.map((filter) => (
        <SelectField
          key={filter.key}
          id={`${id}${filter.key}`}
          name={filter.key}
          label={filter.label}
          value={address.chosen[filter.key] ?? ""}
          onChange={(value) => address.choose(filter.key, value === "" ? null : value)}
          options={[{ value: "", label: filter.any }, ...filter.options]}
        />
      ))}
    </>
  );
  return (
    // The gap is smaller on a phone, because the list's first row must be visible without scrolling.
    <div
      className={
        isOneLine ? "flex flex-wrap items-end gap-x-3 gap-y-2" : isWide ? "grid gap-3" : "grid gap-2"
      }
    >
      <div className={isOneLine ? "contents" : "flex flex-wrap items-end gap-x-3 gap-y-3"}>
        <div className="min-w-40 flex-1 md:max-w-sm md:min-w-60">
          <TableSearch id={`${id}search`} value={text} onChange={setText} hint={searchHint} />
        </div>
        {isWide ? (
          choices
        ) : (
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={`${id}options`}
            onClick={() => setOpen(!isOpen)}
          >
            Options
          </Button>
        )}
      </div>
      {isWide ? null : (
        <div id={`${id}options`} hidden={!isOpen} className="grid gap-3 border-b border-rule pt-2 pb-3">
          {choices}
          {phoneSort}
          <div className="flex flex-wrap gap-3">{menus}</div>
        </div>
      )}
      {/* The count, the selection and its actions share one line, to leave more height for the rows. */}
      <div
        className={
          isOneLine
            ? "flex flex-auto flex-wrap items-center justify-end gap-x-3 gap-y-1"
            : `flex flex-wrap items-center gap-x-3 gap-y-1 ${children === null ? "" : "border-y border-rule bg-sunken px-3 py-1"}`
        }
      >
        {children}
        <p role="status" className="mr-auto flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-soft">
          {countText(count, all, noun)}
          {isNarrowed ? (
            <Button variant="quiet" onClick={showAll}>
              Show all
            </Button>
          ) : null}
        </p>
        {isWide ? menus : null}
        {actions}
      </div>
    </div>
  );
}

function countText(shown: number, all: number, [one, many]: readonly [string, string]): string {
  const number = (n: number) => n.toLocaleString(LOCALE);
  return shown === all
    ? `${number(all)} ${all === 1 ? one : many}`
    : t("{shown} of {all} {nouns}", { shown: number(shown), all: number(all), nouns: many });
}

interface ColumnMenuProps<Row> {
  readonly columns: readonly AdminColumn<Row>[];
  readonly toggled: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

/** Lets the user choose the visible columns. The primary column cannot be hidden. */
function ColumnMenu<Row>({ columns, toggled, onToggle }: ColumnMenuProps<Row>) {
  return (
    <Menu label="Columns">
      {columns
        .filter(({ primary }) => primary !== true)
        .map((column) => (
          <label key={column.key} className={MENU_ROW}>
            <input
              type="checkbox"
              checked={isShown(column, toggled)}
              onChange={() => onToggle(column.key)}
              className="size-5 accent-accent"
            />
            {column.header}
          </label>
        ))}
    </Menu>
  );
}
