import type { AdminEventFieldsFragment } from "../../graphql/shared/events";
import { bucketsOf, closingOf, nextDates, warningsOf } from "./overview-facts";

const row = (name: string, teams: number) => ({ name, signUps: 1, teams, complete: 0, paid: 0 });
const event = (more: Partial<AdminEventFieldsFragment>) =>
  ({
    slug: "siege",
    firstDay: "2025-02-24",
    lastDay: "2025-03-02",
    registration: "auto",
    registrationOpensAt: null,
    registrationClosesAt: null,
    ...more,
  }) as AdminEventFieldsFragment;

test("days without anything are filled in; many days are weeks", () => {
  const few = bucketsOf([row("2025-02-27", 2), row("2025-03-02", 1)]);
  expect(few.unit).toBe("day");
  expect(few.buckets.map(({ label, teams }) => [label, teams])).toEqual([
    ["27 Feb 2025", 2],
    ["28 Feb 2025", 0],
    ["1 Mar 2025", 0],
    ["2 Mar 2025", 1],
  ]);
  const many = bucketsOf([row("2025-01-01", 2), row("2025-01-07", 3), row("2025-03-01", 4)]);
  expect(many.unit).toBe("week");
  expect(many.buckets).toHaveLength(9);
  expect(many.buckets[0]).toMatchObject({ label: "1 Jan 2025", teams: 5, signUps: 2 });
  expect(many.buckets.at(-1)).toMatchObject({ label: "26 Feb 2025", teams: 4 });
  expect(bucketsOf([]).buckets).toEqual([]);
});

test("the next dates of all events by India's calendar; what is over is not among them", () => {
  const closes = "2025-03-01T11:30:00.000Z";
  // The last argument is 24 February, 00:30, in India.
  const dates = nextDates(
    [
      event({ registrationClosesAt: closes }),
      event({ slug: "later", firstDay: "2025-02-25", lastDay: "2025-02-25" }),
    ],
    new Date("2025-02-23T19:00:00Z"),
  );
  expect(dates.map(({ event: { slug }, what, inDays }) => [slug, what, inDays])).toEqual([
    ["siege", "First day", 0],
    ["later", "First day", 1],
    ["siege", "Registration closes", 5],
    ["siege", "Last day", 6],
  ]);
  expect(nextDates([event({ registrationClosesAt: closes })], new Date("2025-03-01T11:31:00Z"))).toHaveLength(
    1,
  );
});

test("a registration that was opened or closed by hand has no date ahead, and says so", () => {
  const [closes, now] = ["2025-03-01T11:30:00.000Z", new Date("2025-02-20T00:00:00Z")];
  const of = (registration: "auto" | "open" | "closed") =>
    event({ registration, registrationClosesAt: closes });
  const whats = (mode: "auto" | "open" | "closed") => nextDates([of(mode)], now).map(({ what }) => what);
  expect(whats("auto")).toContain("Registration closes");
  expect(whats("closed")).toEqual(["First day", "Last day"]);
  expect(whats("open")).toEqual(["First day", "Last day"]);
  expect(closingOf(of("auto"), now)).toEqual({ isClosed: false, closes: new Date(closes) });
  expect(closingOf(of("auto"), new Date("2025-03-02T00:00:00Z"))).toEqual({ isClosed: true, closes: null });
  expect(closingOf(of("closed"), now)).toEqual({ isClosed: true, closes: null });
  expect(closingOf(of("open"), now)).toEqual({ isClosed: false, closes: null });
});

test("an event that is over without being past is warned about once: the current event by its season", () => {
  const later = new Date("2025-04-01T00:00:00Z");
  const of = (state: "current" | "upcoming" | "past") =>
    warningsOf([event({ title: "Siege", state })], later).map(({ text }) => text);
  expect(of("upcoming")).toEqual([expect.stringContaining("has passed. Set the state to “Past”")]);
  expect(of("current")).toEqual([]);
  expect(of("past")).toEqual([]);
});
