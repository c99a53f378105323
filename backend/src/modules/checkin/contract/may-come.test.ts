import { type Comer, refusalOf } from "./may-come.js";

const PAID = { feePaise: 36_000 };
const FREE = { feePaise: 0 };
const person = (more: Partial<Comer> = {}): Comer => ({
  qualified: true,
  paymentStatus: "accepted",
  confirmed: true,
  ...more,
});

test.each([
  ["who qualified and paid may come", PAID, {}, null],
  [
    "a team that does not go on did not qualify, whatever it paid",
    PAID,
    { qualified: false },
    "NOT_QUALIFIED",
  ],
  ["a report is no payment yet", PAID, { paymentStatus: "pending" }, "NOT_PAID"],
  ["money that went back is none", PAID, { paymentStatus: "refunded" }, "NOT_PAID"],
  [
    "a person who did not accept their place is not part of the team",
    PAID,
    { confirmed: false },
    "NOT_CONFIRMED",
  ],
  [
    "to an event without a fee everybody may come",
    FREE,
    { qualified: false, paymentStatus: "incomplete" },
    null,
  ],
  ["but not in a team that they did not agree to", FREE, { confirmed: false }, "NOT_CONFIRMED"],
] as const)("%s", (_title, event, more, refusal) => {
  expect(refusalOf(person(more), event)).toBe(refusal);
});
