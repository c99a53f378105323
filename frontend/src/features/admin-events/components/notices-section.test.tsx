import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { eventFixture } from "../../../shared/testing/event-fixture";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { renderScreen } from "../../../shared/testing/render-screen";
import { NoticesSection } from "./notices-section";

test("an empty notice is refused once, and its first wrong field takes the focus", async () => {
  fakeMedia({ width: 360 });
  renderScreen(<NoticesSection />, { events: () => [eventFixture()] }, "/admindashboard?tab=notices");
  await userEvent.click(await screen.findByRole("button", { name: "Add a notice" }));
  await userEvent.click(screen.getByRole("button", { name: "Save notices" }));
  expect(await screen.findAllByText(/is incomplete or has a mistake/)).toHaveLength(1);
  await waitFor(() => expect(screen.getAllByLabelText("Title").at(-1)).toHaveFocus());
});
