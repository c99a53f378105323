import type { AddressParts, AdminColumn, Sort, TableFilter } from "./admin-column";
import { useAddress } from "../hooks/use-address";

/**
 * Stores the state of a table in the address (`?q=…&sort=-name&columns=phone&role=User`), so that a colleague can open
 * the link and a reload keeps the state. Unknown values are ignored. Changes replace the history entry, so that Back
 * leaves the table instead of reverting a keystroke.
 */
export function useTableAddress<Row>(parts: AddressParts<Row>) {
  const { columns, filters, initialSort, addressPrefix } = parts;
  const { params, change, put: putWhole } = useAddress();
  const get = (name: string) => params.get(addressPrefix + name);
  const put = (name: string, value: string | null) => putWhole(addressPrefix + name, value);
  // The list's event has no prefix in the address, because all tables of a tab share the event.
  const names = [
    ...["q", "sort", "columns", ...filters.map(({ key }) => key)].map((name) => addressPrefix + name),
    "event",
  ];
  const toggled = new Set((get("columns") ?? "").split(",").filter(Boolean));
  return {
    search: get("q") ?? "",
    sort: readSort(get("sort"), columns) ?? readSort(initialSort, columns),
    /** The keys of columns that differ from the default: extra columns that are shown, and others that are hidden. */
    toggled,
    /** The chosen option of each filter, by the filter's key. Filters that keep every row are left out. */
    chosen: readChosen(get, filters),
    setSearch: (search: string) => put("q", search),
    setSort: ({ key, direction }: Sort) => put("sort", direction === "desc" ? `-${key}` : key),
    toggle: (key: string) =>
      put(
        "columns",
        [...toggled]
          .filter((other) => other !== key)
          .concat(toggled.has(key) ? [] : key)
          .join(","),
      ),
    choose: put,
    /** The whole state as a query string, for saved views. */
    view: new URLSearchParams([...params].filter(([name]) => names.includes(name))).toString(),
    openView: (view: string) =>
      change((next) => {
        const saved = new URLSearchParams(view);
        for (const name of names) {
          const value = saved.get(name);
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
      }),
    /** Clears only search and filters. */
    clear: () =>
      change((next) => {
        for (const name of ["q", ...filters.map(({ key }) => key)]) next.delete(addressPrefix + name);
      }),
  };
}

function readSort<Row>(text: string | null, columns: readonly AdminColumn<Row>[]): Sort | null {
  const key = text?.replace(/^-/, "");
  const column = columns.find((candidate) => candidate.key === key && candidate.sortable !== false);
  return column ? { key: column.key, direction: text?.startsWith("-") ? "desc" : "asc" } : null;
}

function readChosen(get: (name: string) => string | null, filters: readonly TableFilter[]) {
  const pairs = filters.flatMap(({ key, options }) => {
    const value = get(key);
    return options.some((option) => option.value === value) && value !== null ? [[key, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

export type TableAddress = ReturnType<typeof useTableAddress>;

export function isShown<Row>(
  { key, extra = false, primary }: AdminColumn<Row>,
  toggled: ReadonlySet<string>,
) {
  return primary === true || toggled.has(key) === extra;
}
