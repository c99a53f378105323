import { act, renderHook } from "@testing-library/react";
import { useSelection } from "./use-selection";

const IDS = ["1", "2", "3"];

/** Renders a selection whose ids are read until the test calls `answer`. */
function selection() {
  const replies: (() => void)[] = [];
  const rendered = renderHook(
    ({ view, list }) =>
      useSelection({
        idAt: (index) => IDS[index],
        allIds: () => new Promise((resolve) => replies.push(() => resolve(IDS))),
        isAll: (ids) => ids.size === IDS.length,
        hidden: () => 0,
        view,
        list,
      }),
    { initialProps: { view: "all", list: "siege" } },
  );
  const now = () => rendered.result.current;
  return {
    now,
    show: (view: string, list = "siege") => rendered.rerender({ view, list }),
    does: (run: () => void) => act(run),
    answer: () => act(() => Promise.resolve(replies.shift()?.())),
  };
}

test("all matching rows are selected once they are read, with those selected during the read", async () => {
  const { now, does, answer } = selection();
  does(() => now().toggleAll());
  expect(now().isReading).toBe(true);
  does(() => now().toggle(1, false));
  await answer();
  expect([...now().ids].sort()).toEqual(IDS);
  expect(now()).toMatchObject({ isAll: true, isReading: false });
  does(() => now().toggleAll());
  expect(now().ids.size).toBe(0);
});

test.each(["clear", "toggleAll"] as const)(
  "rows read for an earlier press are not selected after %s",
  async (way) => {
    const { now, does, answer } = selection();
    does(() => now().toggle(0, false));
    does(() => now().toggleAll());
    does(() => now()[way]());
    expect(now().isReading).toBe(false);
    await answer();
    expect(now().ids.size).toBe(0);
  },
);

test("rows of an earlier search are not selected after the search changed", async () => {
  const { now, does, show, answer } = selection();
  does(() => now().toggle(0, false));
  does(() => now().toggleAll());
  show("ravi");
  expect(now().isReading).toBe(false);
  show("all");
  await answer();
  expect([...now().ids]).toEqual(["1"]);
});

test("the selection is empty after another list is shown, also if all rows of the earlier list were being read", async () => {
  const { now, does, show, answer } = selection();
  does(() => now().toggle(0, false));
  does(() => now().toggleAll());
  show("all", "genesis");
  expect(now()).toMatchObject({ ids: new Set(), isReading: false });
  await answer();
  expect(now().ids.size).toBe(0);
});
