import { act, fireEvent, screen, within } from "@testing-library/react";
import type { EventResultsPageQuery } from "../../graphql/pages/event-results";
import { headTag, hydratePublicPage, renderPublicPage } from "../../shared/testing/public-page";
import { EventResultsPage } from "./event-results-page";
import { choiceOf } from "./results-choice";

type Results = NonNullable<EventResultsPageQuery["eventResults"]>;
type Row = Results["rows"][number];

const row = (place: number, teamName: string, more: Partial<Row> = {}): Row => ({
  ...{
    key: teamName.padEnd(12, "0"),
    place,
    isShared: false,
    teamName,
    handles: [],
    names: [],
    college: null,
    ...{ solved: null, points: null, penalty: null },
  },
  ...more,
});
const ROWS = [
  row(1, "Null Pointers", { handles: ["tourist"], college: "IIT Ropar" }),
  row(2, "Off by One", { isShared: true }),
  row(2, "Stack Smashers", { isShared: true }),
  row(4, "Segfault"),
];
const results = (more: Partial<Results> = {}): Results => ({
  ...{ slug: "syntaxsiege", title: "Syntax Siege 2025", year: null, kind: "published" },
  ...{ asOf: "2025-03-02T11:30:00.000Z", isOver: false, frozenAt: null, line: 2 },
  ...{ total: 4, found: 4, from: 1 },
  ...{ winners: ROWS.slice(0, 3), rows: ROWS, editions: [] },
  ...more,
});
const page = (eventResults: Results | null, query = "") => {
  const variables = { slug: "syntaxsiege", year: null, ...choiceOf(new URLSearchParams(query)) };
  return {
    page: <EventResultsPage />,
    initialData: { [`EventResultsPage ${JSON.stringify(variables)}`]: { eventResults } },
    at: `/events/syntaxsiege/results${query}`,
    route: "/events/:slug/results",
  };
};
/** Opens the page and loads its lazy parts. */
async function open(...what: Parameters<typeof page>) {
  const view = renderPublicPage(page(...what));
  await screen.findAllByRole("link");
  return view;
}
const teams = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);

test("every team by its place, ties marked, the round's line below who goes on", async () => {
  await open(results());
  expect(teams()).toEqual([
    "1Null PointersIIT Ropartourist",
    "2= (shared place)Off by One",
    "2= (shared place)Stack Smashers",
    "Teams ranked 1 to 2 go on to the next round",
    "4Segfault",
  ]);
  expect(screen.getAllByText("Null Pointers")).toHaveLength(1);
  expect(screen.getByRole("heading", { level: 1, name: "Syntax Siege 2025" })).toBeVisible();
  expect(screen.getByText("2 March 2025,")).toBeVisible();
  expect(headTag("link[rel=canonical]")).toBe("https://club.example.org/events/syntaxsiege/results");
});

test("a college is below its team, without a column of its own", async () => {
  await open(results());
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads).toEqual(["Place", "Team", "Codeforces"]);
  expect(screen.getByRole("cell", { name: "Null Pointers IIT Ropar" })).toBeVisible();
});

test("the search names the college only if a team shows one", async () => {
  const { unmount } = await open(results());
  expect(screen.getByRole("searchbox", { name: "Search by team, handle or college" })).toBeVisible();
  unmount();
  await open(results({ rows: ROWS.slice(1) }));
  expect(screen.getByRole("searchbox", { name: "Search by team or handle" })).toBeVisible();
});

test("no line where all go on, where no team does, and where there is no further round", async () => {
  for (const line of [9, 0, null]) {
    const { unmount } = await open(results({ line }));
    expect(screen.queryByText(/next round/)).not.toBeInTheDocument();
    unmount();
  }
});

test("while one types the list shows what fits, and says how many", async () => {
  await open(results());
  const search = (text: string) =>
    fireEvent.input(screen.getByRole("searchbox"), { target: { value: text } });
  search("ropar");
  expect(screen.getByRole("status")).toHaveTextContent("1 team found");
  expect(teams()).toEqual(["1Null PointersIIT Ropartourist"]);
  search("no such team");
  expect(screen.getByRole("status")).toHaveTextContent(
    "No teams found. Check the spelling, or search for something else.",
  );
  search("");
  expect(teams()).toHaveLength(5);
});

test("what the server did not send is fetched once a visitor searches; failing, it is asked again", async () => {
  jest.useFakeTimers();
  try {
    const fetchMock = jest.fn<Promise<Response>, [string]>();
    fetchMock.mockRejectedValueOnce(new Error("no network"));
    fetchMock.mockResolvedValueOnce(Response.json({ ...results(), rows: [...ROWS, row(5, "Far Below")] }));
    globalThis.fetch = fetchMock as unknown as typeof fetch;
    await open(results({ total: 5, found: 5 }));
    expect(fetchMock).not.toHaveBeenCalled();
    fireEvent.input(screen.getByRole("searchbox"), { target: { value: "far" } });
    expect(screen.getByRole("status")).toHaveTextContent("Searching...");
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([
      "/events/syntaxsiege/results.json",
      "/events/syntaxsiege/results.json",
    ]);
    expect(teams()).toEqual(["5Far Below"]);
  } finally {
    jest.useRealTimers();
  }
});

test("without script: a form, and links to the parts before and after", async () => {
  await open(results({ total: 350, found: 250, from: 101 }), "?q=team&from=101");
  expect(screen.getByRole("search")).toHaveAttribute("action", "/events/syntaxsiege/results");
  expect(screen.getByRole("searchbox")).toHaveValue("team");
  const parts = within(screen.getByRole("navigation", { name: "Ranking pages" }));
  expect(parts.getByText("Teams 101–104 of 250")).toBeVisible();
  expect(parts.getByRole("link", { name: "Next 100 teams" })).toHaveAttribute(
    "href",
    "/events/syntaxsiege/results?q=team&from=105",
  );
  expect(parts.getByRole("link", { name: "Previous teams" })).toHaveAttribute(
    "href",
    "/events/syntaxsiege/results?q=team",
  );
});

test("before there are results the page says so, and search engines do not keep it", async () => {
  await open(results({ kind: "none", asOf: null, total: 0, found: 0, winners: [], rows: [] }));
  expect(screen.getByText("No results yet")).toBeVisible();
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  expect(headTag("meta[name=robots]")).toBe("noindex");
});

test("while a contest runs the places come by themselves, and say since when they are frozen", async () => {
  jest.useFakeTimers();
  try {
    const live = results({ kind: "live" });
    const frozen = { ...live, frozenAt: "2025-03-02T11:00:00.000Z", rows: ROWS.toReversed() };
    const fetchMock = jest.fn(() => Promise.resolve(Response.json(frozen)));
    globalThis.fetch = fetchMock;
    await open(live);
    expect(screen.getByText("The contest is running")).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(screen.getByText("The standings are frozen")).toBeVisible();
    expect(teams()[0]).toBe("4Segfault");
  } finally {
    jest.useRealTimers();
  }
});

test("a contest that is over is not said to be running", () => {
  renderPublicPage(page(results({ kind: "live", isOver: true })));
  expect(screen.getByText("The contest is over")).toBeVisible();
});

test("a running contest has what it counts: problems and penalty, or points; final results have neither", () => {
  const heads = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  const live = (rows: readonly Row[]) => renderPublicPage(page(results({ kind: "live", rows: [...rows] })));
  const { unmount } = live([
    row(1, "Null Pointers", { solved: 7, penalty: 512, handles: ["tourist"] }),
    row(2, "Segfault", { solved: 0, penalty: 0 }),
  ]);
  expect(heads()).toEqual(["Place", "Team", "Solved", "Penalty", "Codeforces"]);
  expect(teams()).toEqual(["1Null PointersSolved 7Penalty 512tourist", "2SegfaultSolved 0Penalty 0"]);
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "seg" } });
  expect(teams()).toEqual(["2SegfaultSolved 0Penalty 0"]);
  unmount();
  const view = live([row(1, "Null Pointers", { points: 133.5 })]);
  expect(heads()).toEqual(["Place", "Team", "Points", "Codeforces"]);
  expect(teams()).toEqual(["1Null PointersPoints 133.5"]);
  view.unmount();
  renderPublicPage(page(results()));
  expect(heads()).toEqual(["Place", "Team", "Codeforces"]);
});

test("a team's own address is shared with its picture, and is for no search engine", async () => {
  const [first] = ROWS;
  if (!first) throw new Error("no row");
  const key = "0123456789ab";
  await open(results({ rows: [{ ...first, key }], found: 1 }), `?team=${key}`);
  expect(headTag("link[rel=canonical]")).toBe(
    `https://club.example.org/events/syntaxsiege/results?team=${key}`,
  );
  expect(headTag("meta[name=robots]")).toBe("noindex");
  expect(await screen.findByRole("link", { name: /Share on WhatsApp/ })).toBeVisible();
});

test("an address that no event has is a missing page", async () => {
  const { store } = renderPublicPage(page(null));
  await screen.findByRole("heading", { name: "There is no page here" });
  expect(store.isMissing).toBe(true);
});

test("the browser takes over the server's page", async () => {
  const { complaints, serverText, unmount } = await hydratePublicPage(page(results()));
  expect(complaints).toEqual([]);
  expect(serverText).toContain("Segfault");
  unmount();
});
