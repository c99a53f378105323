import { useSearchParams } from "react-router-dom";

/** One of a few values, kept in the address; anything else there counts as the first, which leaves the address clean. */
export function useAddressChoice<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const [params, setParams] = useSearchParams();
  const value = values.find((candidate) => candidate === params.get(name)) ?? values[0];
  const choose = (next: Value) => setParams(next === values[0] ? {} : { [name]: next });
  return [value, choose] as const;
}
