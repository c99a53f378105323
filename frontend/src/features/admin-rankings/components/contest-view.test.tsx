import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, useLocation } from "react-router-dom";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { refusal, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { contestIdIn } from "../contest-facts";
import { boardFixture, rankedFixture } from "../testing/board-fixture";
import { RankingsSection } from "./rankings-section";

const TEAMS = [rankedFixture(1, 1), rankedFixture(2, 2), rankedFixture(3, null)];
type Input = { readonly input: Record<string, unknown> };

const source = (more: object = {}) => ({
  ...{ id: "e", isAvailable: true, contestId: 2077, hasKey: false, fetchedAt: null },
  ...more,
});
const row = (at: number, kind: string, more: object = {}) => {
  const team = TEAMS[at];
  const named = {
    teamId: team?.id,
    teamName: team?.name,
    draft: team?.draft,
    by: "handles",
    handles: [`h_${at}`],
  };
  const line = {
    line: at + 1,
    kind,
    team: `h_${at}`,
    given: String(at + 1),
    rank: at + 1,
    other: null,
    suggestions: [],
  };
  return { ...line, ...named, ...more };
};
const fetched = (rows: readonly object[]) => ({
  message: "Standings fetched.",
  contest: { id: 2077, name: "Round 1", phase: "CODING", others: 12_000 },
  source: source({ fetchedAt: "2025-03-01T15:34:00.000Z", hasKey: true }),
  preview: { layout: "contest", headings: false, teamColumns: [], rankColumn: null, rows, unlisted: [] },
});
const show = (answers: Answers) =>
  renderScreen(
    <RankingsSection />,
    { rankingBoard: () => boardFixture(TEAMS), contestSource: () => source(), ...answers },
    "/admindashboard?tab=rankings&view=contest",
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => fakeMedia({ width: 1280 }));

test("after the search led here and closed, the first field has the focus", async () => {
  const answers = { rankingBoard: () => boardFixture(TEAMS), contestSource: () => source() };
  renderScreen(<Found />, answers);
  await userEvent.click(screen.getByRole("link"));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Contest" })).toHaveFocus());
});

/** Shows a result of the search, and the view after the result has been opened. */
function Found() {
  const isOpen = useLocation().search !== "";
  return isOpen ? <RankingsSection /> : <Link to="/admindashboard?tab=rankings&view=contest" />;
}

test("the last contest by one press; a place edited by hand stays unless it is ticked; unchanged ones are sent, too", async () => {
  const fetchStandings = jest.fn((_: Input) =>
    fetched([row(0, "unchanged"), row(1, "edited", { rank: 1 }), row(2, "added")]),
  );
  const draftRankings = jest.fn((_: Input) => ({ message: "", teams: [], board: boardFixture(TEAMS) }));
  show({ fetchStandings, draftRankings });
  expect(await screen.findByRole("textbox", { name: "Contest" })).toHaveValue("2077");
  await press("Fetch again");
  expect(await screen.findByText(/The contest is running/)).toHaveTextContent(
    "The standings can still change",
  );
  expect(screen.getByText(/12,000 other participants/)).toBeVisible();
  expect(fetchStandings.mock.lastCall?.[0].input).toMatchObject({ contestId: 2077 });
  expect(screen.getByText("Edited by hand:", { exact: false })).toHaveTextContent("Edited by hand: 1");
  expect(screen.getByRole("button", { name: "Add 1 change to the draft" })).toBeEnabled();
  await userEvent.click(screen.getByRole("checkbox", { name: /Also overwrite the 1 rank edited by hand/ }));
  await press("Add 2 changes to the draft");
  expect(draftRankings.mock.lastCall?.[0].input).toMatchObject({
    isFetched: true,
    places: [
      { teamId: TEAMS[0]?.id, rank: 1, version: "1" },
      { teamId: TEAMS[1]?.id, rank: 1, version: "2" },
      { teamId: TEAMS[2]?.id, rank: 3, version: "0" },
    ],
  });
});

test("a refused key is reported next to its field, and the typed text stays", async () => {
  show({
    fetchStandings: () => {
      throw refusal("CONTEST_KEY_REFUSED", { apiKey: "Codeforces refused this key" });
    },
  });
  await userEvent.click(await screen.findByText(/If the contest is private/));
  await userEvent.type(screen.getByLabelText(/^Key/), "abcdefgh12");
  await userEvent.type(screen.getByLabelText(/^Secret/), "12hgfedcba");
  await press("Fetch again");
  expect(await screen.findByText("Codeforces refused this key")).toBeVisible();
  expect(screen.getByLabelText(/^Secret/)).toHaveValue("12hgfedcba");
});

test("without CODEFORCES_API_URL nothing is offered that cannot work", async () => {
  show({ contestSource: () => source({ isAvailable: false, contestId: null }) });
  expect(await screen.findByText("This site is not connected to Codeforces.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Fetch/ })).not.toBeInTheDocument();
});

test("three handles that are not found, out of all", async () => {
  const handle = (at: number, outcome: string, spelling: string | null) => ({
    ...{ teamId: String(at), teamName: `Team ${at}`, handle: `h_${at}` },
    ...{ outcome, spelling, rating: spelling === null ? null : 1500 },
  });
  show({
    eventHandles: () => [
      handle(1, "unknown", null),
      handle(2, "renamed", "new_2"),
      handle(3, "found", "h_3"),
    ],
  });
  await userEvent.click(await screen.findByRole("button", { name: "Check the handles" }));
  expect(
    await screen.findByText("1 of 3 handles was not found. 1 handle is spelled differently on Codeforces."),
  ).toBeVisible();
  expect(screen.queryByText("h_3")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("checkbox", { name: /Also list valid handles/ }));
  expect(screen.getByText("h_3")).toBeVisible();
});

test.each([
  ["2077", 2077],
  [" 566 ", 566],
  ["https://codeforces.com/contest/2077/standings", 2077],
  ["https://codeforces.com/gym/104567", 104_567],
  ["https://codeforces.com/group/AbC1/contest/5544/standings/friends/true", 5544],
  ["Round 2077", null],
  ["0", null],
  ["", null],
])("the contest in %j is %j", (text, id) => {
  expect(contestIdIn(text)).toBe(id);
});
