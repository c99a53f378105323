import { act, screen, within } from "@testing-library/react";
import type { EventsPageQuery } from "../../graphql/pages/events";
import { clearSession, writeSession } from "../../shared/session/session-store";
import { loginResponse } from "../../shared/testing/login-response";
import { headTag, hydratePublicPage, renderPublicPage } from "../../shared/testing/public-page";
import { EventsPage } from "./events-page";

type Event = EventsPageQuery["events"][number];

const event = (slug: string, title: string, more: Partial<Event>): Event => ({
  id: slug,
  slug,
  title,
  summary: `About ${title}.`,
  picture: `/media/events/${slug}.svg`,
  state: "past",
  registrationOpen: false,
  firstDay: "2024-12-25",
  lastDay: "2025-01-04",
  venue: "University lab",
  maxTeamSize: 3,
  ...more,
});

const EVENTS = [
  event("algOlympics", "AlgOlympics", {}),
  event("syntaxsiege", "Syntax Siege 2025", {
    state: "current",
    registrationOpen: true,
    firstDay: "2025-02-24",
    lastDay: "2025-03-02",
  }),
  event("code-cascade", "Code Cascade", { maxTeamSize: 1 }),
  event("game-of-codes", "Game of Codes", { state: "upcoming" }),
  event("genesis", "Genesis", {}),
];

const page = (events: Event[] = EVENTS, eventWinners: EventsPageQuery["eventWinners"] = []) => ({
  page: <EventsPage />,
  initialData: { "EventsPage {}": { events, eventWinners } },
});
const inCard = (name: string) => within(screen.getByRole("article", { name }));
const words = (name: string) =>
  inCard(name)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

afterEach(() => act(() => clearSession()));

test("four cards: the current event first, then the others in the club's order", () => {
  renderPublicPage(page());
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Syntax Siege 2025",
    "AlgOlympics",
    "Code Cascade",
    "Game of Codes",
  ]);
  expect(screen.getByRole("heading", { level: 1, name: "Events" })).toBeVisible();
});

test("only Syntax Siege is flagged current; the others say where they stand", () => {
  renderPublicPage(page());
  expect(screen.getAllByText("Current")).toHaveLength(1);
  expect(inCard("Syntax Siege 2025").getByText("Current")).toBeVisible();
  expect(screen.getAllByText("Past")).toHaveLength(2);
  expect(inCard("Game of Codes").getByText("Upcoming")).toBeVisible();
});

test("each card tells when, where and what", () => {
  renderPublicPage(page());
  const card = screen.getByRole("article", { name: "Syntax Siege 2025" });
  expect(card).toHaveTextContent("24 Feb – 2 Mar 2025");
  expect(card).toHaveTextContent("University lab");
  expect(card).toHaveTextContent("About Syntax Siege 2025.");
});

test("AlgOlympics is closed: visitors are sent to log in, and come back to it", () => {
  renderPublicPage(page());
  expect(words("AlgOlympics")).toEqual([
    ["Register Now", "/login?next=/events/algOlympics"],
    ["View Details", "/events/algOlympics"],
  ]);
  expect(screen.queryByText("Registrations are closed")).not.toBeInTheDocument();
});

test("AlgOlympics is closed: who is logged in reads so", () => {
  writeSession(loginResponse());
  renderPublicPage(page());
  expect(inCard("AlgOlympics").getByText("Registrations are closed")).toBeVisible();
  expect(words("AlgOlympics")).toEqual([["View Details", "/events/algOlympics"]]);
  expect(screen.getAllByText("Registrations are closed")).toHaveLength(1);
});

test.each([false, true])(
  "Syntax Siege opens its registration in a new tab, by way of signing up (logged in: %s)",
  (loggedIn) => {
    if (loggedIn) writeSession(loginResponse());
    renderPublicPage(page());
    const register = inCard("Syntax Siege 2025").getByRole("link", {
      name: "Register Now (opens in a new tab)",
    });
    expect(register).toHaveAttribute(
      "href",
      loggedIn ? "/events/syntaxsiege/registration" : "/signup?next=/events/syntaxsiege/registration",
    );
    expect(register).toHaveAttribute("target", "_blank");
    expect(register).toHaveAttribute("rel", "noopener");
    expect(register).toHaveAccessibleDescription("Syntax Siege 2025");
    expect(screen.getByRole("link", { name: "Details" })).toHaveAttribute("href", "/events/syntaxsiege");
  },
);

test("another event opens its own registration", () => {
  renderPublicPage(page([event("byte-night", "Byte Night", { state: "current", registrationOpen: true })]));
  expect(words("Byte Night")[0]).toEqual([
    "Register Now (opens in a new tab)",
    "/signup?next=/events/byte-night/registration",
  ]);
});

test("classes that are over and events to come offer their details only", () => {
  renderPublicPage(page());
  expect(words("Code Cascade")).toEqual([["View Details", "/events/code-cascade"]]);
  expect(words("Game of Codes")).toEqual([["View Details", "/events/game-of-codes"]]);
});

test("the rules are about data: once Syntax Siege is closed it is treated as AlgOlympics is", () => {
  renderPublicPage(page([event("syntaxsiege", "Syntax Siege 2025", { state: "current" })]));
  expect(words("Syntax Siege 2025")).toEqual([
    ["Register Now", "/login?next=/events/syntaxsiege"],
    ["View Details", "/events/syntaxsiege"],
  ]);
});

test("an event that is over says who won, ties too, and leads to its results", () => {
  const winner = (place: number, teamName: string, isShared = false) => ({
    ...{ key: teamName, place, isShared, teamName },
  });
  const winners = [
    winner(1, "Null Pointers"),
    winner(2, "Off by One", true),
    winner(2, "Stack Smashers", true),
  ];
  renderPublicPage(page(EVENTS, [{ slug: "algOlympics", winners }]));
  const items = inCard("AlgOlympics").getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "1Null Pointers",
    "2=Off by One",
    "2=Stack Smashers",
  ]);
  expect(words("AlgOlympics")).toContainEqual(["All results", "/events/algOlympics/results"]);
  expect(screen.getAllByText("Winners")).toHaveLength(1);
});

test("without events it says so", () => {
  renderPublicPage(page([]));
  expect(screen.getByText("No events yet")).toBeVisible();
});

test("the browser takes over the server's page without a complaint, then fills in who is logged in", async () => {
  writeSession(loginResponse());
  const { serverText, complaints, unmount } = await hydratePublicPage(page());
  expect(complaints).toEqual([]);
  expect(serverText).not.toContain("Registrations are closed");
  expect(screen.getByText("Registrations are closed")).toBeVisible();
  unmount();
});

test("says where it is to search engines", () => {
  renderPublicPage(page());
  expect(document.title).toContain("Events");
  expect(headTag("link[rel=canonical]")).toBe("https://club.example.org/events");
});
