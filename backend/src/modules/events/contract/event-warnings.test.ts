import { EVENT_SEEDS } from "../../../app/seed/event-seeds.js";
import { eventWarnings } from "./event-warnings.js";

const NOW = new Date("2025-02-01T12:00:00+05:30");
const LATER = new Date("2025-04-01T00:00:00Z");
const EVENT = {
  title: "Byte Battle",
  firstDay: "2025-02-24",
  lastDay: "2025-03-02",
  registrationClosesAt: new Date("2025-03-01T17:00:00+05:30"),
  registration: "auto",
  state: "upcoming",
} as const;
const OVER =
  "Registration is “Open, regardless of the dates”, but the closing date has passed: 1 March 2025, 5:00 PM IST. Check both.";

const texts = (more: Partial<Parameters<typeof eventWarnings>[0]>, now = NOW): string[] =>
  eventWarnings({ ...EVENT, ...more }, now).map(({ text }) => text);

test.each(EVENT_SEEDS.map((seed) => [seed.slug, seed] as const))(
  "an event that the product ships: %s",
  (slug, seed) => {
    expect(eventWarnings(seed, NOW)).toEqual([]);
    expect(eventWarnings(seed, LATER)).toEqual(
      slug === "syntaxsiege" ? [{ field: "registration", text: OVER }] : [],
    );
  },
);

test("open by hand after its end; not while it is not the current event, nor by the dates", () => {
  const open = { registration: "open", state: "current" } as const;
  expect(texts(open, LATER)).toEqual([OVER]);
  expect(texts(open)).toEqual([]);
  expect(texts({ ...open, registrationClosesAt: null }, LATER)).toEqual([]);
  expect(texts({ ...open, state: "past" }, LATER)).toEqual([]);
  expect(texts({ ...open, registration: "auto" }, LATER)).not.toContain(OVER);
});

test("the last day has passed, but the event is not past", () => {
  const passed = "The last day, 2 March 2025, has passed.";
  const inIndia = new Date("2025-03-02T23:59:00+05:30");
  expect(texts({ state: "upcoming" }, inIndia)).toEqual([]);
  expect(texts({ state: "upcoming" }, LATER)).toEqual([
    `${passed} Set the state to “Past”, or correct the days.`,
  ]);
  expect(texts({ state: "current" }, LATER)).toEqual([`${passed} Close the season, or correct the days.`]);
  expect(texts({ state: "past" }, LATER)).toEqual([]);
});

test("the year in a title is the event's", () => {
  expect(eventWarnings({ ...EVENT, title: "Byte Battle 2024" }, NOW)).toEqual([
    {
      field: "title",
      text: "The title says “2024”, but the event takes place from 24 February 2025 to 2 March 2025. Check both.",
    },
  ]);
  expect(texts({ title: "Battle 2024", lastDay: "2025-02-24" })).toEqual([
    "The title says “2024”, but the event takes place on 24 February 2025. Check both.",
  ]);
  expect(texts({ title: "2024 again: Byte Battle 2024" })).toHaveLength(1);
  expect(texts({ title: "Byte Battle 2025" })).toEqual([]);
  expect(texts({ title: "Battle 2024", firstDay: "2024-12-30", lastDay: "2025-02-02" })).toEqual([]);
  expect(texts({ title: "Room 12024 and 20241" })).toEqual([]);
});

test("days not typed yet are compared with nothing", () => {
  expect(texts({ title: "Battle 2019", firstDay: "", lastDay: "" })).toEqual([]);
});
