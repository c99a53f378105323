import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { eventFixture } from "../../../shared/testing/event-fixture";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { renderScreen } from "../../../shared/testing/render-screen";
import { boardFixture, rankedFixture } from "../testing/board-fixture";
import { RankingsSection } from "./rankings-section";

beforeEach(() => fakeMedia({ width: 1280 }));

test("the ranks of several teams are named before they are published", async () => {
  const teams = [rankedFixture(1, 1), rankedFixture(2, 2), rankedFixture(3, null, { draft: 2 })];
  renderScreen(
    <RankingsSection />,
    {
      events: () => [eventFixture({ slug: "syntaxsiege", state: "current" })],
      rankingBoard: () => boardFixture(teams),
    },
    "/admindashboard?tab=rankings",
  );
  await userEvent.click(await screen.findByRole("button", { name: "Publish..." }));
  const modal = within(await screen.findByRole("dialog"));
  expect(await modal.findByText("1 rank belongs to several teams: 2.")).toBeVisible();
});

test("a ranking published after the event tells no team about a next round", async () => {
  const changed = [rankedFixture(1, 1, { draft: 2 }), rankedFixture(2, 2, { draft: 1 })];
  renderScreen(
    <RankingsSection />,
    {
      events: () => [eventFixture({ slug: "syntaxsiege", state: "current" })],
      rankingBoard: () => boardFixture(changed, { isOver: true }),
    },
    "/admindashboard?tab=rankings",
  );
  await screen.findByText("Draft: 2 teams change: 2 moved.");
  await userEvent.click(screen.getByRole("button", { name: "Publish..." }));
  const modal = within(await screen.findByRole("dialog"));
  expect(await modal.findByText(/The event is over, so no e-mails will be sent\./)).toBeVisible();
  expect(modal.queryByText(/Newly qualified/)).toBeNull();
});

test("the draft says how many teams will qualify and owe the fee, before it is published", async () => {
  const teams = [
    rankedFixture(1, 1, { draft: 3, paymentStatus: "accepted" }),
    rankedFixture(2, 2, { draft: 1, paymentStatus: "pending" }),
    rankedFixture(3, null, { draft: 1 }),
  ];
  renderScreen(
    <RankingsSection />,
    {
      events: () => [eventFixture({ slug: "syntaxsiege", state: "current" })],
      rankingBoard: () => boardFixture(teams),
    },
    "/admindashboard?tab=rankings",
  );
  expect(
    await screen.findByText(/With the draft, 2 teams qualify\. 1 of them owes the fee of ₹360\.$/),
  ).toBeVisible();
});
