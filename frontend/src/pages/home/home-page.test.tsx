import { act, fireEvent, screen, within } from "@testing-library/react";
import { fakeCarouselLayout, fakeMedia } from "../../shared/testing/fake-layout";
import { fakeViewport } from "../../shared/testing/fake-viewport";
import { renderPublicPage } from "../../shared/testing/public-page";
import { HomePage } from "./home-page";
import { withCurrentFirst } from "./our-events";
import { HOME } from "./testing/home-fixture";

interface Reader {
  readonly width?: number;
  readonly perView?: number;
}

async function openHome({ width = 1280, perView = 3 }: Reader = {}) {
  fakeMedia({ width });
  fakeCarouselLayout(1200, perView - 0.01); // As on the page, a slide is slightly wider than its share of the view.
  const viewport = fakeViewport();
  renderPublicPage({ page: <HomePage />, initialData: { "HomePage {}": HOME } });
  await screen.findByRole("heading", { name: "What Others Think About Us" });
  await act(() => jest.advanceTimersByTimeAsync(50));
  return viewport;
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const carousel = (name: string) => within(screen.getByRole("group", { name }));
/** Returns the headings, picture titles or names on the visible slides. A slide is visible if it is not inert. */
function shown(name: string, titles: readonly string[]): string[] {
  return carousel(name)
    .getAllByRole("group", { name: /^\d+ of \d+$/, hidden: true })
    .filter((slide) => !slide.hasAttribute("inert"))
    .map((slide) => titles.find((title) => slide.textContent.includes(title)) ?? "?");
}
const events = () =>
  shown("Our Events", ["AlgOlympics", "Code Cascade", "Genesis", "Game of Codes", "Siege"]);
const glimpses = () =>
  shown(
    "Glimpses of CDC",
    HOME.siteContent.glimpses.map(({ title }) => title),
  );
const speakers = () =>
  shown(
    "What Others Think About Us",
    HOME.siteContent.testimonials.map(({ name }) => name),
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the hero names the club and links to the events, marked Live for Syntax Siege", async () => {
  await openHome();
  expect(screen.getByRole("heading", { level: 1, name: "CDC Coding Club" })).toBeVisible();
  expect(screen.getByRole("link", { name: /^Live.*Syntax Siege 2025/ })).toHaveAttribute("href", "/events");
});

test("the live event comes first: its name, dates, place, deadline and registration, then the club and how to take part", async () => {
  await openHome();
  const hero = within(screen.getByRole("region", { name: "CDC Coding Club" }));
  expect(hero.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Syntax Siege 2025",
    "CDC Coding Club",
  ]);
  expect(hero.getByText(/24 Feb/)).toBeVisible();
  expect(hero.getByText("University campus")).toBeVisible();
  expect(hero.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "LiveSyntax Siege 2025",
    "RegisterManage your team",
    "See the events",
  ]);
  expect(hero.getByText(/Registration closes on/)).toHaveTextContent("1 Mar 2025, 5:00 PM IST 12 days left");
  expect(hero.getByRole("link", { name: "Register" })).toHaveAttribute(
    "href",
    "/signup?next=/events/syntaxsiege/registration",
  );
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Syntax Siege 2025",
    "How to take part",
    "About Us",
    "Our Events",
    "Glimpses of CDC",
    "What Others Think About Us",
  ]);
});

test("About Us has the summary and three cards with an animation each, still for who asked for it", async () => {
  const viewport = await openHome();
  const about = within(screen.getByRole("region", { name: "About Us" }));
  expect(about.getByText(/six students around one whiteboard/)).toBeVisible();
  expect(about.getAllByRole("heading", { level: 3 }).map((title) => title.textContent)).toEqual([
    "Aim",
    "Mission",
    "Vision",
  ]);
  viewport.report(true, screen.getByRole("region", { name: "About Us" }));
  wait(300);
  expect(about.getAllByRole("presentation").map((image) => image.getAttribute("src"))).toEqual(
    ["aim", "mission", "vision"].map((name) => `/animations/about/${name}.svg`),
  );
});

describe("Our Events", () => {
  test("has every event once and with a link to its page", async () => {
    await openHome();
    const links = carousel("Our Events").getAllByRole("link", { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Syntax Siege 2025", "/events/syntaxsiege"],
      ["AlgOlympics", "/events/algOlympics"],
      ["Code Cascade", "/events/code-cascade"],
      ["Genesis", "/events/genesis"],
      ["Game of Codes", "/events/game-of-codes"],
    ]);
  });

  test("begins at index 5 of its loop, where the live event is, shows three, and wraps both ways", async () => {
    await openHome();
    expect(events()).toEqual(["Siege", "AlgOlympics", "Game of Codes"]);
    expect(carousel("Our Events").getByText("1 of 5: Syntax Siege 2025")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Previous event" }));
    expect(carousel("Our Events").getByText("5 of 5: Game of Codes")).toBeInTheDocument();
    expect(events()).toEqual(["Siege", "Genesis", "Game of Codes"]);
    fireEvent.click(screen.getByRole("button", { name: "Previous event" }));
    fireEvent.click(screen.getByRole("button", { name: "Next event" }));
    fireEvent.click(screen.getByRole("button", { name: "Next event" }));
    expect(carousel("Our Events").getByText("1 of 5: Syntax Siege 2025")).toBeInTheDocument();
  });

  test("with another number of events the live one is at index 5 of the loop as well", () => {
    const none = HOME.events.filter(({ state }) => state !== "current");
    const four = HOME.events.filter(({ slug }) => slug !== "genesis");
    expect(withCurrentFirst(four).map(({ slug }) => slug)).toEqual([
      "algOlympics",
      "syntaxsiege",
      "code-cascade",
      "game-of-codes",
    ]);
    expect(withCurrentFirst(none)).toEqual(none);
  });

  test("shows one on a small screen, and stays where it is until a visitor moves it", async () => {
    await openHome({ width: 639, perView: 1 });
    expect(events()).toEqual(["Siege"]);
    wait(60_000);
    expect(events()).toEqual(["Siege"]);
  });
});

test("Glimpses shows one of 8 pictures, goes on every 6 s, wraps and has a dot for each", async () => {
  const viewport = await openHome({ perView: 1 });
  expect(glimpses()).toEqual(["Contest"]);
  wait(6_000);
  expect(glimpses()).toEqual(["Whiteboard"]);
  for (let step = 0; step < 7; step += 1) wait(6_000);
  expect(glimpses()).toEqual(["Contest"]);
  const dots = carousel("Glimpses of CDC").getAllByRole("button", { name: /^Show \d of 8/ });
  expect(dots).toHaveLength(8);
  fireEvent.click(screen.getByRole("button", { name: "Show 6 of 8: Freeze" }));
  expect(glimpses()).toEqual(["Freeze"]);
  viewport.report(true, screen.getByRole("region", { name: "Glimpses of CDC" }));
  wait(300);
  expect(screen.getByRole("img", { name: "Freeze, as one saw it." })).toHaveAttribute(
    "src",
    "/media/glimpses/Freeze.svg",
  );
});

describe("What Others Think About Us", () => {
  test.each([
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
  ])("a page %i px wide shows %i at a time", async (width, perView) => {
    await openHome({ width, perView });
    expect(speakers()).toEqual(["Ada Bora", "Bela Das", "Chand"].slice(0, perView));
  });

  test("goes on every 6 s through all 11 and wraps", async () => {
    await openHome();
    wait(6_000);
    expect(speakers()).toEqual(["Bela Das", "Chand", "Devi Rao Iyer"]);
    for (let step = 0; step < 9; step += 1) wait(6_000);
    expect(carousel("What Others Think About Us").getByText("11 of 11: Kim")).toBeInTheDocument();
    wait(6_000);
    expect(speakers()).toEqual(["Ada Bora", "Bela Das", "Chand"]);
  });

  test("who has no portrait has initials", async () => {
    await openHome();
    expect(["BD", "DI", "H"].map((letters) => screen.getByText(letters).tagName)).toEqual([
      "SPAN",
      "SPAN",
      "SPAN",
    ]);
  });
});

test("a club without events, pictures and testimonials has a page of what it has", async () => {
  fakeMedia({ width: 1280 });
  fakeViewport();
  const { club, ...rest } = HOME.siteContent;
  const siteContent = { ...rest, club: { ...club, liveLink: null }, glimpses: [], testimonials: [] };
  const data = { siteContent, events: [], eventWinners: [] };
  renderPublicPage({ page: <HomePage />, initialData: { "HomePage {}": data } });
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "How to take part",
    "About Us",
  ]);
  expect(screen.queryByRole("link")).toBeNull();
});

test("the club's own steps of How to take part take the place of those that follow from the event", async () => {
  fakeMedia({ width: 1280 });
  fakeViewport();
  const takePart = [{ id: "come", title: "Come along", text: "On Thursdays, to Lab 3." }];
  const siteContent = { ...HOME.siteContent, takePart };
  renderPublicPage({ page: <HomePage />, initialData: { "HomePage {}": { ...HOME, siteContent } } });
  const region = within(await screen.findByRole("region", { name: "How to take part" }));
  expect((await region.findAllByRole("listitem")).map(({ textContent }) => textContent)).toEqual([
    "1Come alongOn Thursdays, to Lab 3.",
  ]);
});

test("a club without cards has no About Us", async () => {
  fakeMedia({ width: 1280 });
  fakeViewport();
  const siteContent = { ...HOME.siteContent, aboutCards: [] };
  renderPublicPage({ page: <HomePage />, initialData: { "HomePage {}": { ...HOME, siteContent } } });
  expect(await screen.findByRole("heading", { name: "What Others Think About Us" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "About Us" })).toBeNull();
  expect(screen.queryByText(HOME.siteContent.club.summary)).toBeNull();
});
