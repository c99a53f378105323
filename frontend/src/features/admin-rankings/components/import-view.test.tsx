import { act, screen } from "@testing-library/react";
import { clearSession, writeSession } from "../../../shared/session/session-store";
import { loginResponse } from "../../../shared/testing/login-response";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { refusal, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { boardFixture, rankedFixture } from "../testing/board-fixture";
import { RankingsSection } from "./rankings-section";

const TEAMS = [
  rankedFixture(1, 1, { before: 3, paymentStatus: "accepted" }),
  rankedFixture(2, 2, { before: 1 }),
  rankedFixture(3, 3),
  rankedFixture(4, null),
];
type Input = { readonly input: Record<string, unknown> };

const show = (answers: Answers = {}, at = "/admindashboard?tab=rankings") =>
  renderScreen(<RankingsSection />, { rankingBoard: () => boardFixture(TEAMS), ...answers }, at);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

/** Returns the answers of a fake server that stores the draft. */
function drafting(refuse?: () => never) {
  const drafts = new Map<unknown, unknown>();
  const board = () =>
    boardFixture(
      TEAMS.map((team) => (drafts.has(team.id) ? { ...team, draft: drafts.get(team.id) as number } : team)),
    );
  const draftRankings = jest.fn(({ input }: Input) => {
    refuse?.();
    const places = input["places"] as { teamId: string; rank: number | null }[];
    for (const { teamId, rank } of places) drafts.set(teamId, rank);
    const teams = board().teams.filter(({ id }) => places.some(({ teamId }) => teamId === id));
    return { message: "", teams, board: board() };
  });
  return { rankingBoard: board, draftRankings };
}

beforeEach(() => fakeMedia({ width: 1280 }));

const row = (line: number, kind: string, team: string, more: object = {}) => ({
  line,
  kind,
  team,
  given: "1",
  teamId: null,
  teamName: null,
  draft: null,
  rank: 1,
  by: null,
  handles: [] as readonly string[],
  other: null,
  suggestions: [] as readonly object[],
  ...more,
});

test("a list: counts first, a suggestion by a click, and only then into the draft", async () => {
  const [one, , three, four] = TEAMS;
  const suggestion = { teamId: four?.id, teamName: "Team 4", draft: null };
  const named = { teamId: one?.id, teamName: "Team 1", draft: 1 };
  const server = drafting();
  show(
    {
      ...server,
      rankingPreview: () => ({
        layout: "table",
        headings: true,
        teamColumns: [2],
        rankColumn: 1,
        reading: {
          fields: ["team", "rank"],
          columns: [
            { column: 0, heading: "Rank", sample: "9", field: "rank", isDoubtful: false },
            { column: 1, heading: "Team", sample: "Team 1", field: "team", isDoubtful: false },
            { column: 2, heading: "Institute", sample: "NIT", field: null, isDoubtful: false },
          ],
        },
        rows: [
          row(2, "changed", "Team 1", { teamId: one?.id, teamName: "Team 1", draft: 1, rank: 9 }),
          row(3, "unmatched", "Taem 4", { rank: 2, suggestions: [suggestion, named] }),
          row(4, "badRank", "Team 2", { teamId: TEAMS[1]?.id, given: "x", rank: null }),
        ],
        unlisted: [{ teamId: three?.id, teamName: "Team 3", draft: 3 }],
      }),
    },
    "/admindashboard?tab=rankings&view=list",
  );
  await userEvent.type(await screen.findByRole("textbox", { name: "List" }), "anything");
  await press("Compare with the draft");
  expect(await screen.findByText("Team not found:", { exact: false })).toHaveTextContent("Team not found: 1");
  expect(screen.getByText("“x” is not a whole number")).toBeVisible();
  expect(screen.getByText(/^Columns not used: Institute\./)).toBeVisible();
  expect(screen.getByText("Team 1 (already in the list, line 2)")).toBeVisible();
  await press("Use Team 4 for Taem 4");
  expect(screen.getByText("Team not found:", { exact: false })).toHaveTextContent("Team not found: 0");
  await userEvent.click(screen.getByRole("checkbox", { name: /Also clear the rank of the 1 ranked team/ }));
  expect(server.draftRankings).not.toHaveBeenCalled();
  await press("Add 3 changes to the draft");
  expect(await screen.findByText("Draft: 3 teams change: 1 new, 1 moved, 1 without a rank.")).toBeVisible();
  expect(server.draftRankings.mock.lastCall?.[0].input["places"]).toEqual([
    { teamId: one?.id, rank: 9, version: "1" },
    { teamId: four?.id, rank: 2, version: "0" },
    { teamId: three?.id, rank: null, version: "3" },
  ]);
});

test("a file is compared with the draft at once, and again after it was corrected", async () => {
  const rankingPreview = jest.fn(() => ({
    ...{ layout: "table", headings: true, teamColumns: [0], rankColumn: 1, reading: null },
    rows: [row(1, "changed", "Team 1", { teamId: TEAMS[0]?.id, teamName: "Team 1", draft: 1, rank: 9 })],
    unlisted: [],
  }));
  show({ ...drafting(), rankingPreview }, "/admindashboard?tab=rankings&view=list");
  const field = await screen.findByLabelText("File");
  const bytes = new TextEncoder().encode("Team 1,9");
  const file = new File([bytes], "ranks.csv", { type: "text/csv" });
  file.arrayBuffer = () => Promise.resolve(bytes.buffer);
  await userEvent.upload(field, file);
  expect(await screen.findByRole("button", { name: /^Add 1 change/ })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "List" })).toHaveValue("Team 1,9");
  await userEvent.upload(field, file);
  expect(rankingPreview).toHaveBeenCalledTimes(2);
});

test("a copied page: by what each team was recognised, two teams to choose from, out of competition by a tick", async () => {
  const [one, two, three, four] = TEAMS;
  const candidates = [one, two].map((team) => ({
    teamId: team?.id,
    teamName: team?.name,
    draft: team?.draft,
  }));
  const server = drafting();
  show(
    {
      ...server,
      rankingPreview: () => ({
        layout: "page",
        headings: false,
        teamColumns: [],
        rankColumn: null,
        rows: [
          row(1, "changed", "X: a_1, a_2", {
            ...{
              teamId: three?.id,
              teamName: "Team 3",
              draft: 3,
              rank: 1,
              by: "handles",
              handles: ["a_1", "a_2"],
            },
          }),
          row(2, "conflict", "both_1", { rank: 2, suggestions: candidates }),
          row(3, "outside", "* a_4", {
            ...{ teamId: four?.id, teamName: "Team 4", rank: 3, by: "handles", handles: ["a_4"] },
          }),
        ],
        unlisted: [],
      }),
    },
    "/admindashboard?tab=rankings&view=list",
  );
  await userEvent.type(await screen.findByRole("textbox", { name: "List" }), "anything");
  await press("Compare with the draft");
  expect(await screen.findByText("Team 3, matched by 2 handles a_1, a_2")).toBeVisible();
  expect(screen.getByText("Out of competition:", { exact: false })).toHaveTextContent(
    "Out of competition: 1",
  );
  await press("Use Team 1 for both_1");
  expect(screen.getByText("Team 1, chosen by hand")).toBeVisible();
  await userEvent.click(
    screen.getByRole("checkbox", { name: /Also give a rank to the 1 team out of competition/ }),
  );
  await press("Add 3 changes to the draft");
  await screen.findByText(/^Draft: 3 teams change/);
  expect(server.draftRankings.mock.lastCall?.[0].input["places"]).toEqual([
    { teamId: three?.id, rank: 1, version: "3" },
    { teamId: one?.id, rank: 2, version: "1" },
    { teamId: four?.id, rank: 3, version: "0" },
  ]);
});

test("a list that is refused stays in the field with the reason", async () => {
  show(
    {
      rankingPreview: () => {
        throw refusal("BAD_INPUT", {
          csv: "This file is not a table of comma-separated values. Export the statement as CSV",
        });
      },
    },
    "/admindashboard?tab=rankings&view=list",
  );
  await userEvent.type(await screen.findByRole("textbox", { name: "List" }), "anything");
  await press("Compare with the draft");
  expect(
    await screen.findByText(
      "This file is not a table of comma-separated values. Export the statement as CSV",
    ),
  ).toBeVisible();
  expect(screen.getByRole("textbox", { name: "List" })).toHaveValue("anything");
});

test("a list that was pasted outlives a look at another tab", async () => {
  writeSession(loginResponse());
  const { unmount } = show({}, "/admindashboard?tab=rankings&view=list");
  await userEvent.type(await screen.findByRole("textbox", { name: "List" }), "Team 1 5");
  await userEvent.click(screen.getByRole("tab", { name: "Draft" }));
  await userEvent.click(await screen.findByRole("button", { name: "Fill the draft" }));
  await userEvent.click(await screen.findByRole("button", { name: "Paste a list" }));
  expect(await screen.findByRole("textbox", { name: "List" })).toHaveValue("Team 1 5");
  unmount();
  show({}, "/admindashboard?tab=rankings&view=list");
  expect(await screen.findByRole("textbox", { name: "List" })).toHaveValue("Team 1 5");
  act(() => clearSession(true));
});
