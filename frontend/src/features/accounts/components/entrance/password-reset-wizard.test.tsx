import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, readSession, writeSession } from "../../../../shared/session/session-store";
import { enter } from "../../../../shared/testing/enter";
import { refusal, Unreachable, type Answers } from "../../../../shared/testing/fake-server";
import { loginResponse } from "../../../../shared/testing/login-response";
import { movableClock, pass } from "../../../../shared/testing/movable-clock";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { PasswordResetWizard } from "./password-reset-wizard";

const answers = {
  requestPasswordReset: jest.fn(() => ({ message: "If an account uses this e-mail, a code is on its way." })),
  verifyResetCode: jest.fn(() => ({ message: "OTP verified.", resetToken: "proof" })),
  setNewPassword: jest.fn(() => ({ message: "Password updated successfully!" })),
} satisfies Answers;

const refusing = (error: Error) => () => {
  throw error;
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const currentStep = () => screen.getByRole("listitem", { current: "step" });

async function toCode({ by = enter } = {}) {
  await by(screen.getByLabelText("Email"), "ananya@example.org");
  await press("Send Code");
  return screen.findByLabelText("Code");
}

async function toPassword(code?: HTMLElement) {
  // The field takes at most six digits, so it drops 7 and 8.
  await enter(code ?? (await toCode()), "12345678"); // the sixth digit sends the code
  return screen.findByLabelText("New Password");
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => sessionStorage.clear());

test("three steps, each focused and named, then the login after 2 s", async () => {
  renderScreen(<PasswordResetWizard />, answers, "/forget-pass");
  expect(currentStep()).toHaveTextContent("Reset Password");
  const code = await toCode({ by: userEvent.type });
  expect(currentStep()).toHaveTextContent("Verify OTP");
  await waitFor(() => expect(code).toHaveFocus());
  const password = await toPassword(code);
  expect(currentStep()).toHaveTextContent("Set New Password");
  await userEvent.type(password, "a new password");
  movableClock();
  await press("Set New Password");
  expect(await screen.findByText("Password updated successfully!")).toBeVisible();
  expect(answers.setNewPassword).toHaveBeenCalledWith({
    input: { email: "ananya@example.org", newPassword: "a new password", resetToken: "proof" },
  });
  await pass(2_000);
  await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(/^\/login$/));
});

test.each(["success", "info"])("a %s note of the tab is shown in the language of the page", async (tone) => {
  const step = { step: "code", email: "ananya@example.org", at: Date.now(), nextAt: 0 };
  const { unmount } = renderScreen(<PasswordResetWizard />, answers, "/forget-pass");
  await toCode();
  const [key = ""] = Object.keys(sessionStorage).filter((name) => name.endsWith("password-reset"));
  unmount();
  sessionStorage.setItem(key, JSON.stringify({ ...step, note: { tone, text: "कोड भेजा गया" } }));
  renderScreen(<PasswordResetWizard />, answers, "/forget-pass");
  expect(await screen.findByText("If an account uses this e-mail, a code is on its way.")).toBeVisible();
  expect(screen.queryByText("कोड भेजा गया")).not.toBeInTheDocument();
});

test.each([
  ["of the same account", "ananya@example.org", true],
  ["of another account", "ravi@example.org", false],
])("a session %s on this device: %s, over: %p", async (_whose, email, over) => {
  writeSession({ ...loginResponse(), email });
  renderScreen(<PasswordResetWizard />, answers, "/forget-pass?next=%2Fpayment");
  await enter(await toPassword(), "a new password");
  movableClock();
  await press("Set New Password");
  await screen.findByText("Password updated successfully!");
  expect(readSession() === null).toBe(over);
  await pass(2_000);
  await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent("/login?next=%2Fpayment"));
  act(() => clearSession(true));
});

test("a failed request for a code is shown, and the address is kept", async () => {
  const failing = { ...answers, requestPasswordReset: refusing(new Unreachable()) };
  renderScreen(<PasswordResetWizard />, failing);
  await enter(screen.getByLabelText("Email"), "ananya@example.org");
  await press("Send Code");
  expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong");
  expect(screen.getByLabelText("Email")).toHaveValue("ananya@example.org");
});

test("a wrong code is refused in the specification's words", async () => {
  renderScreen(<PasswordResetWizard />, { ...answers, verifyResetCode: refusing(refusal("INVALID_OTP")) });
  await userEvent.type(await toCode(), "000000");
  expect(await screen.findByRole("alert")).toHaveTextContent("Invalid OTP");
});

test.each([
  ["sent", null, "If an account uses this e-mail, a code is on its way.", ""],
  ["not sent", new Unreachable(), "Something went wrong", "000000"],
])("after a wrong code, the next one is shown as %s", async (_case, error, text, expectedCode) => {
  let requests = 0;
  renderScreen(<PasswordResetWizard />, {
    requestPasswordReset: () => {
      requests += 1;
      if (error !== null && requests > 1) throw error;
      return answers.requestPasswordReset();
    },
    verifyResetCode: refusing(refusal("INVALID_OTP")),
  });
  await userEvent.type(await toCode(), "000000");
  expect(await screen.findByText("Invalid OTP")).toBeVisible();
  const now = Date.now();
  jest.spyOn(Date, "now").mockImplementation(() => now + 60_000);
  await userEvent.click(await screen.findByRole("button", { name: "Send a new code" }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText("Invalid OTP")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Code")).toHaveValue(expectedCode);
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test.each([
  ["the code", (field: HTMLElement) => Promise.resolve(field), "Code"],
  ["the new password", (field: HTMLElement) => toPassword(field), "New Password"],
])("a reload at the step of %s leads on from there", async (_step, go, label) => {
  const { unmount } = renderScreen(<PasswordResetWizard />, answers);
  await go(await toCode());
  unmount();
  expect(Object.values(sessionStorage).join("")).not.toContain("proof");
  renderScreen(<PasswordResetWizard />, answers);
  expect(screen.getByLabelText(label)).toBeVisible();
  if (label === "Code") await toPassword(screen.getByLabelText(label));
  await enter(screen.getByLabelText("New Password"), "a new password");
  await press("Set New Password");
  expect(await screen.findByText("Password updated successfully!")).toBeVisible();
  expect(answers.requestPasswordReset).toHaveBeenCalledTimes(1);
  expect(answers.setNewPassword).toHaveBeenCalledWith({
    input: {
      email: "ananya@example.org",
      newPassword: "a new password",
      // After a reload, the proof is only in the server's cookie, so the page sends null.
      resetToken: label === "Code" ? "proof" : null,
    },
  });
});

test("a step whose code is too old starts again, with the address", async () => {
  const { unmount } = renderScreen(<PasswordResetWizard />, answers);
  await toCode();
  unmount();
  const now = Date.now();
  jest.spyOn(Date, "now").mockImplementation(() => now + 600_000);
  renderScreen(<PasswordResetWizard />, answers);
  expect(screen.getByLabelText("Email")).toHaveValue("ananya@example.org");
});

test("a mail's link fills its code in and sends nothing", async () => {
  const link = "/forget-pass?next=%2Fpayment#code=067400&email=ananya%40example.org";
  renderScreen(<PasswordResetWizard />, answers, link);
  expect(await screen.findByLabelText("Code")).toHaveValue("067400");
  expect(answers.verifyResetCode).not.toHaveBeenCalled();
  await press("Verify OTP");
  expect(await screen.findByLabelText("New Password")).toBeVisible();
});

test("too many codes: the true time until the next is shown", async () => {
  const many = "You requested too many codes. Use the code from the newest mail, or try again later.";
  const error = refusal("CODE_RATE_LIMITED", undefined, many);
  Object.assign(error.extensions, { retryAfter: 3234 });
  renderScreen(<PasswordResetWizard />, { ...answers, requestPasswordReset: refusing(error) });
  await toCode();
  expect(screen.getByText(many)).toBeVisible();
  expect(screen.getByText("53 min 54 s")).toBeVisible();
});

test("a proof that ran out leads back to a new code, with the address kept", async () => {
  renderScreen(<PasswordResetWizard />, {
    ...answers,
    setNewPassword: refusing(refusal("RESET_NOT_ALLOWED")),
  });
  await enter(await toPassword(), "a new password");
  await press("Set New Password");
  expect(await screen.findByRole("alert")).toHaveTextContent("Password update failed");
  await press("Ask for a new code");
  expect(screen.getByLabelText("Email")).toHaveValue("ananya@example.org");
});

test("a short password is refused before it is sent", async () => {
  renderScreen(<PasswordResetWizard />, answers);
  await enter(await toPassword(), "short");
  await press("Set New Password");
  expect(await screen.findByText("Password must be at least 8 characters")).toBeVisible();
  expect(answers.setNewPassword).not.toHaveBeenCalled();
});

test("a code sent a moment ago is still good, so its step opens", async () => {
  renderScreen(<PasswordResetWizard />, {
    ...answers,
    requestPasswordReset: refusing(refusal("CODE_RATE_LIMITED")),
  });
  await toCode();
  expect(
    screen.getByText("We sent a code a moment ago. Please wait before you request another code."),
  ).toBeVisible();
});
