import { setTimeout as sleep } from "node:timers/promises";
import { pauseAfter, repeatBackups } from "./repeat-backups.js";

const MINUTE = 60_000;

test("a start soon after a backup makes no other one, and a failure neither ends it nor repeats it at once", async () => {
  const stop = new AbortController();
  const failed = jest.fn();
  const make = jest.fn().mockRejectedValue(new Error("the disk is full"));
  const made = [Date.now(), null];
  const running = repeatBackups({
    everyMs: 50,
    newest: () => Promise.resolve(made.shift() ?? null),
    make,
    failed,
    signal: stop.signal,
  });
  expect(make).not.toHaveBeenCalled();
  while (make.mock.calls.length < 2) await sleep(5);
  stop.abort();
  await running;
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: "the disk is full" }), 50);
});

test("after each failure in a row it waits twice as long, an hour at most, and never longer than between two backups", () => {
  const day = 24 * 60 * MINUTE;
  expect([1, 2, 3, 7, 100].map((failures) => pauseAfter(failures, day) / MINUTE)).toEqual([1, 2, 4, 60, 60]);
  expect(pauseAfter(9, 30 * MINUTE) / MINUTE).toBe(30);
});
