import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { refusal, Unreachable, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { eventFixture } from "../../../shared/testing/event-fixture";
import { EVENT_TEXT_FIELDS } from "@contract/modules/events/contract/event-texts";
import { EMPTY_EVENT } from "../event-values";
import { EventsSection } from "./events-section";

beforeEach(() => fakeMedia({ width: 1280 }));

const TEXTS = {
  id: "events/syntaxsiege",
  ...{ publishedAt: null, publishedBy: null, draftedAt: null, draftedBy: null },
};
const show = (answers: Answers = {}, at = "/admindashboard?tab=events") =>
  renderScreen(
    <EventsSection />,
    { events: () => [eventFixture()], contentTopic: () => TEXTS, ...answers },
    at,
  );
/** Returns the names of a form's fields, each once. */
const namesIn = (form: HTMLFormElement): string[] => [...new Set(new FormData(form).keys())];

test("without events it says what to do", async () => {
  show({ events: () => [] });
  expect(await screen.findByText("There are no events yet.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "New event" }));
  expect(await screen.findByRole("form", { name: "New event" })).toBeVisible();
  expect(
    screen.getByText(/^Still needed: Title, Address, First day and Last day\. You can fill/),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: "Create event" })).toBeEnabled();
  // The address follows the title until the user types an address.
  const [title, address] = [screen.getByLabelText("Title"), screen.getByLabelText("Address")];
  await userEvent.type(title, "Café Night: 2026!");
  expect(address).toHaveValue("cafe-night-2026");
  await userEvent.clear(address);
  await userEvent.type(address, "cafe");
  await userEvent.type(title, " II");
  expect(address).toHaveValue("cafe");
});

test("every field of a new event can be typed in or chosen", async () => {
  show({}, "/admindashboard?tab=events&event=New");
  const form = await screen.findByRole<HTMLFormElement>("form", { name: "New event" });
  const { notices: _edited, ...fields } = EMPTY_EVENT;
  expect(namesIn(form)).toEqual(expect.arrayContaining(Object.keys(fields)));
});

test("every field of an event has a description", async () => {
  show({}, "/admindashboard?tab=events&event=New");
  const form = await screen.findByRole<HTMLFormElement>("form", { name: "New event" });
  const { notices: _edited, image: _pictures, ...fields } = EMPTY_EVENT;
  for (const name of Object.keys(fields))
    expect(form.elements.namedItem(name)).toHaveAccessibleDescription(/\S{2,}/);
});

test("the form of an event has its facts, and leads to its texts and their draft", async () => {
  const draft = { ...TEXTS, draftedAt: "2026-11-25T10:00:00.000Z", draftedBy: "Asha" };
  show({ contentTopic: () => draft }, "/admindashboard?tab=events&event=syntaxsiege");
  const form = await screen.findByRole<HTMLFormElement>("form", { name: "Syntax Siege 2025" });
  const texts = EVENT_TEXT_FIELDS.map(String);
  const facts = Object.keys(EMPTY_EVENT).filter((name) => name !== "slug" && !texts.includes(name));
  expect(namesIn(form).toSorted()).toEqual(facts.toSorted());
  const card = within(screen.getByRole("region", { name: "Public texts" }));
  expect(card.getByText("A week of code.")).toBeVisible();
  expect(await card.findByText(/Draft by Asha/)).toBeVisible();
  expect(card.getByRole("link", { name: "Edit the texts" })).toHaveAttribute(
    "href",
    expect.stringContaining("?tab=content&topic=events%2Fsyntaxsiege"),
  );
});

test("a list that could not be fetched offers another try", async () => {
  let tries = 0;
  show({
    events: () => {
      tries += 1;
      if (tries === 1) throw new Unreachable();
      return [eventFixture()];
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("rowheader", { name: /Syntax Siege 2025/ })).toBeVisible();
});

test("an address of no event says so and leads back", async () => {
  show({}, "/admindashboard?tab=events&event=nothing");
  expect(await screen.findByText("This event was not found.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "All events" }));
  expect(await screen.findByRole("rowheader", { name: /Syntax Siege 2025/ })).toBeVisible();
});

test("what is saved is the whole event with the version that was shown", async () => {
  const updateEvent = jest.fn(() => ({ message: "Event updated.", event: eventFixture({ maxTeamSize: 2 }) }));
  show({ updateEvent }, "/admindashboard?tab=events&event=syntaxsiege");
  const size = await screen.findByLabelText(/Largest team/);
  expect(screen.getByRole("button", { name: "Save event" })).toBeDisabled();
  await userEvent.clear(size);
  await userEvent.type(size, "2");
  await userEvent.click(screen.getByRole("button", { name: "Save event" }));
  expect(await screen.findByText("Event updated.")).toBeVisible();
  expect(updateEvent).toHaveBeenCalledTimes(1);
  const [[{ input }]] = updateEvent.mock.calls as unknown as [[{ input: Record<string, unknown> }]];
  expect(input).toMatchObject({
    maxTeamSize: 2,
    venue: "Campus",
    fee: 36_000,
    version: "1",
    registrationClosesAt: "2025-03-01T11:30:00.000Z",
  });
});

test("what is typed as soon as a new event is saved stays in its form", async () => {
  const events = [eventFixture()];
  const createEvent = ({ input }: { input: object }) => {
    const event = eventFixture({ ...input, minTeamSize: 3, id: "01890000-0000-7000-8000-000000000002" });
    events.push(event);
    return { message: "Event created.", event };
  };
  show({ createEvent, events: () => [...events] }, "/admindashboard?tab=events&copy=syntaxsiege");
  const size = await screen.findByLabelText(/Largest team/);
  await userEvent.click(screen.getByRole("button", { name: "Create event" }));
  expect(await screen.findByText("Event created.")).toBeVisible();
  expect(await screen.findByRole("region", { name: "Public texts" })).toBeVisible();
  // The field is still the same element: the form was not replaced.
  expect(size).toBeInTheDocument();
  await userEvent.clear(size);
  await userEvent.type(size, "2");
  await userEvent.click(screen.getByRole("button", { name: "All events" }));
  expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
});

test("concurrently published texts are taken over without a question, and the facts are saved over them", async () => {
  let event = eventFixture();
  const updateEvent = jest.fn(({ input }: { input: { version: string } }) => {
    if (input.version !== event.version) throw refusal("VERSION_CHANGED");
    event = eventFixture({ ...event, maxTeamSize: 2, version: "3" });
    return { message: "Event updated.", event };
  });
  show(
    { updateEvent: updateEvent as never, events: () => [event] },
    "/admindashboard?tab=events&event=syntaxsiege",
  );
  const size = await screen.findByLabelText(/Largest team/);
  event = eventFixture({ summary: "Published since.", version: "2" });
  await userEvent.clear(size);
  await userEvent.type(size, "2");
  await userEvent.click(screen.getByRole("button", { name: "Save event" }));
  expect(await screen.findByText("Event updated.")).toBeVisible();
  expect(updateEvent).toHaveBeenCalledTimes(2);
  expect(updateEvent).toHaveBeenLastCalledWith(
    expect.objectContaining({
      input: expect.objectContaining({ summary: "Published since.", maxTeamSize: 2 }),
    }),
  );
  expect(screen.getByText("Published since.")).toBeVisible();
});

test("a fact that another admin changed is shown side by side", async () => {
  let event = eventFixture();
  const updateEvent = jest.fn(() => {
    throw refusal("VERSION_CHANGED");
  });
  show({ updateEvent, events: () => [event] }, "/admindashboard?tab=events&event=syntaxsiege");
  const size = await screen.findByLabelText(/Largest team/);
  event = eventFixture({ maxTeamSize: 4, version: "2" });
  await userEvent.clear(size);
  await userEvent.type(size, "2");
  await userEvent.click(screen.getByRole("button", { name: "Save event" }));
  expect(await screen.findByText("You both changed “Largest team”. Their version:")).toBeVisible();
  expect(size).toHaveValue("2");
  expect(updateEvent).toHaveBeenCalledTimes(1);
});

test("another qualifying rank asks first, and says for how many teams; Cancel saves nothing", async () => {
  const updateEvent = jest.fn(() => ({
    message: "Event updated.",
    event: eventFixture({ qualifyingRank: 2 }),
  }));
  const team = (id: string, ranking: number | null, paymentStatus: string) => ({
    id,
    ranking,
    paymentStatus,
    qualified: ranking === 1,
    place: null,
  });
  const teams = () => [team("a", 1, "pending"), team("b", 2, "incomplete"), team("c", null, "incomplete")];
  show({ updateEvent, teams }, "/admindashboard?tab=events&event=syntaxsiege");
  const rank = await screen.findByLabelText(/Qualifying rank/);
  await userEvent.clear(rank);
  await userEvent.type(rank, "2");
  await userEvent.click(screen.getByRole("button", { name: "Save event" }));
  let dialog = within(await screen.findByRole("dialog", { name: "Save the new fee or qualifying rank?" }));
  expect(await dialog.findByText(/1 of 3 teams qualify and owe ₹360 each.*2 of 3 teams/)).toBeVisible();
  expect(dialog.getByText(/1 payment is pending and 0 accepted/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(updateEvent).not.toHaveBeenCalled();
  expect(rank).toHaveValue("2");
  await userEvent.click(screen.getByRole("button", { name: "Save event" }));
  dialog = within(await screen.findByRole("dialog", { name: "Save the new fee or qualifying rank?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save event" }));
  expect(await screen.findByText("Event updated.")).toBeVisible();
  expect(updateEvent).toHaveBeenCalledTimes(1);
});

test("a refusal keeps what was typed", async () => {
  show(
    {
      updateEvent: () => {
        throw refusal("TEAMS_TOO_LARGE", {
          maxTeamSize: "A team in this event already has more people. Choose a larger team size.",
        });
      },
    },
    "/admindashboard?tab=events&event=syntaxsiege",
  );
  const size = await screen.findByLabelText(/Largest team/);
  await userEvent.clear(size);
  await userEvent.type(size, "1");
  await userEvent.click(screen.getByRole("button", { name: "Save event" }));
  await waitFor(() => expect(size).toHaveAccessibleDescription(/already has more people/));
  expect(size).toHaveValue("1");
});

test("an event is deleted after a question; one that people have data in shows the obstacle", async () => {
  const inTheWay = "You cannot delete this event, because it has 2 teams.";
  let isUsed = true;
  const deleteEvent = jest.fn(() => {
    if (isUsed) throw refusal("EVENT_IN_USE", {}, inTheWay);
    return { message: "Event deleted." };
  });
  show(
    { deleteEvent, events: () => (isUsed ? [eventFixture()] : []) },
    "/admindashboard?tab=events&event=syntaxsiege",
  );
  await userEvent.click(await screen.findByRole("button", { name: "Delete event" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete “Syntax Siege 2025”?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete event" }));
  expect(await within(dialog).findByText(inTheWay)).toBeVisible();
  isUsed = false;
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete event" }));
  expect(await screen.findByText("Syntax Siege 2025: Event deleted.")).toBeVisible();
  expect(await screen.findByText("There are no events yet.")).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});
