import {
  addDays,
  dayText,
  indiaClock,
  indiaDay,
  indiaMoment,
  momentText,
} from "../../../kernel/contract/india-time.js";
import { nextTime, nextYear, withoutYear } from "./next-year.js";

const SIEGE = {
  slug: "syntaxsiege",
  title: "Syntax Siege 2025",
  firstDay: "2025-02-24",
  lastDay: "2025-03-02",
  registrationOpensAt: null,
  registrationClosesAt: new Date("2025-03-01T17:00:00+05:30"),
};

test("a year later, on the same weekdays and at the same time", () => {
  const next = nextYear(SIEGE);
  expect(next).toEqual({
    slug: "syntaxsiege-2026",
    title: "Syntax Siege 2026",
    firstDay: "2026-02-23",
    lastDay: "2026-03-01",
    registrationOpensAt: null,
    registrationClosesAt: new Date("2026-02-28T17:00:00+05:30"),
  });
  expect(nextYear(next)).toMatchObject({ slug: "syntaxsiege-2027", title: "Syntax Siege 2027" });
});

test.each([
  ["Syntax Siege 2025", "Syntax Siege"],
  ["2025: Syntax  Siege", ": Syntax Siege"],
  ["Code 12025", "Code 12025"],
  ["सिंटैक्स सीज २०२५", "सिंटैक्स सीज"],
  ["সিনট্যাক্স সিজ ২০২৫", "সিনট্যাক্স সিজ"],
])("%s without its year, in whichever digits it is, is %s", (title, series) => {
  expect(withoutYear(title)).toBe(series);
});

test("an event of long ago is proposed for the next year that is ahead, one that is ahead for the year after", () => {
  expect(nextTime(SIEGE, "2026-11-23")).toMatchObject({
    slug: "syntaxsiege-2027",
    title: "Syntax Siege 2027",
    firstDay: "2027-02-22",
    lastDay: "2027-02-28",
  });
  expect(nextTime(SIEGE, "2026-02-23")).toMatchObject({ firstDay: "2027-02-22" });
  expect(nextTime(SIEGE, "2026-02-22")).toMatchObject({ firstDay: "2026-02-23" });
});

test("a title without a year gets one; an address becomes one that a new event may have", () => {
  const next = nextYear({ ...SIEGE, slug: "algOlympics", title: "AlgOlympics", firstDay: "2024-12-25" });
  expect(next).toMatchObject({ slug: "algolympics-2025", title: "AlgOlympics 2025", firstDay: "2025-12-24" });
});

test("52 weeks after the first of January is the same year, so it is 53", () => {
  expect(nextYear({ ...SIEGE, firstDay: "2025-01-01", lastDay: "2025-01-02" })).toMatchObject({
    firstDay: "2026-01-07",
    lastDay: "2026-01-08",
  });
});

test("India's days and clocks", () => {
  const moment = new Date("2024-12-31T18:30:00Z");
  expect([indiaDay(moment), indiaClock(moment), momentText(moment)]).toEqual([
    "2025-01-01",
    "00:00",
    "1 January 2025, 12:00 AM IST",
  ]);
  expect(indiaMoment("2025-01-01", "00:00")).toEqual(moment);
  expect(indiaMoment("2025-02-30", "00:00")).toBeNull();
  expect(indiaMoment("2025-02-03", "24:61")).toBeNull();
  expect([addDays("2024-02-28", 1), addDays("2025-03-01", -1), dayText("2025-03-01")]).toEqual([
    "2024-02-29",
    "2025-02-28",
    "1 March 2025",
  ]);
});
