import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, readSession, writeSession } from "../../../../shared/session/session-store";
import { refusal, Unreachable, type Answers } from "../../../../shared/testing/fake-server";
import { loginResponse } from "../../../../shared/testing/login-response";
import { RefetchButton } from "../../../../shared/testing/refetch-button";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { VIEWER } from "../../testing/viewer-fixture";
import { ProfileDetails, useViewer } from "./profile-details";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const retype = async (label: RegExp, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text !== "") await userEvent.type(screen.getByLabelText(label), text);
};

async function edit(updateProfile: Answers[string]) {
  const view = renderScreen(<ProfileDetails />, { viewer: () => VIEWER, updateProfile });
  await userEvent.click(await screen.findByRole("button", { name: "Edit details" }));
  return view;
}

/** Shows the last fetched name, because the details are not visible while the form is open. */
function OwnName() {
  return <p>Known as {useViewer().viewer?.name}</p>;
}

const refusing = (error: Error) =>
  jest.fn(() => {
    throw error;
  });

beforeEach(() => writeSession(loginResponse()));
afterEach(() => clearSession(true));

test("shows the account, and N/A where nothing is known", async () => {
  renderScreen(<ProfileDetails />, { viewer: () => VIEWER });
  expect(screen.getByText("Loading...")).toBeVisible();
  expect(await screen.findByText("Ananya Iyer")).toBeVisible();
  const terms = screen.getAllByRole("term").map((term) => term.textContent);
  const facts = screen.getAllByRole("definition").map((fact) => fact.textContent);
  expect(Object.fromEntries(terms.map((term, place) => [term, facts[place]]))).toMatchObject({
    Name: "Ananya Iyer",
    Email: "ananya@example.org",
    Role: "Team Leader",
    Phone: "N/A",
    College: "Sample University",
    "Roll No.": "21CS042",
    "Codeforces handle": "ananya",
  });
});

test("says when it cannot be fetched, and tries again", async () => {
  let down = true;
  renderScreen(<ProfileDetails />, {
    viewer: () => {
      if (down) throw new Unreachable();
      return VIEWER;
    },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The server cannot be reached. Check your connection and try again.",
  );
  down = false;
  await press("Try again");
  expect(await screen.findByText("Ananya Iyer")).toBeVisible();
});

test("saves what was changed and nothing else, says so, and the session follows with the name", async () => {
  const { token } = readSession() ?? {};
  const updateProfile = jest.fn(({ input }: { input: object }) => ({
    message: "Profile updated successfully!",
    viewer: { ...VIEWER, ...input, codeforcesHandle: null },
  }));
  await edit(updateProfile);
  expect(await screen.findByLabelText("Name")).toHaveFocus();
  await retype(/^Name/, "Ananya Rao");
  await retype(/^Phone/, "98765 43210");
  await retype(/^Codeforces handle/, "");
  await press("Save details");
  expect(await screen.findByText("Profile updated successfully!")).toBeVisible();
  expect(updateProfile).toHaveBeenCalledWith({
    input: { name: "Ananya Rao", phone: "9876543210", codeforcesHandle: "" },
  });
  expect(screen.getByText("Ananya Rao")).toBeVisible();
  expect(screen.getByText("9876543210")).toBeVisible();
  expect(screen.getByRole("button", { name: "Edit details" })).toHaveFocus();
  expect(readSession()).toMatchObject({ name: "Ananya Rao", token });
});

test("a field that is changed while the form is being sent stays, to be saved next", async () => {
  const replies: (() => void)[] = [];
  const updateProfile = jest.fn(({ input }: { input: object }) => {
    const reply = { message: "Profile updated successfully!", viewer: { ...VIEWER, ...input } };
    return new Promise((resolve) => replies.push(() => resolve(reply)));
  });
  await edit(updateProfile);
  await screen.findByLabelText("Name");
  await retype(/^Name/, "Ananya Roa");
  await press("Save details");
  await screen.findByRole("button", { name: "Saving..." });
  await retype(/^Name/, "Ananya Rao");
  act(() => replies[0]?.());
  await press((await screen.findByRole("button", { name: "Save details" })).textContent);
  expect(screen.getByLabelText("Name")).toHaveValue("Ananya Rao");
  await screen.findByRole("button", { name: "Saving..." });
  act(() => replies[1]?.());
  expect(await screen.findByText("Profile updated successfully!")).toBeVisible();
  expect(updateProfile).toHaveBeenLastCalledWith({ input: { name: "Ananya Rao" } });
});

test("shows every broken rule next to its field and above, and sends nothing", async () => {
  const updateProfile = jest.fn();
  await edit(updateProfile);
  await retype(/^Name/, "A");
  await retype(/^Phone/, "12345");
  await press("Save details");
  const summary = within(await screen.findByRole("alert"));
  expect(summary.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "First name must be at least 2 characters",
    "Phone number must be 10 digits",
  ]);
  expect(screen.getByLabelText("Name")).toHaveAccessibleDescription(
    expect.stringContaining("Error: First name must be at least 2 characters"),
  );
  expect(screen.getByLabelText("Name")).toHaveFocus();
  expect(updateProfile).not.toHaveBeenCalled();
});

test("a taken roll number is shown next to its field, in the server's words", async () => {
  const text =
    "Someone else in this event has the same college and roll number. Check the number, or write to the club.";
  await edit(refusing(refusal("IDENTITY_TAKEN", { universityRollNo: text })));
  await press("Save details");
  const field = await screen.findByLabelText(/^University Roll Number/);
  await screen.findByText(text);
  expect(field).toHaveAccessibleDescription(`Error: ${text}`);
  expect(field).toHaveFocus();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test.each([
  [
    "a settled payment",
    refusal("PERSON_LOCKED"),
    "Your team has reported its payment. To change a name, college or roll number, write to the club.",
  ],
  ["no network", new Unreachable(), "The server cannot be reached. Check your connection and try again."],
])("%s is shown above the form, which keeps what was typed", async (_case, error, text) => {
  await edit(refusing(error));
  await retype(/^Name/, "Ananya Rao");
  await press("Save details");
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(screen.getByLabelText("Name")).toHaveValue("Ananya Rao");
  expect(readSession()?.name).toBe("Ananya Iyer");
});

test("Cancel asks about what was typed, and then leaves everything unchanged", async () => {
  await edit(jest.fn());
  await retype(/^Name/, "Another Name");
  await press("Cancel");
  expect(screen.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await press("Leave without saving");
  expect(screen.getByText("Ananya Iyer")).toBeVisible();
  expect(screen.getByRole("button", { name: "Edit details" })).toHaveFocus();
});

test("a form left open by a session that ended is there again after the next login, as it was", async () => {
  const { unmount } = await edit(jest.fn());
  await retype(/^College/, "Another College");
  act(() => clearSession());
  unmount();
  writeSession(loginResponse());
  renderScreen(<ProfileDetails />, { viewer: () => VIEWER });
  expect(await screen.findByLabelText(/^College/)).toHaveValue("Another College");
});

test("a form that was left with Back is open again, as it was, until it is left on purpose", async () => {
  const { unmount } = await edit(jest.fn());
  await retype(/^College/, "Another College");
  unmount();
  const view = renderScreen(<ProfileDetails />, { viewer: () => VIEWER });
  expect(await screen.findByLabelText(/^College/)).toHaveValue("Another College");
  expect(screen.getByText("Your unsaved changes are back.")).toBeVisible();
  await press("Cancel");
  await press("Leave without saving");
  view.unmount();
  renderScreen(<ProfileDetails />, { viewer: () => VIEWER });
  expect(await screen.findByRole("button", { name: "Edit details" })).toBeVisible();
});

test("what changed elsewhere while the form was open is not undone by it", async () => {
  let known: object = { ...VIEWER, codeforcesHandle: null };
  const updateProfile = jest.fn(() => ({ message: "Saved.", viewer: known }));
  renderScreen(
    <>
      <RefetchButton />
      <ProfileDetails />
      <OwnName />
    </>,
    { viewer: () => known, updateProfile },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Edit details" }));
  await retype(/^Phone/, "9876543210");
  known = { ...VIEWER, name: "Ananya Rao", college: "Another College", codeforcesHandle: "ananya_new" };
  await press("Refetch");
  await screen.findByText("Known as Ananya Rao");
  await press("Save details");
  expect(await screen.findByText("Saved.")).toBeVisible();
  expect(updateProfile).toHaveBeenCalledWith({ input: { phone: "9876543210" } });
});

test("nor what changed while the session was over", async () => {
  const { unmount } = await edit(jest.fn());
  await retype(/^Phone/, "9876543210");
  act(() => clearSession());
  unmount();
  writeSession(loginResponse());
  const now = { ...VIEWER, name: "Ananya Rao", college: "Another College", codeforcesHandle: null };
  const updateProfile = jest.fn(() => ({ message: "Saved.", viewer: now }));
  renderScreen(<ProfileDetails />, { viewer: () => now, updateProfile });
  expect(await screen.findByLabelText(/^Phone/)).toHaveValue("9876543210");
  await press("Save details");
  expect(await screen.findByText("Saved.")).toBeVisible();
  expect(updateProfile).toHaveBeenCalledWith({ input: { phone: "9876543210" } });
});
