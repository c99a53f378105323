import type { EventRecord } from "./contract/event-record.js";
import { eventView } from "./event.types.js";

const record = { registration: "open", state: "current", feePaise: 36_000 } as EventRecord;

test("shows the fee and whether teams may register now", () => {
  expect(eventView(record, new Date())).toEqual({
    registration: "open",
    state: "current",
    fee: 36_000,
    registrationOpen: true,
  });
});

test.each(["past", "upcoming"] as const)("a %s event takes no teams, even when left open", (state) => {
  expect(eventView({ ...record, state }, new Date()).registrationOpen).toBe(false);
});
