import ICAL from "ical.js";
import { dailyHours } from "./daily-hours.js";
import { EventCalendarService } from "./event-calendar.service.js";
import type { EventRecord } from "../contract/event-record.js";
import type { CalendarEvent } from "./event-entries.js";

const URL = "https://club.example";
const BEFORE = new Date("2025-02-01T00:00:00Z");
const EVENT: CalendarEvent = {
  id: "0194e2f0-0000-7000-8000-000000000001",
  slug: "syntaxsiege",
  title: "Syntax Siege 2025",
  summary: "A week of code; classes, contests \\ prizes.",
  venue: "University campus",
  room: "Lab 2",
  hours: "Classes 5 PM to 7 PM; both contests 10 AM to 1 PM",
  contact: "desk@example.org",
  firstDay: "2025-02-24",
  lastDay: "2025-03-02",
  registration: "auto",
  registrationClosesAt: new Date("2025-02-22T18:29:00Z"),
  state: "current",
  updatedAt: new Date("2025-01-10T08:00:00Z"),
};

function calendars(...events: readonly CalendarEvent[]): EventCalendarService {
  const of = { list: () => Promise.resolve(events as EventRecord[]), bySlug: () => Promise.resolve(null) };
  return new EventCalendarService(of, URL, () => "CDC");
}

async function written(event: CalendarEvent, now = BEFORE): Promise<string> {
  return (await calendars().fileOf(event, now))?.content ?? "";
}

function read(text: string): { calendar: ICAL.Component; entries: ICAL.Event[] } {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return {
    calendar,
    entries: calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component)),
  };
}

test("an event is its days, with place, texts and page; the deadline of registration is an entry of its own", async () => {
  const { calendar, entries } = read(await written(EVENT));
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  expect(calendar.getFirstPropertyValue("x-wr-timezone")).toBe("Asia/Kolkata");
  const [event, deadline, ...more] = entries;
  expect(more).toEqual([]);
  expect([event!.startDate.isDate, String(event!.startDate), String(event!.endDate)]).toEqual([
    true,
    "2025-02-24",
    "2025-03-03",
  ]);
  expect(event).toMatchObject({
    uid: `event-${EVENT.id}@club.example`,
    summary: "Syntax Siege 2025",
    location: "Lab 2, University campus",
    description: `A week of code; classes, contests \\ prizes.\nHours: ${EVENT.hours ?? ""}\nQuestions: desk@example.org\n${URL}/events/syntaxsiege`,
  });
  expect(event!.component.getFirstPropertyValue("url")).toBe(`${URL}/events/syntaxsiege`);
  expect([deadline!.uid, deadline!.summary, String(deadline!.startDate)]).toEqual([
    `deadline-${EVENT.id}@club.example`,
    "Registration for Syntax Siege 2025 closes",
    "2025-02-22T18:29:00Z",
  ]);
});

test("a calendar's own properties stand before its parts, and it has a part even without entries", async () => {
  for (const text of [await written(EVENT), await calendars().feed(BEFORE)]) {
    const [head = "", ...parts] = text.split(/^BEGIN:V(?:EVENT|TIMEZONE)\r\n/m);
    expect(parts.length).toBeGreaterThan(0);
    expect(head).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:[^]*^X-WR-TIMEZONE:Asia\/Kolkata\r\n$/m);
    for (const part of parts) expect(part).toMatch(/^END:V(?:EVENT|TIMEZONE)\r\n(?:END:VCALENDAR\r\n)?$/m);
    const { calendar } = read(text);
    expect(calendar.getFirstSubcomponent("vtimezone")?.getFirstPropertyValue("tzid")).toBe("Asia/Kolkata");
  }
});

test("one range of hours makes an entry with times on each day, in India's time", async () => {
  const [event] = read(await written({ ...EVENT, hours: "5 PM to 8:30 PM" })).entries;
  expect([String(event!.startDate), String(event!.endDate)]).toEqual([
    "2025-02-24T11:30:00Z",
    "2025-02-24T15:00:00Z",
  ]);
  const days = event!.iterator();
  expect(Array.from({ length: 8 }, () => days.next() as ICAL.Time | undefined).map(String)).toEqual([
    ...["24", "25", "26", "27", "28"].map((day) => `2025-02-${day}T11:30:00Z`),
    "2025-03-01T11:30:00Z",
    "2025-03-02T11:30:00Z",
    "undefined",
  ]);
});

test("a change moves the entry that people have: the same name, a later version", async () => {
  const [before] = read(await written(EVENT)).entries;
  const moved = { ...EVENT, firstDay: "2025-02-25", updatedAt: new Date("2025-01-10T08:00:01Z") };
  const [after] = read(await written(moved)).entries;
  expect(after!.uid).toBe(before!.uid);
  expect(after!.sequence).toBe(before!.sequence + 1);
  expect(String(after!.component.getFirstPropertyValue("last-modified"))).toBe("2025-01-10T08:00:01Z");
  expect(after!.sequence).toBeLessThan(2 ** 31);
});

test("the file reads the same until something changes", async () => {
  expect(await written(EVENT)).toBe(await written(EVENT));
});

test.each<[string, Partial<CalendarEvent>, Date]>([
  ["is past", {}, new Date("2025-02-22T18:30:00Z")],
  ["is not known", { registrationClosesAt: null }, BEFORE],
  ["was closed by hand", { registration: "closed" }, BEFORE],
  ["belongs to a past event", { state: "past" }, BEFORE],
])("a deadline that %s is no entry", async (_how, change, now) => {
  expect(read(await written({ ...EVENT, ...change }, now)).entries).toHaveLength(1);
});

test.each([
  ["", ""],
  ["2025-02-30", "2025-03-02"],
  ["2025-03-02", "2025-02-24"],
])("without days (%j to %j) there is no file", async (firstDay, lastDay) => {
  expect(await calendars().fileOf({ ...EVENT, firstDay, lastDay })).toBeNull();
});

test("lines end with CRLF and have at most 75 bytes, whatever the texts; nothing typed begins a line", async () => {
  const typed = `Ünïcode रामेश्वरम् 👩‍💻 ${"long ".repeat(40)}\r\nEND:VEVENT\nBEGIN:VALARM;,\\n`;
  const text = await written({ ...EVENT, title: "A; B, C\\", summary: typed, venue: typed, room: typed });
  const lines = text.split("\r\n");
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(lines.join("")).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(2);
  expect(text).not.toContain("\nBEGIN:VALARM");
  const { entries } = read(text);
  // the parser does not unescape properties that begin with X-
  expect(text).toContain("\r\nX-WR-CALNAME:A\\; B\\, C\\\\\r\n");
  expect(entries[0]!.summary).toBe("A; B, C\\");
  expect(entries[0]!.description).toContain("रामेश्वरम् 👩‍💻 long");
  expect(entries[0]!.component.getAllSubcomponents()).toEqual([]);
});

test.each(["BEGIN:VEVENT", "END:VCALENDAR"])("a calendar whose name ends with %s is whole", async (end) => {
  const { calendar, entries } = read(await written({ ...EVENT, title: `Null Pointers ${end}` }));
  expect(entries.length).toBeGreaterThan(0);
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe(`Null Pointers ${end}`);
  expect(calendar.getAllSubcomponents("vtimezone")).toHaveLength(1);
});

test("the feed has the events that are ahead and says how often to ask again", async () => {
  const past = { ...EVENT, state: "past" } as const;
  const next = { ...EVENT, id: "next", state: "upcoming", registrationClosesAt: null } as const;
  const blank = { ...next, id: "blank", firstDay: "", lastDay: "" };
  const after = new Date("2025-03-02T18:30:00Z");
  const { calendar, entries } = read(await calendars(past, next, blank).feed(after));
  expect(entries.map(({ uid }) => uid)).toEqual(["event-next@club.example"]);
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("CDC events");
  expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT6H");
  const lastMoment = new Date(after.getTime() - 1);
  expect(read(await calendars(past).feed(lastMoment)).entries).toHaveLength(1);
});

test.each([
  ["5 PM to 8 PM", "17:00", "20:00"],
  ["5 to 8 PM", "17:00", "20:00"],
  ["10:00 - 13:00", "10:00", "13:00"],
  ["from 9.30 am till 12 pm", "09:30", "12:00"],
  ["12 AM – 1 AM", "00:00", "01:00"],
])("%s is from %s to %s", (text, from, to) => {
  expect(dailyHours(text)).toEqual({ from, to });
});

test.each([
  null,
  "",
  "all day",
  "5 PM",
  "8 PM to 5 PM",
  "25:00 to 26:00",
  "13 PM to 14 PM",
  "10:75 to 11:00",
  "5 PM to 7 PM; contest 10 AM",
])("%j is no range of hours", (text) => {
  expect(dailyHours(text)).toBeNull();
});
