import { EventLog, SHOWN_EVENTS } from "./event-log";

const at = (seconds: number): Date => new Date(2026, 10, 23, 14, 3, seconds);

test("shows events with their time, the newest first", () => {
  const log = new EventLog();
  log.add({ data: { n: 1 } }, at(1));
  expect(Object.entries(log.add({ data: { n: 2 } }, at(9)))).toEqual([
    ["events", "2 so far, newest first; open until you stop it"],
    ["#2 at 14:03:09", { data: { n: 2 } }],
    ["#1 at 14:03:01", { data: { n: 1 } }],
  ]);
});

test("keeps the last ones only, and all of them when the stream ends", () => {
  const log = new EventLog();
  expect(log.end("it broke")).toBeNull();
  for (let n = 1; n <= SHOWN_EVENTS + 5; n++) log.add({ n }, at(n));
  const [summary, newest, ...older] = Object.entries(log.end("it broke") ?? {});
  expect(summary?.[1]).toMatch(/^25 so far, newest first, the last 20 shown; it broke$/);
  expect([newest?.[1], older.at(-1)?.[1], older.length]).toEqual([{ n: 25 }, { n: 6 }, SHOWN_EVENTS - 1]);
});
