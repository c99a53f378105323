import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { refusal, Unreachable, type Answers } from "../../../shared/testing/fake-server";
import { loginResponse } from "../../../shared/testing/login-response";
import { renderScreen } from "../../../shared/testing/render-screen";
import { clearSession, writeSession } from "../../../shared/session/session-store";
import { eventFixture } from "../../../shared/testing/event-fixture";
import { boardFixture, publicationFixture, rankedFixture } from "../testing/board-fixture";
import { RankingsSection } from "./rankings-section";

const TEAMS = [
  rankedFixture(1, 1, { before: 3, paymentStatus: "accepted" }),
  rankedFixture(2, 2, { before: 1 }),
  rankedFixture(3, 3),
  rankedFixture(4, null),
];
const EVENTS = [
  eventFixture({ slug: "syntaxsiege", title: "Syntax Siege 2025", state: "current" }),
  eventFixture({
    id: "01890000-0000-7000-8000-000000000098",
    slug: "older",
    title: "Older Siege",
    state: "past",
  }),
];
type Input = { readonly input: Record<string, unknown> };

const show = (answers: Answers = {}, at = "/admindashboard?tab=rankings") =>
  renderScreen(
    <RankingsSection />,
    { rankingBoard: () => boardFixture(TEAMS), events: () => EVENTS, ...answers },
    at,
  );
const field = (n: number) => screen.getByRole("textbox", { name: `Draft rank of Team ${n}` });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const rowOf = (n: number) => screen.getByRole("row", { name: new RegExp(`Team ${n}`) });

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

test("shows the ranking, who climbed, and how many qualify", async () => {
  show({ rankingBoard: () => boardFixture(TEAMS, { publications: [publicationFixture(1)] }) });
  expect(await screen.findByText("The draft has no changes.")).toBeVisible();
  expect(
    screen.getByText(
      /On the site now: 3 of 4 teams ranked\. 1 qualifies for Round 2 \(rank 1\)\. No qualified team owes the fee of ₹360/,
    ),
  ).toBeVisible();
  expect(rowOf(1)).toHaveTextContent("up 2");
  expect(rowOf(2)).toHaveTextContent("down 1");
  expect(rowOf(3)).toHaveTextContent("new");
  await press("Publish...");
  const modal = within(await screen.findByRole("dialog"));
  expect(await modal.findByText("The draft is the same as the published ranking.")).toBeVisible();
  expect(modal.getByRole("button", { name: "Publish ranking" })).toBeDisabled();
});

test("where places are offered, who holds one goes on, whatever the ranks say", async () => {
  const teams = TEAMS.map((team, at) => ({ ...team, qualified: at < 2 }));
  show({ rankingBoard: () => boardFixture(teams, { offersPlaces: true }) });
  expect(
    await screen.findByText(/3 of 4 teams ranked\. 2 qualify for Round 2\. 1 qualified team still owes/),
  ).toBeVisible();
});

test("a typed rank is saved with the one that was seen, and Enter goes on", async () => {
  const server = drafting();
  show(server);
  await screen.findByText("The draft has no changes.");
  await userEvent.type(field(1), "5{Enter}");
  expect(field(2)).toHaveFocus();
  await userEvent.keyboard("-{ArrowUp}");
  expect(field(1)).toHaveFocus();
  expect(await screen.findByText("Draft: 2 teams change: 1 moved, 1 without a rank.")).toBeVisible();
  expect(server.draftRankings.mock.calls.map(([{ input }]) => input["places"])).toEqual([
    [{ teamId: TEAMS[0]?.id, rank: 5, version: "1" }],
    [{ teamId: TEAMS[1]?.id, rank: null, version: "2" }],
  ]);
  expect(rowOf(1)).toHaveTextContent("was 1");
});

test("text that is no rank is refused at the field, and Escape takes it back", async () => {
  const server = drafting();
  show(server);
  await screen.findByText("The draft has no changes.");
  await userEvent.type(field(1), "1.5{Enter}");
  expect(field(1)).toHaveFocus();
  expect(field(1)).toBeInvalid();
  expect(field(1)).toHaveAccessibleDescription("Enter a whole number from 1 to 100,000 as the ranking");
  await userEvent.keyboard("{Escape}");
  expect(field(1)).toHaveValue("1");
  expect(server.draftRankings).not.toHaveBeenCalled();
});

test("a place that another admin changed is shown with the typed one", async () => {
  show(
    drafting(() => {
      throw refusal("VERSION_CHANGED");
    }),
  );
  await screen.findByText("The draft has no changes.");
  await userEvent.type(field(1), "5{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Team 1 (you typed 5): Another admin changed this rank. The draft now shows the latest rank.",
  );
  await waitFor(() => expect(field(1)).toHaveValue("1"));
});

test("a rank that is refused after its event was left is reported all the same", async () => {
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  const draftRankings = async () => {
    await refused;
    throw refusal("VERSION_CHANGED");
  };
  show({ draftRankings });
  await screen.findByText("The draft has no changes.");
  await userEvent.type(field(1), "5{Enter}");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Event" }), "Older Siege");
  refuse();
  expect(await screen.findByRole("alert")).toHaveTextContent("Team 1 (you typed 5): Another admin changed");
  await press("Dismiss");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("publishing names who enters and leaves Round 2, and stays open when it is refused", async () => {
  const changed = TEAMS.map((team, at) => ({ ...team, draft: at === 0 ? 2 : at === 1 ? 1 : team.draft }));
  const publishRankings = jest.fn((_args: Input) => {
    throw refusal("VERSION_CHANGED");
  });
  show({ rankingBoard: () => boardFixture(changed), publishRankings });
  await screen.findByText("Draft: 2 teams change: 2 moved.");
  await press("Publish...");
  const modal = within(await screen.findByRole("dialog"));
  expect(await modal.findByText(/Newly qualified: Team 2. The fee of ₹360 becomes due\./)).toBeVisible();
  expect(modal.getByText(/would not qualify: Team 1/)).toBeVisible();
  await userEvent.click(modal.getByRole("button", { name: "Publish ranking" }));
  expect(await modal.findByRole("alert")).toHaveTextContent(
    "Another admin made a change at the same time. The dialog now shows the latest state.",
  );
  expect(publishRankings.mock.lastCall?.[0].input).toMatchObject({
    version: "0123456789abcdef0123456789abcdef",
  });
});

test("the summary counts who qualifies and, of those, who still owes", async () => {
  const paid = TEAMS.map((team, at) => (at === 0 ? { ...team, paymentStatus: "accepted" } : team));
  const { unmount } = show({ rankingBoard: () => boardFixture(paid) });
  expect(
    await screen.findByText(/1 qualifies for Round 2 \(rank 1\)\. No qualified team owes/),
  ).toBeVisible();
  unmount();
  const unpaid = TEAMS.map((team) => ({ ...team, paymentStatus: "rejected" }));
  show({ rankingBoard: () => boardFixture(unpaid) });
  expect(await screen.findByText(/1 qualified team still owes the fee of ₹360\./)).toBeVisible();
});

test("only the latest publication can be taken back, and changes by hand are listed", async () => {
  const latest = publicationFixture(2);
  const differing = [{ teamId: "1", teamName: "Team 1", published: 1, current: 4, restored: 3, gone: false }];
  const undo = {
    publication: latest,
    changes: [{ teamId: "1", teamName: "Team 1", previous: 1, rank: 3 }],
    differing,
  };
  const undoRankings = jest.fn((_args: Input) => ({
    message: "Back.",
    teams: [],
    board: boardFixture(TEAMS),
  }));
  const publications = [latest, publicationFixture(1, { kind: "undo", undoes: 7 })];
  show(
    { rankingBoard: () => boardFixture(TEAMS, { publications, undo }), undoRankings },
    "/admindashboard?tab=rankings&view=history",
  );
  expect(await screen.findByText("Publication 7 taken back")).toBeVisible();
  expect(screen.getAllByRole("button", { name: /^Take back/ })).toHaveLength(1);
  await press("Take back... publication 2");
  const modal = within(await screen.findByRole("dialog"));
  expect(await modal.findByText("Team 1: published as 1, now 4, will become 3")).toBeVisible();
  expect(modal.getByText(/1 team gets an e-mail about the changed qualification\./)).toBeVisible();
  await userEvent.click(modal.getByRole("button", { name: "Take back publication" }));
  await waitFor(() =>
    expect(undoRankings.mock.lastCall?.[0].input).toMatchObject({ publicationId: latest.id }),
  );
});

test("another event's ranking is chosen by its name; what was typed waits at its own event", async () => {
  writeSession(loginResponse());
  const requestedSlugs: unknown[] = [];
  const rankingBoard = (args: object) => {
    const { eventSlug } = args as { eventSlug: string | null };
    requestedSlugs.push(eventSlug);
    return eventSlug === "older" ? boardFixture([rankedFixture(9, 4)]) : boardFixture(TEAMS);
  };
  show({ rankingBoard }, "/admindashboard?tab=rankings&view=list");
  await userEvent.type(await screen.findByRole("textbox", { name: "List" }), "Team 1,2");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Event" }), "Older Siege");
  expect(await screen.findByRole("textbox", { name: "List" })).toHaveValue("");
  expect(requestedSlugs.at(-1)).toBe("older");
  await userEvent.click(screen.getByRole("tab", { name: "Draft" }));
  expect(field(9)).toHaveValue("4");
  await userEvent.selectOptions(screen.getByLabelText("Event"), "Syntax Siege 2025 (current)");
  expect(await screen.findByRole("textbox", { name: "Draft rank of Team 1" })).toBeVisible();
  await press("Fill the draft");
  await press("Paste a list");
  expect(screen.getByRole("textbox", { name: "List" })).toHaveFocus();
  expect(screen.getByRole("textbox", { name: "List" })).toHaveValue("Team 1,2");
  act(() => clearSession(true));
});

test("no team, no event and no answer are states of their own", async () => {
  const { unmount } = show({ rankingBoard: () => boardFixture([]) });
  expect(await screen.findByText("Syntax Siege 2025 has no team yet.")).toBeVisible();
  unmount();
  const { unmount: unmountSecond } = show({
    rankingBoard: () => {
      throw refusal("NO_CURRENT_EVENT");
    },
  });
  expect(await screen.findByText("There is no current event.")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  unmountSecond();
  show({
    rankingBoard: () => {
      throw new Unreachable();
    },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The server cannot be reached. Check your connection and try again.",
  );
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});
