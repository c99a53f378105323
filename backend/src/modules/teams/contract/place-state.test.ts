import { PAYMENT_TRANSITIONS, type PaymentTransitionName } from "./payment-status.js";
import { deadlineOf, dueReminder, mayMoveUp, type PlaceRules } from "../places/contract/place-rules.js";
import { afterPayment, mayAcceptByPress, mayDecline, settledAt, stateAt } from "./place-state.js";

const HOUR = 3_600_000;
const DEADLINE = new Date("2027-02-20T18:29:59.999Z");
const after = (ms: number) => new Date(DEADLINE.getTime() + ms);
const offered = { state: "offered", deadline: DEADLINE } as const;
const accepted = { state: "accepted", deadline: DEADLINE } as const;

test("the deadline itself is in time; a millisecond later the place has lapsed, and no team moves up for a minute", () => {
  expect(stateAt(offered, DEADLINE)).toBe("offered");
  expect(stateAt(offered, after(1))).toBe("lapsed");
  expect(settledAt(offered, after(60_000))).toBe("offered");
  expect(settledAt(offered, after(60_001))).toBe("lapsed");
  expect(stateAt(accepted, after(HOUR))).toBe("accepted");
});

const step = (name: PaymentTransitionName) => {
  const { to, by } = PAYMENT_TRANSITIONS[name];
  const reportedAt = name === "revertToPending" ? DEADLINE : undefined;
  return { to, by, isRevert: name.startsWith("revertTo"), reportedAt };
};

test.each([
  ["report", offered, 0, accepted],
  ["report", offered, 1, null],
  ["book", offered, 1, null],
  ["report", { ...offered, state: "lapsed" }, 0, null],
  ["report", { ...offered, state: "declined" }, 0, null],
  ["correct", accepted, HOUR, null],
  ["accept", accepted, 50 * HOUR, null],
  ["withdraw", accepted, HOUR, offered],
  ["reject", accepted, -48 * HOUR, offered],
  ["reject", accepted, 5 * HOUR, { state: "offered", deadline: after(29 * HOUR) }],
  ["revertToPending", { state: "offered", deadline: after(24 * HOUR) }, 30 * HOUR, "accepted"],
  ["revertToPending", { state: "offered", deadline: after(-1) }, 0, null],
  ["revertToIncomplete", accepted, 0, { state: "offered", deadline: after(24 * HOUR) }],
  ["refund", accepted, 0, null],
] as const)("%s of a payment with the place %j after %d ms makes it %j", (name, place, ms, expected) => {
  const then = afterPayment(place, step(name), after(ms));
  expect(typeof expected === "string" ? then?.state : then).toEqual(expected);
});

test("a press accepts only what is free; a place that was paid for is not declined by a press", () => {
  expect([0, 36_000].map((fee) => mayAcceptByPress("offered", { fee }))).toEqual([true, false]);
  expect([0, 36_000].map((fee) => mayDecline("accepted", { fee }))).toEqual([true, false]);
  expect(mayDecline("offered", { fee: 36_000 })).toBe(true);
  expect(mayDecline("lapsed", { fee: 0 })).toBe(false);
});

const RULES: PlaceRules = {
  ...{ kind: "places", places: 2, ties: "all", replyHours: 48, movingUp: "automatic" },
  firstDeadline: DEADLINE,
  lastMoveDay: "2027-02-21",
};

test("the first teams answer until the day that is named, unless it has passed; those who move up have the hours", () => {
  expect(deadlineOf(RULES, after(-HOUR), false)).toEqual(DEADLINE);
  expect(deadlineOf(RULES, after(-HOUR), true)).toEqual(after(47 * HOUR));
  expect(deadlineOf(RULES, DEADLINE, false)).toEqual(after(48 * HOUR));
});

test("teams move up to the end of the last day in India, and never where the event says so", () => {
  const midnight = new Date("2027-02-21T18:30:00Z");
  expect(mayMoveUp(RULES, new Date(midnight.getTime() - 1))).toBe(true);
  expect(mayMoveUp(RULES, midnight)).toBe(false);
  expect(mayMoveUp({ ...RULES, lastMoveDay: null }, midnight)).toBe(true);
  expect(mayMoveUp({ ...RULES, movingUp: "never" }, DEADLINE)).toBe(false);
});

test.each([
  [25, 72, null],
  [24, 72, 24],
  [4, 72, 24],
  [3, 72, 3],
  [0, 72, null],
  [20, 20, null],
  [3, 20, 3],
])(
  "%d hours before a deadline that left %d hours, the reminder of %s hours is due",
  (hoursLeft, hoursGiven, expected) => {
    const place = { deadline: DEADLINE, offeredAt: after(-hoursGiven * HOUR) };
    expect(dueReminder(place, after(-hoursLeft * HOUR))).toBe(expected);
  },
);
