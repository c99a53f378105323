import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { renderScreen } from "../../../shared/testing/render-screen";
import type { Board } from "../ranking-facts";
import { boardFixture } from "../testing/board-fixture";
import { PlacesView } from "./places-view";

beforeEach(() => fakeMedia({ width: 1280 }));

const SETTINGS = {
  ...{ kind: "places", placeCount: 2, ties: "all", replyHours: 48, firstDeadline: null },
  ...{ movingUp: "byHand", lastMoveDay: null },
};
const teamOn = (n: number, more: object) => ({
  ...{ teamId: `team-${n}`, teamName: `Team ${n}`, reference: `SS-00000${n}`, ranking: n },
  ...{ paymentStatus: "incomplete", state: "offered", deadline: "2999-03-01T06:30:00.000Z" },
  ...{ changedAt: "2025-03-01T06:30:00.000Z", movedUp: false },
  ...more,
});

function show(more: object) {
  const { event } = boardFixture([]) as unknown as Board;
  const placeBoard = {
    ...{ id: event.id, version: "1", settings: SETTINGS, teams: [], nextInLine: [] },
    ...{ free: 0, waiting: 0, undoable: 0, mayMoveUp: true },
    ...more,
  };
  const next = teamOn(3, { state: null, next: "offered", feeDue: true });
  renderScreen(<PlacesView eventSlug={null} event={event} isOver={false} />, {
    placeBoard: () => placeBoard,
    placePlan: () => ({ version: "1", changes: [next], kept: [], differing: [] }),
  });
}

test("the dialog for one team that moves up speaks of one team", async () => {
  show({ free: 1, teams: [teamOn(1, {})], nextInLine: [teamOn(3, { state: null })] });
  await userEvent.click(await screen.findByRole("button", { name: "Move up the next in line..." }));
  const dialog = within(screen.getByRole("dialog"));
  expect(await dialog.findByText(/^The team gets an e-mail at once\. /)).toBeVisible();
  expect(dialog.getByText(/^The fee of ₹360 becomes due\. The team must answer by /)).toBeVisible();
});

test("a place is withdrawn with a word about the payment only if there is one", async () => {
  show({ teams: [teamOn(1, {}), teamOn(2, { state: "accepted", paymentStatus: "accepted" })] });
  const text = /You can refund the payment under Payments\.$/;
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw... Team 1" }));
  expect(screen.queryByText(text)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getByRole("button", { name: "Withdraw... Team 2" }));
  expect(screen.getByText(text)).toBeVisible();
});

test("nothing is said twice while no place is offered and no team is in line", async () => {
  show({ waiting: 2 });
  expect(await screen.findByText("No place has been offered yet.")).toBeVisible();
  expect(screen.getByText("No team is next in line.")).toBeVisible();
  expect(screen.queryByText(/^Publishing a ranking/)).toBeNull();
});
