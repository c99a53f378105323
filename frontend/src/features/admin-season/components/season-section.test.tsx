import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { eventFixture } from "../../../shared/testing/event-fixture";
import { Unreachable } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { SeasonSection } from "./season-section";

test("Hand over reports that the events could not be loaded, and loads them again", async () => {
  const answers = {
    events: () => {
      throw new Unreachable();
    },
  };
  renderScreen(<SeasonSection />, answers, "/?tab=season&view=people");
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("the checklist folds the items that are done or not needed", async () => {
  const item = (key: string, title: string, state: string) => ({
    ...{ key, title, state, text: "…" },
    ...{ reason: null, markedBy: null, markedAt: null },
  });
  const items = [
    item("REFUNDS", "Pay out every refund", "DONE"),
    item("UNRANKED_TEAMS", "Give every team a rank", "TO_DO"),
    item("BATCHES", "Mark graduated batches", "NOT_NEEDED"),
  ];
  const event = eventFixture();
  renderScreen(
    <SeasonSection />,
    {
      events: () => [event],
      seasonChecklist: () => ({ eventId: event.id, nextEventId: null, items }),
    },
    "/?tab=season",
  );
  expect(await screen.findByText("1 of 3 tasks left to do")).toBeVisible();
  expect(screen.getByText("Give every team a rank")).toBeVisible();
  for (const folded of ["Pay out every refund", "Mark graduated batches"])
    expect(screen.getByText(folded)).not.toBeVisible();
  await userEvent.click(screen.getByText("Done or not needed (2)"));
  expect(screen.getByText("Pay out every refund")).toBeVisible();
});
