import { mapInSlices } from "./lists.js";

test("others are served while a long list is mapped, and the list stays in order", async () => {
  let turns = 0;
  let isDone = false;
  const turn = (): void => {
    turns++;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  const slow = (item: number): number => {
    for (const until = performance.now() + 1; performance.now() < until;);
    return item * 2;
  };
  const items = Array.from({ length: 200 }, (_, at) => at);
  expect(await mapInSlices(items, slow)).toEqual(items.map((item) => item * 2));
  isDone = true;
  expect(turns).toBeGreaterThan(1);
});
