import { useSearchParams } from "react-router-dom";

/** A value kept in the address, so that a reload, Back and a shared link find the same view. Empty values leave it. */
export function useAddressValue(name: string) {
  const [params, setParams] = useSearchParams();
  const set = (value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [params.get(name) ?? "", set] as const;
}

/** As `useAddressValue`, for one of a few values; anything else in the address counts as the first. */
export function useAddressChoice<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const [raw, set] = useAddressValue(name);
  const value = values.find((candidate) => candidate === raw) ?? values[0];
  return [value, (next: Value) => set(next === values[0] ? "" : next)] as const;
}
