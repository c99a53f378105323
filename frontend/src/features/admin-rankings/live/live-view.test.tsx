import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { refusal, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { RankingsSection } from "../components/rankings-section";
import { boardFixture, rankedFixture } from "../testing/board-fixture";

type Input = { readonly input: Record<string, unknown> };

const live = (more: object = {}) => ({
  ...{ id: "e", isAvailable: true, isRunning: true, isFrozen: false, contestId: 2077, phase: "CODING" },
  ...{ freezesAt: null, shownAt: "2025-03-01T10:00:00.000Z", heldAt: null, failure: null },
  ...more,
});
const none = { isRunning: false, contestId: null, phase: null, shownAt: null };
const show = (answers: Answers) =>
  renderScreen(
    <RankingsSection />,
    { rankingBoard: () => boardFixture([rankedFixture(1, 1)]), ...answers },
    "/admindashboard?tab=rankings&view=live",
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => fakeMedia({ width: 1280 }));

test("a contest by its address, with a freeze in India's time", async () => {
  const saveLiveBoard = jest.fn((_: Input) => ({ message: "Shown live.", board: live() }));
  show({ liveBoard: () => live(none), saveLiveBoard });
  await userEvent.type(
    await screen.findByRole("textbox", { name: /^Contest/ }),
    "https://codeforces.com/gym/2077/standings",
  );
  await userEvent.type(screen.getByLabelText(/^Frozen from/), "2025-03-01T17:00");
  await press("Show everybody this contest");
  expect(await screen.findByText("Shown live.")).toBeVisible();
  expect(saveLiveBoard.mock.lastCall?.[0].input).toMatchObject({
    contestId: 2077,
    freezesAt: "2025-03-01T11:30:00.000Z",
  });
});

test("what is no contest is told beside the field, and nothing is sent", async () => {
  const saveLiveBoard = jest.fn();
  show({ liveBoard: () => live(none), saveLiveBoard });
  await userEvent.type(await screen.findByRole("textbox", { name: /^Contest/ }), "our contest");
  await press("Show everybody this contest");
  expect(screen.getByRole("textbox", { name: /^Contest/ })).toBeInvalid();
  expect(saveLiveBoard).not.toHaveBeenCalled();
});

test("frozen, one press with a question shows it; a refusal stays in the question", async () => {
  const frozen = {
    isFrozen: true,
    freezesAt: "2025-03-01T11:30:00.000Z",
    heldAt: "2025-03-01T11:40:00.000Z",
  };
  let refuse = true;
  show({
    liveBoard: () => live(frozen),
    unfreezeLiveBoard: () => {
      if (refuse) throw refusal("LIVE_NOT_FROZEN");
      return { message: "Everybody sees them.", board: live() };
    },
  });
  expect(await screen.findByText(/are behind the freeze/)).toBeVisible();
  await press("Unfreeze…");
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Unfreeze" }));
  expect(await dialog.findByText("These standings are not frozen.")).toBeVisible();
  refuse = false;
  await userEvent.click(dialog.getByRole("button", { name: "Unfreeze" }));
  expect(await screen.findByText("Everybody sees them.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Unfreeze…" })).not.toBeInTheDocument();
});

test("what Codeforces says instead of the standings is told", async () => {
  show({ liveBoard: () => live({ failure: "Codeforces does not answer at the moment." }) });
  expect(await screen.findByRole("alert")).toHaveTextContent("The last places stay as they are meanwhile.");
});
