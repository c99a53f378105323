import { screen, within } from "@testing-library/react";
import type { EventPageQuery } from "../../graphql/pages/event";
import { definitionOf, headTag, hydratePublicPage, renderPublicPage } from "../../shared/testing/public-page";
import { ALG_OLYMPICS, SYNTAX_SIEGE } from "./testing/events";
import { EventPage } from "./event-page";

type Event = NonNullable<EventPageQuery["event"]>;

const page = (event: Event | null, slug = event?.slug ?? "") => ({
  page: <EventPage />,
  initialData: { [`EventPage ${JSON.stringify({ slug })}`]: { event } },
  at: `/events/${slug}`,
  route: "/events/:slug",
});

// Compiling the late chunks for the first time can take longer than a query waits.
beforeAll(() => Promise.all([import("./event-text"), import("../not-found/not-found-page")]));

/** Shows an event whole: what is below its header comes in a chunk of its own. */
async function showEvent(event: Event) {
  const view = renderPublicPage(page(event));
  await screen.findByText("Dates", { selector: "dt" });
  return view;
}
const registerButton = () => screen.queryByRole("link", { name: "Register Your Team" });

test("AlgOlympics: about, team size, fee, dates, venue and that registrations are closed", async () => {
  await showEvent(ALG_OLYMPICS);
  expect(screen.getByRole("heading", { level: 1, name: "AlgOlympics" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "About" })).toBeVisible();
  expect(screen.getByText("The best programmers of the region.")).toBeVisible();
  expect(screen.getByText("Two rounds.")).toBeVisible();
  expect(definitionOf("Maximum team size")).toBe("3leader and up to 2");
  expect(definitionOf("Fee")).toBe("₹150per team");
  expect(definitionOf("Dates")).toBe("25 Dec 2024 – 4 Jan 2025");
  expect(definitionOf("Venue")).toBe("Online, then the university lab");
  expect(screen.getByText("Registrations are closed")).toBeVisible();
  expect(screen.getByRole("link", { name: "See all events" })).toHaveAttribute("href", "/events");
  expect(screen.getByText("Past")).toBeVisible();
  expect(registerButton()).not.toBeInTheDocument();
  expect(screen.queryByText("Registration information")).not.toBeInTheDocument();
});

test("Syntax Siege: about, schedule, venue, registration information and the button", async () => {
  await showEvent(SYNTAX_SIEGE);
  expect(screen.getByRole("heading", { level: 1, name: "Syntax Siege 2025" })).toBeVisible();
  expect(screen.getByText("Current")).toBeVisible();
  expect(definitionOf("Venue")).toBe("University campus; the online contest from anywhere");
  expect(registerButton()).toHaveAttribute("href", "/events/syntaxsiege/registration");
  const steps = within(screen.getByRole("region", { name: "Schedule" })).getAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    "24 to 28 February 2025offline classes",
    "1 March 2025online contest",
    "Prizes",
  ]);
  expect(screen.queryByText("Registrations are closed")).not.toBeInTheDocument();
});

test("registering is free; the fee is for teams that qualify for Round 2", async () => {
  await showEvent(SYNTAX_SIEGE);
  expect(definitionOf("Fee")).toBe("FreeRound 2: ₹360 per team");
  expect(screen.getByRole("region", { name: "Registration information" })).toBeVisible();
  expect(definitionOf("Registration")).toBe("Free");
  expect(definitionOf("Round 2")).toBe("₹360 per team, only for teams that qualify (ranked 1)");
  expect(definitionOf("Closes on")).toBe("1 March 2025, 5:00 PM IST");
});

test("a wider qualification is told, an event without fee or deadline says nothing of them", async () => {
  const { unmount } = await showEvent({ ...SYNTAX_SIEGE, qualifyingRank: 8 });
  expect(definitionOf("Round 2")).toContain("(ranked 1 to 8)");
  unmount();
  await showEvent({ ...SYNTAX_SIEGE, fee: 0, registrationClosesAt: null });
  expect(definitionOf("Fee")).toBe("Free");
  expect(screen.queryByText("Round 2")).not.toBeInTheDocument();
  expect(screen.queryByText("Closes on")).not.toBeInTheDocument();
});

test("notices of the event, with where they lead", async () => {
  const elsewhere = { title: "Rules", description: "Read them.", link: "https://example.org/rules" };
  await showEvent({ ...SYNTAX_SIEGE, notices: [...SYNTAX_SIEGE.notices, elsewhere] });
  const notices = within(screen.getByRole("region", { name: "Important Notices" }));
  expect(
    notices.getByText(
      "Registration will be closed by 1 March,2025 5:00 PM IST. So hurry up and register your team.",
    ),
  ).toBeVisible();
  expect(notices.getByRole("link", { name: "More on “Registration deadline”" })).toHaveAttribute(
    "href",
    "/events/syntaxsiege/registration",
  );
  expect(notices.getByRole("link", { name: "More on “Rules”" })).toHaveAttribute(
    "href",
    "https://example.org/rules",
  );
});

test("once the current event is closed, its teams still find theirs", async () => {
  await showEvent({ ...SYNTAX_SIEGE, registrationOpen: false });
  expect(screen.getByText("Registrations are closed")).toBeVisible();
  expect(registerButton()).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Manage your team" })).toHaveAttribute(
    "href",
    "/events/syntaxsiege/registration",
  );
});

test.each([
  [null, "The day will be announced on this page."],
  ["2025-04-01T03:30:00.000Z", "The date and time are given below."],
])("an event to come whose registration opens at %s", async (registrationOpensAt, text) => {
  const ahead = { ...SYNTAX_SIEGE, state: "upcoming", registrationOpen: false, registrationOpensAt } as const;
  await showEvent(ahead);
  expect(screen.getByText("Upcoming")).toBeVisible();
  expect(screen.getByText("Registration has not opened yet")).toBeVisible();
  expect(screen.getByRole("banner")).toHaveTextContent(text);
  expect(screen.queryByText("1 April 2025,") !== null).toBe(registrationOpensAt !== null);
  expect(registerButton()).not.toBeInTheDocument();
});

test("what an event does not say has no empty block", async () => {
  await showEvent({ ...ALG_OLYMPICS, description: "", schedule: "", venue: "", maxTeamSize: 1 });
  expect(screen.queryByRole("heading", { level: 2 })).not.toBeInTheDocument();
  expect(screen.queryByText("Venue")).not.toBeInTheDocument();
  expect(definitionOf("Maximum team size")).toBe("1no team needed");
  expect(definitionOf("Fee")).toBe("₹150per person");
});

test("an address that no event has is a missing page", async () => {
  const { store } = renderPublicPage(page(null, "no-such-event"));
  await expect(screen.findByRole("heading", { name: "There is no page here" })).resolves.toBeVisible();
  expect(store.isMissing).toBe(true);
});

test.each([ALG_OLYMPICS, SYNTAX_SIEGE])("the browser takes over the server's page: $title", async (event) => {
  const { serverText, complaints, unmount } = await hydratePublicPage(page(event));
  expect(complaints).toEqual([]);
  expect(serverText).toContain(event.summary);
  unmount();
});

test("says where it is to search engines", async () => {
  await showEvent(SYNTAX_SIEGE);
  expect(headTag("link[rel=canonical]")).toBe("https://club.example.org/events/syntaxsiege");
});
