import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, readSession, writeSession } from "../../../../shared/session/session-store";
import { refusal, Unreachable, type Answers } from "../../../../shared/testing/fake-server";
import { loginResponse } from "../../../../shared/testing/login-response";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { sessionAnswer } from "../../testing/viewer-fixture";
import { PasswordSection } from "./password-section";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function change(changePassword: Answers[string], current = "old password", next = "new password") {
  renderScreen(<PasswordSection />, { changePassword });
  await press("Change password");
  expect(await screen.findByLabelText("Current Password")).toHaveFocus();
  if (current !== "") await userEvent.type(screen.getByLabelText("Current Password"), current);
  await userEvent.type(screen.getByLabelText("New Password"), next);
  await press("Set new password");
}

beforeEach(() => writeSession(loginResponse()));
afterEach(() => clearSession(true));

test("sets the new password, goes on with the fresh session and says that the others ended", async () => {
  const session = sessionAnswer();
  const changePassword = jest.fn(() => ({ message: "Password updated successfully!", session }));
  await change(changePassword);
  expect(
    await screen.findByText("Password updated successfully! Your other devices were logged out."),
  ).toBeVisible();
  expect(changePassword).toHaveBeenCalledWith({
    input: { currentPassword: "old password", newPassword: "new password" },
  });
  expect(readSession()?.token).toBe(session.token);
  expect(screen.queryByLabelText("Current Password")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Change password" })).toHaveFocus());
});

test("browsers know which password is which", async () => {
  renderScreen(<PasswordSection />);
  await press("Change password");
  expect(screen.getByLabelText("Current Password")).toHaveAttribute("autocomplete", "current-password");
  expect(screen.getByLabelText("New Password")).toHaveAttribute("autocomplete", "new-password");
  expect(screen.getByRole("link", { name: "Forgot your current password?" })).toHaveAttribute(
    "href",
    "/forget-pass",
  );
});

test.each([
  [
    "a wrong current password",
    "WRONG_PASSWORD",
    "currentPassword",
    "Current Password",
    "The password is wrong. Try again.",
  ],
  [
    "the same password again",
    "BAD_INPUT",
    "newPassword",
    "New Password",
    "The new password must differ from the current one",
  ],
] as const)("%s is shown next to its field, with nothing lost", async (_case, code, field, label, text) => {
  const token = readSession()?.token;
  await change(() => {
    throw refusal(code, { [field]: text });
  });
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(`Error: ${text}`));
  expect(screen.getByLabelText("New Password")).toHaveValue("new password");
  expect(readSession()?.token).toBe(token);
});

test("both fields have their rules", async () => {
  const changePassword = jest.fn();
  await change(changePassword, "", "short");
  expect(await screen.findAllByText("Password is required")).toHaveLength(2);
  expect(screen.getAllByText("Password must be at least 8 characters")).toHaveLength(2);
  expect(changePassword).not.toHaveBeenCalled();
});

test("a failure without a text reads as the specification has it", async () => {
  await change(() => {
    throw new Unreachable();
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("Password update failed");
});

test("a second press while it is under way does nothing", async () => {
  const changePassword = jest.fn(() => new Promise(() => undefined));
  await change(changePassword);
  await userEvent.click(await screen.findByRole("button", { name: "Updating..." }));
  expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
  expect(changePassword).toHaveBeenCalledTimes(1);
});
