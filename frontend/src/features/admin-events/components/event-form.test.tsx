import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { renderScreen } from "../../../shared/testing/render-screen";
import { EventsSection } from "./events-section";

beforeEach(() => fakeMedia({ width: 1280 }));

test("a new event without days and with a wrong fee asks for each of them", async () => {
  renderScreen(<EventsSection />, { events: () => [] }, "/admindashboard?tab=events&event=New");
  await userEvent.click(await screen.findByRole("button", { name: "Create event" }));
  const summary = within(await screen.findByRole("alert"));
  expect(summary.getByRole("link", { name: "Choose the first day" })).toBeVisible();
  expect(summary.getByRole("link", { name: "Choose the last day" })).toBeVisible();

  const fee = screen.getByLabelText(/^Fee in rupees/);
  await userEvent.type(fee, "lots");
  await userEvent.click(screen.getByRole("button", { name: "Create event" }));
  await waitFor(() => expect(fee).toHaveAccessibleDescription(/Enter the fee in rupees, for example 360/));
});
