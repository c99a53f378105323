import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

interface Change {
  /** In place of the entry in the history: Back does not undo it. */
  readonly replace?: boolean;
}

/**
 * Returns the query of the address and how to change it; the page keeps its scroll position. A change builds on the
 * current address, not on the drawn one: a screen that waits for its successor's script must not undo the press that
 * led there.
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
  /** An empty value takes the name away. */
  const put = useCallback(
    (name: string, value: string | null, options?: Change) =>
      change((next) => (value === null || value === "" ? next.delete(name) : next.set(name, value)), options),
    [change],
  );
  /** Goes on to something else of the page: all but what is named here is left behind. */
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

/** One of a few values, kept in the address; anything else there counts as the first, which leaves the address clean. */
export function useAddressChoice<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const [params, setParams] = useSearchParams();
  const value = values.find((candidate) => candidate === params.get(name)) ?? values[0];
  const choose = (next: Value) => setParams(next === values[0] ? {} : { [name]: next });
  return [value, choose] as const;
}

/** The id of the record that is open, kept in the address: Back closes it, and a link opens it again. */
export function useOpenRecord(name: string) {
  const { params, put } = useAddress();
  const open = useCallback((id: string | null) => put(name, id, { replace: id === null }), [name, put]);
  return [params.get(name), open] as const;
}
