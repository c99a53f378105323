import { screen, within } from "@testing-library/react";
import { renderPublicPage } from "../../shared/testing/public-page";
import { EventPage } from "./event-page";
import { SYNTAX_SIEGE } from "./testing/events";

test("one column: when and what for first, then what is looked up, folded", async () => {
  const event = {
    ...SYNTAX_SIEGE,
    rules: "Any language.",
    faq: "Is it free?\nYes.",
    syllabus: "Day 1: loops",
    prizes: "1st place: a trophy",
    contact: "siege@example.org",
  };
  const { slug } = event;
  renderPublicPage({
    page: <EventPage />,
    initialData: {
      [`EventPage ${JSON.stringify({ slug })}`]: { event, resultsKind: "none", eventPictureText: null },
    },
    at: `/events/${slug}`,
    route: "/events/:slug",
  });
  await screen.findByText("Dates", { selector: "dt" });
  const folded = ["Rules", "Questions and answers", "Syllabus", "Contact"];
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...["Schedule", "Prizes", "About", "Registration information", "Important Notices"],
    ...folded,
  ]);
  const titles = screen.getAllByRole("group").map((group) => within(group).getByRole("heading").textContent);
  expect(titles).toEqual(folded);
});
