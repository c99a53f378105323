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

/** What the admin area's tables can do, of TanStack Table. */
export const FEATURES = tableFeatures({
  columnFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof FEATURES;
type Def<Data> = ColumnDef<Features, Data & object>;

/** The unseen column that the search filters by. */
export const SEARCH = "_search";
/** The unseen column of a filter. */
export const filterColumn = (key: string) => `_${key}`;

const COLLATOR = new Intl.Collator(LOCALE, { numeric: true, sensitivity: "base" });

/** Numbers and moments by value, texts as people sort them: ignoring case, 2 before 10. */
function compareCells(a: Cell, b: Cell): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  return COLLATOR.compare(cellText(a), cellText(b));
}

/** The definitions that TanStack Table works with: the columns, and an unseen one for the search and for each filter. */
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
    // What is missing comes last either way, as TanStack does for undefined.
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

/** What a row is looked for by: words, each of which it must have somewhere, or the number of a bank transfer in any spelling. */
interface Wanted {
  readonly words: SearchQuery;
  readonly number: string | null;
}

/** A shorter number may be a date or an amount, and is looked for as a word. */
const DIGITS_OF_NUMBER = /(?:\d.*){6}/;

/** What a search looks for; null for an empty one. */
export function wantedOf(search: string): Wanted | null {
  const words = searchQuery(search);
  const number = transactionKey(search);
  return words.length === 0 ? null : { words, number: DIGITS_OF_NUMBER.test(number) ? number : null };
}

function isFound(text: string, { words, number }: Wanted): boolean {
  if (matchesSearch(text, words)) return true;
  return number !== null && text.split("\n").some((cell) => transactionKey(cell).includes(number));
}
