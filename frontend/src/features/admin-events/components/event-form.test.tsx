import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { renderScreen } from "../../../shared/testing/render-screen";
import { EventsSection } from "./events-section";

beforeEach(() => fakeMedia({ width: 1280 }));

test("a new event without days asks for each of them", async () => {
  renderScreen(<EventsSection />, { events: () => [] }, "/admindashboard?tab=events&event=New");
  await userEvent.click(await screen.findByRole("button", { name: "Create event" }));
  const summary = within(await screen.findByRole("alert"));
  expect(summary.getByRole("link", { name: "Choose the first day" })).toBeVisible();
  expect(summary.getByRole("link", { name: "Choose the last day" })).toBeVisible();
});
