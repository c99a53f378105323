import { act, screen } from "@testing-library/react";
import { renderScreen } from "../../../shared/testing/render-screen";
import { CheckInSection } from "./check-in-section";

const goTo = (address: string) =>
  act(() => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  });

test("while another event's desk loads, no session can be added to the previous event", async () => {
  const siege = { eventId: "siege", eventTitle: "Siege", expected: 2, sessions: [] };
  let reply: unknown = siege;
  const answers = { events: () => [], walkIns: () => [], checkInDesk: () => reply };
  renderScreen(<CheckInSection />, answers, "/?event=siege");
  expect(await screen.findByRole("button", { name: "Add a session..." })).toBeVisible();
  reply = new Promise(() => undefined);
  goTo("/?event=blitz");
  expect(screen.queryByRole("button", { name: "Add a session..." })).not.toBeInTheDocument();
  expect(screen.getByText("Loading...")).toBeVisible();
});
