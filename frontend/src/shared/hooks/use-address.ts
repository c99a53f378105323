import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

interface Change {
  /** Whether to replace the history entry, so that Back does not revert the change. By default true. */
  readonly replace?: boolean;
}

/**
 * Returns the address's query and functions that change it. `change` and `put` keep the page's scroll position. Each
 * function starts from the current address, not from the rendered one. While the next screen's script loads, the old
 * screen still renders the old address, and a change based on the old address would lead back from the next screen.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (edit: (next: URLSearchParams) => void, { replace = true }: Change = {}) =>
      setParams(
        () => {
          const next = new URLSearchParams(location.search);
          edit(next);
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  /** Sets a parameter. An empty value removes it. */
  const put = useCallback(
    (name: string, value: string | null, options?: Change) =>
      change((next) => (value === null || value === "" ? next.delete(name) : next.set(name, value)), options),
    [change],
  );
  /** Moves on to another view of the page. Keeps only the parameters named in `staying`, and sets `values`. */
  const goOn = useCallback(
    (staying: readonly string[], values: Readonly<Record<string, string | null>>) =>
      setParams(() => {
        const previous = new URLSearchParams(location.search);
        const entries = [
          ...staying.map((name) => [name, previous.get(name)] as const),
          ...Object.entries(values),
        ];
        return entries.filter((entry): entry is [string, string] => entry[1] !== null);
      }),
    [setParams],
  );
  return { params, change, put, goOn };
}

/**
 * Stores a choice between a few values in the address. Any other value counts as the first one, which is left out of
 * the address.
 */
export function useAddressChoice<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const [params, setParams] = useSearchParams();
  const value = values.find((candidate) => candidate === params.get(name)) ?? values[0];
  const choose = (next: Value) => setParams(next === values[0] ? {} : { [name]: next });
  return [value, choose] as const;
}

/** Stores the id of the open record in the address, so that the browser's Back closes it and a link opens it again. */
export function useOpenRecord(name: string) {
  const { params, put } = useAddress();
  const open = useCallback((id: string | null) => put(name, id, { replace: id === null }), [name, put]);
  return [params.get(name), open] as const;
}
