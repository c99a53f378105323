import { Restarts } from "./workers.js";

test("a worker that keeps dying is started again ever later, and in the end no more", () => {
  const restarts = new Restarts();
  const pauses = Array.from({ length: 10 }, (_, i) => restarts.died(i * 10_000));
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, null]);
});

test("after a calm minute the next death counts as the first", () => {
  const restarts = new Restarts();
  for (let i = 0; i < 9; i++) restarts.died(0);
  expect(restarts.died(60_001)).toBe(250);
});
