import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { eventFixture } from "../../../shared/testing/event-fixture";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import type { Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { NoticesSection } from "./notices-section";

const DEADLINE = { title: "Registration deadline", description: "1 March, 5 PM.", link: null };
const withNotice = eventFixture({ notices: [DEADLINE] });
const notice = (place: number) => within(screen.getByRole("group", { name: `Notice ${String(place)}` }));
const titles = () => screen.getAllByLabelText<HTMLInputElement>("Title").map(({ value }) => value);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

function show(answers: Answers): void {
  fakeMedia({ width: 360 });
  renderScreen(<NoticesSection />, answers, "/admindashboard?tab=notices");
}

test("an empty notice is refused once, and its first wrong field takes the focus", async () => {
  show({ events: () => [eventFixture()] });
  await press("Add a notice");
  await press("Save notices");
  expect(await screen.findAllByText(/is incomplete or has a mistake/)).toHaveLength(1);
  await waitFor(() => expect(screen.getAllByLabelText("Title").at(-1)).toHaveFocus());
});

test("a notice without text, and with a bad link, is refused at its fields", async () => {
  show({ events: () => [withNotice] });
  await press("Add a notice");
  await waitFor(() => expect(notice(2).getByLabelText("Title")).toHaveFocus());
  await userEvent.keyboard("Bring a laptop");
  await userEvent.type(notice(2).getByLabelText(/^Link/), "javascript:alert(1)");
  await press("Save notices");
  expect(await screen.findByText(/^Notice 2 is incomplete or has a mistake/)).toBeVisible();
  expect(notice(2).getByLabelText("Text")).toHaveAccessibleDescription(/Write the notice's text/);
  expect(notice(2).getByLabelText(/^Link/)).toHaveAccessibleDescription(
    /Enter a path on this site, such as \/events, or an https address/,
  );
});

test("notices are moved, deleted, brought back and saved together; the focus stays with them", async () => {
  let event = eventFixture({
    notices: [DEADLINE, { title: "Laptops", description: "Bring one.", link: "/events" }],
  });
  const updateEvent = jest.fn(({ input }: { input: Record<string, unknown> }) => {
    event = eventFixture({ ...event, notices: input["notices"], version: "2" });
    return { message: "Event updated.", event };
  });
  show({ events: () => [event], updateEvent });
  (await screen.findByRole("button", { name: "Move up notice 2" })).focus();
  await userEvent.keyboard("{Enter}");
  expect(titles()).toEqual(["Laptops", "Registration deadline"]);
  await waitFor(() => expect(screen.getByRole("button", { name: "Move down notice 1" })).toHaveFocus());

  await press("Preview notice 1");
  const preview = within(screen.getByRole("dialog", { name: "Laptops" }));
  expect(preview.getByText("Bring one.")).toBeVisible();
  expect(preview.getByText("More about “Laptops”")).toBeInTheDocument();
  await userEvent.click(preview.getByRole("button", { name: "Close" }));

  await press("Delete notice 2");
  expect(screen.getByText(/^“Registration deadline” will be deleted when you save\./)).toBeVisible();
  await waitFor(() => expect(screen.getByRole("button", { name: "Bring it back" })).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  expect(titles()).toEqual(["Laptops", "Registration deadline"]);
  await press("Delete notice 2");
  await press("Save notices");
  expect(await screen.findByText("Notices saved.")).toBeVisible();
  expect(updateEvent.mock.calls[0]?.[0].input["notices"]).toMatchObject([{ title: "Laptops" }]);
  expect(titles()).toEqual(["Laptops"]);
});

test("another event's notices are chosen, and stand in the address; leaving asks", async () => {
  const other = (slug: string, title: string) =>
    eventFixture({ ...{ id: `01890000-0000-7000-8000-0000000000${slug}`, slug, title }, state: "upcoming" });
  show({ events: () => [withNotice, other("11", "Genesis"), other("12", "Code Cascade")] });
  await userEvent.selectOptions(await screen.findByLabelText(/^Event/), "11");
  expect(await screen.findByText(/^There are no notices\./)).toBeVisible();
  await press("Add a notice");
  await userEvent.selectOptions(screen.getByLabelText(/^Event/), "12");
  const dialog = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
  expect(dialog.getByText(/the notices of “Genesis”/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Leave without saving" }));
  await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent("event=12"));
  expect(screen.getByLabelText(/^Event/)).toHaveValue("12");
});

test("a warning about the event links to the screen that mends it", async () => {
  const registrationClosesAt = "2025-03-01T11:30:00.000Z";
  show({ events: () => [eventFixture({ registration: "open", state: "current", registrationClosesAt })] });
  const link = await screen.findByRole("link", { name: "Edit the event" });
  expect(link).toHaveAttribute("href", `/admindashboard?tab=events&event=${eventFixture().slug}`);
});
