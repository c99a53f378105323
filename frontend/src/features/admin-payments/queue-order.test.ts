import type { Payment } from "./hooks/use-reported-payments";
import { hasNext, nextOf, previousOf, waitingOf } from "./queue-order";
import { reportedFixture } from "./testing/reported-fixture";

const payments = [1, 2, 3].map((n) => reportedFixture(n) as Payment);
const [one, two, three] = payments as [Payment, Payment, Payment];

test("a payment decided here is gone at once, also from a list on its way; reported again it waits again", () => {
  const decided = new Map([[two.id, two.reportedAt]]);
  expect(waitingOf(payments, decided)).toEqual([one, three]);
  const again = { ...two, reportedAt: "2025-03-01T12:00:00.000Z" };
  expect(waitingOf([one, again], decided)).toEqual([one, again]);
  expect(waitingOf([{ ...one, status: "accepted" }], new Map())).toEqual([]);
});

test("next is the next younger one, at the end the last that is left", () => {
  expect(nextOf(payments, one)).toBe(two);
  expect(nextOf([one, three], two)).toBe(three);
  expect(nextOf([one, two], three)).toBe(two);
  expect(nextOf([three], three)).toBeNull();
  expect([hasNext(payments, two), hasNext(payments, three), hasNext([one], two)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("previous is the next older one, and nothing before the first", () => {
  expect(previousOf(payments, three)).toBe(two);
  expect(previousOf([one, three], two)).toBe(one);
  expect(previousOf(payments, one)).toBeNull();
  // Two reports from the same moment are sorted by id.
  const twin = { ...one, id: `${one.id.slice(0, -1)}0` };
  expect(previousOf([twin, one], one)).toBe(twin);
});
