import { act, screen, within } from "@testing-library/react";
import type { EventPageQuery } from "../../graphql/pages/event";
import { definitionOf, headTag, hydratePublicPage, renderPublicPage } from "../../shared/testing/public-page";
import { leftText } from "../../features/events/components/registration-deadline";
import { clearSession, writeSession } from "../../shared/session/session-store";
import { loginResponse } from "../../shared/testing/login-response";
import { ALG_OLYMPICS, SYNTAX_SIEGE } from "./testing/events";
import { EventPage } from "./event-page";

type Event = NonNullable<EventPageQuery["event"]>;

type Kind = EventPageQuery["resultsKind"];

const page = (event: Event | null, slug = event?.slug ?? "", resultsKind: Kind = "none") => ({
  page: <EventPage />,
  initialData: { [`EventPage ${JSON.stringify({ slug })}`]: { event, resultsKind, eventPictureText: null } },
  at: `/events/${slug}`,
  route: "/events/:slug",
});

beforeAll(() => Promise.all([import("./event-text"), import("../not-found/not-found-page")]));

/** Renders an event and waits for the part below its header, which is a separate chunk. */
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
  expect(definitionOf("Maximum team size")).toBe("3leader and up to 2 members");
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
  expect(registerButton()).toHaveAttribute("href", "/signup?next=/events/syntaxsiege/registration");
  const steps = within(screen.getByRole("region", { name: "Schedule" })).getAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    "24 to 28 February 2025offline classes",
    "1 March 2025online contest",
    "Prizes",
  ]);
  expect(screen.queryByText("Registrations are closed")).not.toBeInTheDocument();
});

test("an event that is not past can be added to a calendar, by a link to its file", async () => {
  const { unmount } = await showEvent(SYNTAX_SIEGE);
  const link = screen.getByRole("link", { name: "Add to calendar" });
  expect(link).toHaveAttribute("href", "/events/syntaxsiege/calendar.ics");
  unmount();
  await showEvent(ALG_OLYMPICS);
  expect(screen.queryByRole("link", { name: "Add to calendar" })).not.toBeInTheDocument();
});

test("registering is free; the fee is for teams that qualify for Round 2", async () => {
  await showEvent(SYNTAX_SIEGE);
  expect(definitionOf("Fee")).toBe("FreeRound 2: ₹360 per team, only for the team ranked 1");
  expect(screen.getByRole("region", { name: "Registration information" })).toBeVisible();
  expect(screen.getAllByText(/Registration is open/)).toHaveLength(1);
});

test("a wider qualification is shown, an event without fee or deadline mentions neither", async () => {
  const { unmount } = await showEvent({ ...SYNTAX_SIEGE, qualifyingRank: 8 });
  expect(definitionOf("Fee")).toContain("only for teams ranked 1 to 8");
  unmount();
  await showEvent({ ...SYNTAX_SIEGE, fee: 0, registrationClosesAt: null });
  expect(definitionOf("Fee")).toBe("Free");
  expect(screen.queryByText(/Round 2:/)).not.toBeInTheDocument();
  expect(screen.queryByText(/closes on/i)).not.toBeInTheDocument();
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
  expect(notices.getByRole("link", { name: "More about “Registration deadline”" })).toHaveAttribute(
    "href",
    "/events/syntaxsiege/registration",
  );
  expect(notices.getByRole("link", { name: "More about “Rules”" })).toHaveAttribute(
    "href",
    "https://example.org/rules",
  );
});

test("that registration is still open after its date is said once, and the notice that hurries steps back", async () => {
  await showEvent({ ...SYNTAX_SIEGE, openPastDeadline: true });
  expect(screen.getByRole("banner")).toHaveTextContent("Registration is still open");
  expect(screen.getAllByText(/still open/)).toHaveLength(1);
  const notices = within(screen.getByRole("region", { name: "Important Notices" }));
  expect(notices.getByRole("listitem")).toHaveClass("text-soft");
  expect(notices.getByText("This date has passed.")).toBeVisible();
});

test("a past event's notice that hurries to register says that its date has passed", async () => {
  await showEvent({ ...SYNTAX_SIEGE, state: "past" });
  expect(screen.getByText("This date has passed.")).toBeVisible();
});

test("a deadline ahead is counted down, from what the server said on", async () => {
  jest.useFakeTimers({ now: new Date("2025-03-01T11:00:00.000Z") });
  try {
    renderPublicPage(page({ ...SYNTAX_SIEGE, closesInMinutes: 31 }));
    const header = screen.getByRole("banner");
    expect(header).toHaveTextContent("Registration closes on 1 Mar 2025, 5:00 PM IST 31 min left");
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(header).toHaveTextContent("29 min left");
    await act(() => jest.advanceTimersByTimeAsync(30 * 60_000));
    expect(header).toHaveTextContent("now closed");
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  [12 * 24 * 60 + 5, "12 days left"],
  [23 * 60 + 5, "23 h 5 min left"],
  [0, "0 min left"],
])("%i minutes are %s", (minutes, text) => {
  expect(leftText(minutes)).toBe(text);
});

test("who is signed in and in a team manages it", async () => {
  globalThis.fetch = jest.fn(() => Promise.resolve(Response.json({ data: { myTeam: { id: "team-1" } } })));
  writeSession(loginResponse());
  await showEvent(SYNTAX_SIEGE);
  expect(await screen.findByRole("link", { name: "Manage your team" })).toHaveAttribute(
    "href",
    "/events/syntaxsiege/registration",
  );
  expect(registerButton()).not.toBeInTheDocument();
  expect(globalThis.fetch).toHaveBeenCalledWith(
    "/graphql",
    expect.objectContaining({
      headers: expect.objectContaining({ authorization: expect.stringContaining("Bearer ") }),
    }),
  );
  act(() => clearSession());
});

test("hours, room, rules, prizes, syllabus, questions and contact, each only where the event has it", async () => {
  const { unmount } = await showEvent({
    ...SYNTAX_SIEGE,
    hours: "5 PM to 7 PM",
    room: "Lab 2",
    contact: "siege@example.org",
    rules: "Any language.\n\nNo internet.",
    prizes: "1st place: a trophy",
    syllabus: "Day 1: loops\nDay 2: sorting",
    faq: "May I come alone?\nYes.\nWith two more later.\n\nIs it free?\nYes.",
  });
  expect(definitionOf("Dates")).toMatch(/^24 Feb – 2 Mar 20255 PM to 7 PM/);
  expect(definitionOf("Venue")).toContain("Lab 2");
  const items = (name: string) =>
    within(screen.getByRole("region", { name }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(items("Rules")).toEqual(["Any language.", "No internet."]);
  expect(items("Prizes")).toEqual(["1st placea trophy"]);
  expect(items("Syllabus")).toEqual(["Day 1loops", "Day 2sorting"]);
  expect(definitionOf("May I come alone?")).toBe("Yes.\nWith two more later.");
  expect(screen.getByRole("link", { name: "siege@example.org" })).toHaveAttribute(
    "href",
    "mailto:siege@example.org",
  );
  unmount();
  await showEvent({ ...SYNTAX_SIEGE, contact: "javascript:alert(1)" });
  expect(screen.queryByRole("region", { name: "Rules" })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /javascript/ })).not.toBeInTheDocument();
});

test("an event with results leads to them, and no other does", async () => {
  const { unmount } = await showEvent(ALG_OLYMPICS);
  expect(screen.queryByRole("link", { name: "Results" })).not.toBeInTheDocument();
  unmount();
  renderPublicPage(page(ALG_OLYMPICS, "algOlympics", "published"));
  const link = await screen.findByRole("link", { name: "Results" });
  expect(link).toHaveAttribute("href", "/events/algOlympics/results");
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
  [null, "We will announce the opening date on this page."],
  ["2025-04-01T03:30:00.000Z", "See the opening date and time below."],
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
  expect(definitionOf("Maximum team size")).toBe("1you compete alone");
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
