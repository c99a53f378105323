import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { refusal, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { RankingsSection } from "../components/rankings-section";
import { boardFixture, rankedFixture } from "../testing/board-fixture";

type Input = { readonly input: Record<string, unknown> };

const live = (more: object = {}) => ({
  ...{
    id: "e",
    version: "1",
    isAvailable: true,
    isRunning: true,
    isFrozen: false,
    contestId: 2077,
    phase: "CODING",
  },
  ...{ isAsked: true, endedAt: null, freezesAt: null, unfrozenAt: null, failure: null },
  ...{ shownAt: "2025-03-01T10:00:00.000Z", heldAt: null, shownTeams: 44, heldTeams: 0 },
  ...more,
});
const none = { isRunning: false, isAsked: false, contestId: null, phase: null, shownAt: null, shownTeams: 0 };
const frozen = {
  ...{ isFrozen: true, freezesAt: "2025-03-01T11:30:00.000Z" },
  ...{ heldAt: "2025-03-01T11:40:00.000Z", heldTeams: 43 },
};
const show = (answers: Answers) =>
  renderScreen(
    <RankingsSection />,
    { rankingBoard: () => boardFixture([rankedFixture(1, 1)]), ...answers },
    "/admindashboard?tab=rankings&view=live",
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => fakeMedia({ width: 1280 }));

test("a contest by its address, with a freeze in India's time", async () => {
  const saveLiveBoard = jest.fn((_: Input) => ({ message: "The contest is shown live.", board: live() }));
  show({ liveBoard: () => live(none), saveLiveBoard });
  await userEvent.type(
    await screen.findByRole("textbox", { name: /^Contest/ }),
    "https://codeforces.com/gym/2077/standings",
  );
  await userEvent.type(screen.getByLabelText(/^Start of the freeze/), "2025-03-01T17:00");
  await press("Show this contest live");
  expect(await screen.findByText("The contest is shown live.")).toBeVisible();
  expect(saveLiveBoard.mock.lastCall?.[0].input).toMatchObject({
    contestId: 2077,
    freezesAt: "2025-03-01T11:30:00.000Z",
  });
});

test("what another person saved while one typed is shown next to it, and the next press goes over that", async () => {
  let stored = live();
  const saveLiveBoard = jest.fn(({ input }: Input) => {
    if (input["version"] !== stored.version) throw refusal("VERSION_CHANGED");
    return { message: "Freeze saved.", board: live({ version: "3", freezesAt: input["freezesAt"] }) };
  });
  show({ liveBoard: () => stored, saveLiveBoard });
  const freeze = await screen.findByLabelText(/^Start of the freeze/);
  await userEvent.type(freeze, "2025-03-01T17:00");
  stored = live({ version: "2", freezesAt: "2025-03-01T12:30:00.000Z" });
  await press("Save the freeze");
  const theirs = await screen.findByRole("region", { name: "Their version" });
  expect(theirs).toHaveTextContent("Start of the freeze2025-03-01 18:00");
  expect(screen.getByText(/^Someone else changed this while you were editing\./)).toBeVisible();
  expect(freeze).toHaveValue("2025-03-01T17:00");
  await press("Save the freeze");
  expect(await screen.findByText("Freeze saved.")).toBeVisible();
  expect(saveLiveBoard.mock.calls.map(([{ input }]) => input["version"])).toEqual(["1", "2"]);
});

test("text that is no contest is refused at the field, and nothing is sent", async () => {
  const saveLiveBoard = jest.fn();
  show({ liveBoard: () => live(none), saveLiveBoard });
  await userEvent.type(await screen.findByRole("textbox", { name: /^Contest/ }), "our contest");
  await press("Show this contest live");
  expect(screen.getByRole("textbox", { name: /^Contest/ })).toBeInvalid();
  expect(saveLiveBoard).not.toHaveBeenCalled();
});

test("frozen, one press with a question shows it; a refusal stays in the question", async () => {
  let refuse = true;
  show({
    liveBoard: () => live(frozen),
    unfreezeLiveBoard: () => {
      if (refuse) throw refusal("LIVE_NOT_FROZEN");
      return { message: "Everybody sees them.", board: live() };
    },
  });
  const text = await screen.findByRole("region", { name: "Live standings" });
  expect(text).toHaveTextContent(/Frozen since 1 Mar 2025, 5:00 PM IST/);
  expect(text).toHaveTextContent(
    /Visitors see 44 teams as of .* The freeze hides newer standings: 43 teams as of .*\./,
  );
  await press("Unfreeze...");
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Unfreeze" }));
  expect(await dialog.findByText("These standings are not frozen. Reload the page.")).toBeVisible();
  refuse = false;
  await userEvent.click(dialog.getByRole("button", { name: "Unfreeze" }));
  expect(await screen.findByText("Everybody sees them.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Unfreeze..." })).not.toBeInTheDocument();
});

test("Codeforces' text instead of the standings is shown", async () => {
  show({ liveBoard: () => live({ failure: "Codeforces is not responding." }) });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Codeforces is not responding. The site tries again automatically. The site keeps showing the last standings.",
  );
});

test("a freeze that would show what is behind it, and another contest, are asked about first", async () => {
  const saveLiveBoard = jest.fn((_: Input) => ({ message: "Freeze saved.", board: live() }));
  show({ liveBoard: () => live(frozen), saveLiveBoard });
  await userEvent.clear(await screen.findByLabelText(/^Start of the freeze/));
  await press("Save the freeze");
  const dialog = within(screen.getByRole("dialog", { name: "Show the hidden results now?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(saveLiveBoard).not.toHaveBeenCalled();

  const contest = screen.getByRole("textbox", { name: /^Contest/ });
  await userEvent.clear(contest);
  await userEvent.type(contest, "2078");
  await press("Show this contest live");
  const other = within(screen.getByRole("dialog", { name: "Show another contest instead?" }));
  expect(other.getByText(/Results after the freeze stay hidden/)).toBeVisible();
  await userEvent.click(other.getByRole("button", { name: "Show the other contest" }));
  expect(await screen.findByText("Freeze saved.")).toBeVisible();
  expect(saveLiveBoard.mock.lastCall?.[0].input).toMatchObject({ contestId: 2078, freezesAt: null });
});

test("a freeze that hides more is saved at once", async () => {
  const saveLiveBoard = jest.fn((_: Input) => ({ message: "Freeze saved.", board: live() }));
  show({ liveBoard: () => live(), saveLiveBoard });
  await userEvent.type(await screen.findByLabelText(/^Start of the freeze/), "2025-03-01T17:00");
  await press("Save the freeze");
  expect(await screen.findByText("Freeze saved.")).toBeVisible();
});

test.each([
  [
    "before the contest",
    { phase: "BEFORE", shownAt: null },
    /has not started\. No standings are shown yet\..*appear automatically/,
  ],
  [
    "before the first answer",
    { phase: null, shownAt: null },
    /Contest 2077\. No standings.*appear within half a minute/,
  ],
  [
    "with a freeze to come",
    { freezesAt: frozen.freezesAt },
    /The standings are shown live\. The standings freeze on 1 Mar 2025, 5:00 PM IST\./,
  ],
  [
    "frozen too early",
    { ...frozen, heldAt: null, shownAt: null },
    /the freeze began before any team had a rank/,
  ],
  ["unfrozen", { freezesAt: frozen.freezesAt, unfrozenAt: frozen.heldAt }, /Unfrozen since 1 Mar/],
  ["without any team", { shownTeams: 0 }, /their handles are missing/],
  ["once it is over", { phase: "FINISHED" }, /is finished\..*publish the ranking\. Publishing ends/],
] as const)("it says how things stand %s", async (_name, more, text) => {
  show({ liveBoard: () => live(more) });
  const facts = await screen.findByRole("region", { name: "Live standings" });
  expect(facts).toHaveTextContent(text);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("given up after days, taken off, and on a site that no longer asks Codeforces", async () => {
  const { unmount } = show({ liveBoard: () => live({ isAsked: false }) });
  expect(await screen.findByText(/The site fetched these standings for three days/)).toBeVisible();
  unmount();
  const view = show({ liveBoard: () => live({ ...none, contestId: 2077, endedAt: frozen.heldAt }) });
  expect(await screen.findByText(/^Contest 2077 was shown until/)).toBeVisible();
  view.unmount();
  show({ liveBoard: () => live({ isAvailable: false }) });
  expect(await screen.findByRole("button", { name: "Remove from the site..." })).toBeVisible();
  expect(screen.queryByRole("textbox", { name: /^Contest/ })).not.toBeInTheDocument();
});
