import type { EventRecord } from "./contract/event-record.js";
import { eventView } from "./event.types.js";

const record = {
  registration: "open",
  state: "current",
  feePaise: 36_000,
  lastDay: "2025-03-02",
  registrationOpensAt: null,
  registrationClosesAt: new Date("2025-03-01T11:30:00.000Z"),
} as EventRecord;
const BEFORE = new Date("2025-03-01T11:00:30.000Z");
const AFTER = new Date("2025-03-01T11:30:01.000Z");

test("shows the fee and whether teams may register now", () => {
  expect(eventView(record, BEFORE)).toMatchObject({ fee: 36_000, registrationOpen: true });
  expect(eventView(record, BEFORE)).not.toHaveProperty("feePaise");
});

test.each(["past", "upcoming"] as const)("a %s event takes no teams, even when left open", (state) => {
  expect(eventView({ ...record, state }, AFTER)).toMatchObject({
    registrationOpen: false,
    openPastDeadline: false,
    closesInMinutes: null,
  });
});

test("counts down to the deadline in whole minutes, and says when it is past though registration is open", () => {
  expect(eventView(record, BEFORE)).toMatchObject({ openPastDeadline: false, closesInMinutes: 29 });
  expect(eventView(record, AFTER)).toMatchObject({ openPastDeadline: true, closesInMinutes: null });
  expect(eventView({ ...record, registration: "auto" }, AFTER)).toMatchObject({ openPastDeadline: false });
});

test("without a deadline the event's last day in India is it", () => {
  const open = { ...record, registrationClosesAt: null };
  expect(eventView(open, new Date("2025-03-02T18:29:59.999Z"))).toMatchObject({
    openPastDeadline: false,
    closesInMinutes: null,
  });
  expect(eventView(open, new Date("2025-03-02T18:30:00.001Z")).openPastDeadline).toBe(true);
});
