import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type Row,
} from "@tanstack/react-table";
import { cellText, type Cell } from "@contract/kernel/contract/csv-text";
import { transactionKey } from "@contract/modules/payments/contract/transaction-id";
import type { AdminColumn, AdminFilter } from "./admin-column";
import {
  foldSearch,
  matchesSearch,
  searchQuery,
  type SearchQuery,
} from "@contract/kernel/contract/search-text";
import { LOCALE } from "../language";

/** The features of TanStack Table that the admin area uses. */
export const FEATURES = tableFeatures({
  columnFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof FEATURES;
type Def<Data> = ColumnDef<Features, Data & object>;

/** The id of the hidden column that the search filters by. */
export const SEARCH = "_search";
/** Returns the id of the hidden column of a filter. */
export const filterColumn = (key: string) => `_${key}`;

const COLLATOR = new Intl.Collator(LOCALE, { numeric: true, sensitivity: "base" });

/**
 * Compares numbers and dates by value. Compares text without regard to case and accents, and numbers within text by
 * value, so that "2" comes before "10".
 */
function compareCells(a: Cell, b: Cell): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  return COLLATOR.compare(cellText(a), cellText(b));
}

/** Returns the rows in the order of a column, as the table shows them. Rows without a value come last. */
export function sortedBy<Data>(
  rows: readonly Data[],
  { value }: Pick<AdminColumn<Data>, "value">,
  isDescending: boolean,
): readonly Data[] {
  const direction = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return direction * compareCells(one, other);
  });
}

/** Returns the column definitions for TanStack Table, with a hidden column for the search and for each filter. */
export function definitions<Data>(
  columns: readonly AdminColumn<Data>[],
  filters: readonly AdminFilter<Data>[],
): Def<Data>[] {
  return [
    ...columns.map((column) => seen(column)),
    {
      id: SEARCH,
      accessorFn: (row: Data) => searchText(columns, row),
      filterFn: (row: Row<Features, Data & object>, id: string, wanted: Wanted) =>
        isFound(row.getValue<string>(id), wanted),
    } satisfies Def<Data>,
    ...filters.map(({ key, tags }): Def<Data> => ({
      id: filterColumn(key),
      accessorFn: (row: Data) => tags(row),
      filterFn: (row: Row<Features, Data & object>, id: string, wanted: string) =>
        row.getValue<readonly string[]>(id).includes(wanted),
    })),
  ];
}

function seen<Data>({ key, value, sortable = true }: AdminColumn<Data>): Def<Data> {
  return {
    id: key,
    // A missing value must be undefined, which TanStack sorts last in both directions.
    accessorFn: (row: Data) => value(row) ?? undefined,
    enableSorting: sortable,
    enableColumnFilter: false,
    sortUndefined: "last",
    sortFn: (a: Row<Features, Data & object>, b: Row<Features, Data & object>, id: string) =>
      compareCells(a.getValue<Cell>(id), b.getValue<Cell>(id)),
  };
}

function searchText<Data>(columns: readonly AdminColumn<Data>[], row: Data): string {
  const texts = columns.flatMap(({ value, searchable = true }) => (searchable ? textOf(value(row)) : []));
  return foldSearch(texts.join("\n"));
}

function textOf(cell: Cell): string | [] {
  return cell === null || cell instanceof Date ? [] : String(cell);
}

/**
 * A parsed search. A row is found if it contains every word, or if one of its cells is a bank's transaction id that
 * contains `number`, in any spelling.
 */
interface Wanted {
  readonly words: SearchQuery;
  readonly number: string | null;
}

/**
 * Matches at least six digits. A shorter number may be a date or an amount, so the search treats a shorter number as a
 * word.
 */
const DIGITS_OF_NUMBER = /(?:\d.*){6}/;

/** Parses a search; returns null for an empty one. */
export function wantedOf(search: string): Wanted | null {
  const words = searchQuery(search);
  const number = transactionKey(search);
  return words.length === 0 ? null : { words, number: DIGITS_OF_NUMBER.test(number) ? number : null };
}

function isFound(text: string, { words, number }: Wanted): boolean {
  if (matchesSearch(text, words)) return true;
  return number !== null && text.split("\n").some((cell) => transactionKey(cell).includes(number));
}
