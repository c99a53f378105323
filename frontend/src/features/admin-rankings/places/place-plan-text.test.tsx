import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { eventFixture } from "../../../shared/testing/event-fixture";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { renderScreen } from "../../../shared/testing/render-screen";
import { RankingsSection } from "../components/rankings-section";
import { boardFixture, rankedFixture } from "../testing/board-fixture";

beforeEach(() => fakeMedia({ width: 1280 }));

test("publishing shows who is offered a place before they are, and the fee that becomes due", async () => {
  const planned = (n: number) => ({
    ...{ teamId: rankedFixture(n, n).id, teamName: `Team ${n}`, reference: `SS-00000${n}`, ranking: n },
    ...{ paymentStatus: "incomplete", state: null, movedUp: false, next: "offered", feeDue: true },
    deadline: "2999-03-01T06:30:00.000Z",
  });
  const changed = [rankedFixture(1, 1), rankedFixture(2, null, { draft: 2 })];
  const publishRankings = jest.fn((_args: { input: object }) => ({
    message: "Published.",
    board: boardFixture(changed),
  }));
  renderScreen(
    <RankingsSection />,
    {
      events: () => [eventFixture({ slug: "syntaxsiege", state: "current" })],
      rankingBoard: () => boardFixture(changed, { offersPlaces: true, isOver: true }),
      placePlan: () => ({ version: "seen", changes: [planned(1), planned(2)], kept: [], differing: [] }),
      publishRankings,
    },
    "/admindashboard?tab=rankings",
  );
  await screen.findByText("Draft: 1 team changes: 1 new.");
  await userEvent.click(screen.getByRole("button", { name: "Publish..." }));
  const modal = within(await screen.findByRole("dialog"));
  const places = await modal.findByRole("group", { name: "Changes to places" });
  expect(places).toHaveTextContent("2 teams are offered a place:Team 1 (1), Team 2 (2)");
  expect(places).toHaveTextContent("The fee of ₹360 becomes due for each team.");
  expect(modal.getByText(/^The event is over, so no team is offered a place or moves up/)).toBeVisible();
  await userEvent.click(modal.getByRole("button", { name: "Publish ranking" }));
  await waitFor(() => expect(publishRankings.mock.lastCall?.[0].input).toMatchObject({ plan: "seen" }));
});
