import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderScreen } from "../../../shared/testing/render-screen";
import { eventServer, TOPIC, type EventServer } from "../testing/event-server";
import { ContentSection } from "./content-section";

async function open(serverState: Partial<EventServer> = {}) {
  const { server, answers } = eventServer();
  Object.assign(server, serverState);
  renderScreen(<ContentSection />, answers, `/admindashboard?tab=content&topic=${TOPIC}`);
  await summary();
}

const summary = () => screen.findByLabelText(/^Summary/);
const type = async (text: string) => userEvent.type(await summary(), text);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("a refused publication focuses the first invalid field", async () => {
  await open({ mistakes: [{ place: "summary", complaint: "must have 3 to 300 characters" }] });
  await type("!");
  await press("Publish");
  const field = await summary();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/must have 3 to 300 characters/);
  act(() => field.blur());
  await userEvent.click(within(screen.getByRole("alert")).getByRole("link"));
  expect(field).toHaveFocus();
});

test("a refused publication focuses the summary if an invalid field is not on the screen", async () => {
  await open({ mistakes: [{ place: "notices[0].text", complaint: "must not be empty" }] });
  await type("!");
  await press("Publish");
  await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
  expect(screen.getByRole("alert")).toHaveTextContent("Correct these fields before you publish");
});

test("an opened part begins at its heading, and the list at the button of the part that was left", async () => {
  const scrolled = jest.spyOn(Element.prototype, "scrollIntoView");
  await open();
  expect(scrolled).not.toHaveBeenCalled();
  await press("All content");
  await waitFor(() => expect(screen.getByRole("button", { name: "Edit Code Cascade" })).toHaveFocus());
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: -900 } as DOMRect);
  await press("Edit Code Cascade");
  await waitFor(() => expect(screen.getByRole("heading", { name: "Code Cascade" })).toHaveFocus());
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test("when Publish disappears, the editor takes the focus", async () => {
  await open();
  await type("!");
  await press("Publish");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Publish" })).not.toBeInTheDocument());
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test("a text that is too long is kept, and its field says so", async () => {
  await open();
  const field = await summary();
  expect(field).toHaveAccessibleDescription(/At most 300 characters/);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste("x".repeat(312));
  expect(field).toHaveValue("x".repeat(312));
  expect(field).toHaveAccessibleDescription(
    /The text has 312 characters\. Shorten the text to 300 characters\./,
  );
});

test("a part that visitors do not see is not called published", async () => {
  const { answers } = eventServer();
  const gone = () => ({
    ...answers.contentTopic(),
    ...{ isPublished: false, number: 1 },
    versions: [{ number: 1, body: null, by: "Asha", at: "2026-11-25T10:00:00.000Z" }],
  });
  const address = `/admindashboard?tab=content&topic=${TOPIC}`;
  renderScreen(<ContentSection />, { ...answers, contentTopic: gone }, address);
  expect(await screen.findByText("Removed from the site")).toBeVisible();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toContainEqual(
    expect.stringMatching(/^Version 1, removedAsha/),
  );
});

/** Opens a batch, which is not on the site if `published` is null. */
function openBatch(published: object | null) {
  const { answers } = eventServer();
  const batch = () => ({
    ...answers.contentTopic(),
    ...{ id: "members/2026-30", title: null, isPublished: published !== null, versions: [] },
    published: published && JSON.stringify(published),
  });
  const address = "/admindashboard?tab=content&topic=members/2026-30";
  return renderScreen(<ContentSection />, { ...answers, contentTopic: batch }, address);
}

test("only a part that is or was a sample asks whether it still is one", async () => {
  const { unmount } = openBatch(null);
  expect(await screen.findByRole("button", { name: "Add a person" })).toBeVisible();
  expect(screen.queryByLabelText(/^Still the sample/)).not.toBeInTheDocument();
  unmount();
  const sample = { sample: true, label: "2026-30", kind: "students", members: [] };
  openBatch(sample);
  const box = await screen.findByLabelText(/^Still the sample/);
  await userEvent.click(box);
  expect(box).toBeVisible();
  expect(box).not.toBeChecked();
});

test("a student's role is not called optional, a former student's is", async () => {
  openBatch(null);
  await press("Add a person");
  expect(screen.getByLabelText("Role in the club")).toBeVisible();
  await userEvent.selectOptions(screen.getByRole("combobox"), "Alumni");
  expect(screen.getByLabelText("Role in the club (optional)")).toBeVisible();
});
