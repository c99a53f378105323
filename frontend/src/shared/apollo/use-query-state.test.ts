import { renderHook } from "@testing-library/react";
import { useQueryState } from "./use-query-state";

/** Simulates a query whose fetches end when the test decides. */
function slowQuery() {
  const ends: (() => void)[] = [];
  const refetch = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const { result } = renderHook(() => useQueryState({ data: "known", loading: false, refetch }));
  return { reload: () => result.current.reload(), refetch, ends };
}

test("what changes while a fetch is under way is fetched after it, once for all changes", async () => {
  const { reload, refetch, ends } = slowQuery();
  const first = reload();
  const later = [reload(), reload()];
  expect(refetch).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await first;
  await Promise.resolve();
  expect(refetch).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await Promise.all(later);
  expect(refetch).toHaveBeenCalledTimes(2);
});

test("a fetch that fails keeps none from the next", async () => {
  const refetch = jest.fn(() => Promise.reject(new Error("away")));
  const { result } = renderHook(() => useQueryState({ data: "known", loading: false, refetch }));
  await result.current.reload();
  await result.current.reload();
  expect(refetch).toHaveBeenCalledTimes(2);
});
