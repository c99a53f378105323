import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  clearSession,
  readSession,
  loggedOutByUser,
  writeSession,
} from "../../../../shared/session/session-store";
import { refusal, Unreachable, type Answers } from "../../../../shared/testing/fake-server";
import { loginResponse } from "../../../../shared/testing/login-response";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { DeleteAccountPanel } from "./delete-account-panel";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function remove(deleteAccount: Answers[string], password = "my password") {
  renderScreen(<DeleteAccountPanel />, { deleteAccount });
  await press("Delete my account");
  if (password !== "") await userEvent.type(screen.getByLabelText("Password"), password);
  await press("Delete account");
}

beforeEach(() => writeSession(loginResponse()));
afterEach(() => clearSession(true));

test("says what will happen before it asks", async () => {
  renderScreen(<DeleteAccountPanel />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "We delete your account and your personal data permanently.",
    "If you lead a team, the first member who has an account and has agreed to be in the team becomes the leader. If there is no such member, the team is deleted.",
    "You cannot delete your account while you lead a team whose payment is pending or accepted. Hand the team over first.",
    "The club keeps its records of payments.",
    "Your certificates stay valid and keep your name. Before you delete your account, give up any certificate that you do not want to keep.",
  ]);
  expect(screen.getByRole("button", { name: "Delete my account" })).not.toHaveClass("bg-bad");
  await press("Delete my account");
  expect(await screen.findByRole("button", { name: "Delete account" })).toHaveClass("bg-bad");
  expect(screen.getByRole("dialog", { name: "Delete your account?" })).toHaveAccessibleDescription(
    "This deletes the account of ananya@example.org and cannot be undone.",
  );
  expect(screen.getByLabelText("Password")).toHaveFocus();
  await press("Cancel");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Delete my account" })).toHaveFocus());
});

test("deletes with the password and is signed out, by choice", async () => {
  const deleteAccount = jest.fn(() => ({ message: "Your account was deleted." }));
  await remove(deleteAccount);
  await waitFor(() => expect(readSession()).toBeNull());
  expect(loggedOutByUser()).toBe(true);
  expect(deleteAccount).toHaveBeenCalledWith({ input: { password: "my password" } });
});

test("without a password nothing is asked of the server", async () => {
  const deleteAccount = jest.fn();
  await remove(deleteAccount, "");
  expect(await screen.findByText("Password is required")).toBeVisible();
  expect(deleteAccount).not.toHaveBeenCalled();
});

test("a wrong password is shown next to its field", async () => {
  const text = "The password is wrong. Try again.";
  await remove(() => {
    throw refusal("WRONG_PASSWORD", { password: text });
  });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(readSession()).not.toBeNull();
});

test.each([
  [
    "a leader with a reported payment",
    refusal("LEADS_PAID_TEAM"),
    "This account leads a team with a reported payment. Hand the team over first.",
  ],
  [
    "the last Superadmin",
    refusal("LAST_SUPERADMIN"),
    "The last Superadmin cannot be deleted or demoted. Make another person Superadmin first.",
  ],
  ["no network", new Unreachable(), "The server cannot be reached. Check your connection and try again."],
])("%s is shown in the dialog, which stays", async (_case, error, text) => {
  await remove(() => {
    throw error;
  });
  const dialog = within(screen.getByRole("dialog"));
  expect(await dialog.findByRole("alert")).toHaveTextContent(text);
  expect(readSession()).not.toBeNull();
});
