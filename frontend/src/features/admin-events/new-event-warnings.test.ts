import { EMPTY_EVENT } from "./event-values";
import { linkFor } from "../../shared/events/event-input";
import { newEventWarnings } from "./new-event-warnings";
import { noticesText } from "./notice-values";

const NOW = new Date("2026-01-10T12:00:00Z");
const withLink = (link: string) => noticesText([{ title: "Rules", description: "Read them.", link }]);

test("a first day that is over is named, one to come and none are not", () => {
  const warningTextsFor = (firstDay: string) =>
    newEventWarnings({ ...EMPTY_EVENT, firstDay }, NOW).map(({ text }) => text);
  expect(warningTextsFor("2026-01-09")).toEqual(["The first day, 9 January 2026, is in the past."]);
  expect([warningTextsFor("2026-01-10"), warningTextsFor("")]).toEqual([[], []]);
});

test("a notice that leads to another event's page is named", () => {
  const warningsFor = (link: string) =>
    newEventWarnings({ ...EMPTY_EVENT, slug: "siege-2026", notices: withLink(link) }, NOW);
  expect(warningsFor("/events/siege/registration")).toEqual([
    {
      field: "notices.0",
      text: "The notice “Rules” links to /events/siege/registration, the page of another event.",
    },
  ]);
  expect([warningsFor("/events/siege-2026#rules"), warningsFor("https://example.org/events/siege")]).toEqual([
    [],
    [],
  ]);
});

test("texts that name a year before the event's are named, once for each text", () => {
  const warned = (values: Partial<typeof EMPTY_EVENT>) =>
    newEventWarnings({ ...EMPTY_EVENT, firstDay: "2026-02-23", ...values }, NOW);
  expect(
    warned({
      schedule: "24 to 28 February 2025: classes\n2 March 2025: contest",
      faq: "Since 2019?\nYes, and in 2024 too.",
      notices: noticesText([{ title: "Lab 2", description: "Open on 2025-02-24.", link: null }]),
    }),
  ).toEqual([
    { field: "schedule", text: "Schedule mentions “2025”, but the event is in 2026." },
    { field: "faq", text: "Questions and answers mentions “2019” and “2024”, but the event is in 2026." },
    { field: "notices.0", text: "The notice “Lab 2” mentions “2025”, but the event is in 2026." },
  ]);
  expect(warned({ schedule: "23 February 2026, 12025 rupees" })).toEqual([]);
  expect(warned({ schedule: "2 March 2025", firstDay: "" })).toEqual([]);
});

test.each([
  ["/events/siege", "/events/siege-2026"],
  ["/events/siege/registration?x#y", "/events/siege-2026/registration?x#y"],
  ["/events/siege-old", "/events/siege-old"],
  ["https://example.org/events/siege", "https://example.org/events/siege"],
  [null, null],
])("%s becomes %s in a copy", (link, copied) => {
  expect(linkFor(link, "siege", "siege-2026")).toBe(copied);
});
