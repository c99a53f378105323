import { WaitingLine } from "./waiting-line.js";

const outcome = (turn: Promise<void>): Promise<unknown> =>
  turn.then(
    () => "passed",
    (error: unknown) => error,
  );

test("turns of one key are spaced; a request that would wait too long is refused with the time to wait", async () => {
  const line = new WaitingLine();
  const from = performance.now();
  const ends: number[] = [];
  const take = async (key: string): Promise<void> => {
    await line.turn(key, 100, 1000);
    ends.push(performance.now() - from);
  };
  await Promise.all([take("one"), take("one"), take("one"), take("other")]);
  const [first = 0, second = 0, third = 0, fourth = 0] = ends;
  expect([first > 98, second > 98, second < third, third > 198, fourth > 298]).toEqual(
    ends.map(() => true).concat(true),
  );
  const waiting = [outcome(line.turn("full", 300, 600)), outcome(line.turn("full", 300, 600))];
  expect(await outcome(line.turn("full", 1500, 600))).toMatchObject({ code: "UNAVAILABLE", retryAfter: 2 });
  expect(await Promise.all(waiting)).toEqual(["passed", "passed"]);
  expect(await outcome(line.turn("full", 300, 600))).toBe("passed"); // The line is empty again.
});

test("no more than five hundred wait at once, whatever their keys", async () => {
  const line = new WaitingLine();
  const turns = Array.from({ length: 501 }, (_, i) => outcome(line.turn(String(i), 50, 1000)));
  const ends = await Promise.all(turns);
  expect(ends.slice(0, 500)).toEqual(Array.from({ length: 500 }, () => "passed"));
  expect(ends[500]).toMatchObject({ code: "UNAVAILABLE", retryAfter: 1 });
});
