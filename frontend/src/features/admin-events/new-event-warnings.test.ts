import { EMPTY_EVENT } from "./event-values";
import { linkFor, newEventWarnings } from "./new-event-warnings";
import { noticesText } from "./notice-values";

const NOW = new Date("2026-01-10T12:00:00Z");
const withLink = (link: string) => noticesText([{ title: "Rules", description: "Read them.", link }]);

test("a first day that is over is named, one to come and none are not", () => {
  const said = (firstDay: string) =>
    newEventWarnings({ ...EMPTY_EVENT, firstDay }, NOW).map(({ text }) => text);
  expect(said("2026-01-09")).toEqual(["The first day, 9 January 2026, is over already."]);
  expect([said("2026-01-10"), said("")]).toEqual([[], []]);
});

test("a notice that leads to another event's page is named", () => {
  const said = (link: string) =>
    newEventWarnings({ ...EMPTY_EVENT, slug: "siege-2026", notices: withLink(link) }, NOW);
  expect(said("/events/siege/registration")).toEqual([
    {
      field: "notices.0",
      text: "The notice “Rules” leads to /events/siege/registration, the page of another event.",
    },
  ]);
  expect([said("/events/siege-2026#rules"), said("https://example.org/events/siege")]).toEqual([[], []]);
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
