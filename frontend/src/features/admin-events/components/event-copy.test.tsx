import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { renderScreen } from "../../../shared/testing/render-screen";
import { eventFixture } from "../../../shared/testing/event-fixture";
import { EventsSection } from "./events-section";

test("a copy names its original, and its notices link to the address that was typed", async () => {
  fakeMedia({ width: 1280 });
  const notices = [
    { title: "Register", description: "Soon.", link: "/events/syntaxsiege/registration" },
    { title: "See also", description: "Too.", link: "/events/siege" },
  ];
  const original = eventFixture({ notices });
  const createEvent = jest.fn(({ input }: { input: object }) => ({
    message: "Event created.",
    event: eventFixture({ ...input, minTeamSize: 3, id: "01890000-0000-7000-8000-000000000002" }),
  }));
  renderScreen(
    <EventsSection />,
    { events: () => [original], createEvent },
    "/admindashboard?tab=events&copy=syntaxsiege",
  );
  const address = await screen.findByLabelText("Address");
  await userEvent.clear(address);
  await userEvent.type(address, "siege-$1");
  expect(screen.queryByText(/the page of another event/)).toHaveTextContent("/events/siege");
  // The link to another event, `/events/siege`, stays, although the address is `siege` for a moment while `siege-next`
  // is typed.
  await userEvent.clear(address);
  await userEvent.type(address, "siege-next");
  await userEvent.click(screen.getByRole("button", { name: "Create event" }));
  expect(await screen.findByText("Event created.")).toBeVisible();
  const [[{ input }]] = createEvent.mock.calls as unknown as [[{ input: Record<string, unknown> }]];
  expect(input).toMatchObject({
    copyOf: original.id,
    slug: "siege-next",
    notices: [{ link: "/events/siege-next/registration" }, { link: "/events/siege" }],
  });
});
