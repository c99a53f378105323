import type { AdminEventFieldsFragment } from "../../../graphql/shared/events";
import { eventFixture } from "../../../shared/testing/event-fixture";
import { stepOf } from "./use-season-step";

const event = (fields: object) => eventFixture(fields) as unknown as AdminEventFieldsFragment;
const SIEGE = event({
  title: "Siege 2025",
  slug: "siege-2025",
  firstDay: "2025-02-24",
  lastDay: "2025-03-02",
  state: "current",
});
const NEXT = event({ title: "Siege 2026", slug: "siege-2026", firstDay: "2026-02-23", state: "upcoming" });
const AFTER = "2025-03-03";

test("an event goes into the past by its successor, by itself when it is none any more, and not before its last day is over", () => {
  expect(stepOf("EVENT_OVER", SIEGE, NEXT, AFTER)).toMatchObject({
    kind: "current",
    label: "Make Siege 2026 the current event",
  });
  expect(stepOf("EVENT_OVER", SIEGE, null, AFTER)).toBeNull();
  expect(stepOf("EVENT_OVER", { ...SIEGE, state: "upcoming" }, null, AFTER)).toMatchObject({ kind: "past" });
  expect(stepOf("EVENT_OVER", SIEGE, NEXT, "2025-03-02")).toBeNull();
});

test("the next one is named with its days before it is added", () => {
  expect(stepOf("NEXT_EVENT", SIEGE, null, AFTER)).toMatchObject({
    kind: "copy",
    title: "Add “Siege 2026”?",
    explanation: expect.stringContaining("begins on 23 February 2026, and"),
  });
});

test("what takes more than a press has none", () => {
  expect(stepOf("REGISTRATION", SIEGE, null, AFTER)).toMatchObject({ kind: "close" });
  expect(stepOf("PAYMENTS", SIEGE, null, AFTER)).toBeNull();
});
