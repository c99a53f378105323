import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, readSession, writeSession } from "../../../../shared/session/session-store";
import { refusal, Unreachable, type Answers } from "../../../../shared/testing/fake-server";
import { loginResponse } from "../../../../shared/testing/login-response";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { sessionAnswer } from "../../testing/viewer-fixture";
import { EmailSection } from "./email-section";

const NEW = "new@example.org";
const answers = {
  requestEmailChange: jest.fn(() => ({ message: "A code is on its way to the new address." })),
  changeEmail: jest.fn(() => ({
    message: "Your e-mail address was changed.",
    session: sessionAnswer({ email: NEW }),
  })),
} satisfies Answers;
const refusing = (error: Error) => () => {
  throw error;
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function toAddress(more: Answers = {}) {
  const view = renderScreen(<EmailSection />, { ...answers, ...more });
  await press("Change e-mail");
  expect(await screen.findByLabelText("New Email")).toHaveFocus();
  return view;
}

async function toCode(more: Answers = {}) {
  const view = await toAddress(more);
  await userEvent.type(screen.getByLabelText("New Email"), ` ${NEW} `);
  await press("Send code");
  await screen.findByLabelText("Code");
  return view;
}

async function confirm(otp = "123456", password = "my password") {
  if (otp !== "") await userEvent.type(screen.getByLabelText("Code"), otp);
  if (password !== "") await userEvent.type(screen.getByLabelText("Password"), password);
  await press("Change e-mail");
}

beforeEach(() => {
  jest.clearAllMocks();
  writeSession(loginResponse());
});
afterEach(() => clearSession(true));

test("a code to the new address, then code and password; the session follows", async () => {
  await toCode();
  expect(screen.getByText("A code is on its way to the new address.")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Code")).toHaveFocus());
  expect(screen.getByLabelText("Code")).toHaveAccessibleDescription(expect.stringContaining(NEW));
  expect(answers.requestEmailChange).toHaveBeenCalledWith({ input: { newEmail: NEW } });
  await confirm();
  expect(
    await screen.findByText("Your e-mail address was changed. Your other devices were logged out."),
  ).toBeVisible();
  expect(answers.changeEmail).toHaveBeenCalledWith({
    input: { newEmail: NEW, otp: "123456", password: "my password" },
  });
  expect(readSession()?.email).toBe(NEW);
  expect(screen.getByText(NEW)).toBeVisible();
});

test.each([
  [
    "one's own address",
    refusal("BAD_INPUT", { newEmail: "This is already your e-mail address" }),
    "This is already your e-mail address",
  ],
  ["too many tries", refusal("RATE_LIMITED"), "Too many attempts. Please wait a moment and try again."],
  ["no network", new Unreachable(), "Failed to send verification email"],
])("no code for %s", async (_case, error, text) => {
  await toAddress({ requestEmailChange: refusing(error) });
  await userEvent.type(screen.getByLabelText("New Email"), NEW);
  await press("Send code");
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText("New Email")).toHaveValue(NEW);
});

test("an address of the wrong form is not mailed to", async () => {
  await toAddress();
  await userEvent.type(screen.getByLabelText("New Email"), "no-address");
  await press("Send code");
  expect(await screen.findByText("Invalid email format")).toBeVisible();
  expect(answers.requestEmailChange).not.toHaveBeenCalled();
});

test("a code sent a moment ago is still good, so its step opens", async () => {
  await toCode({ requestEmailChange: refusing(refusal("CODE_RATE_LIMITED")) });
  expect(
    screen.getByText("We sent a code a moment ago. Please wait before you request another code."),
  ).toBeVisible();
});

test.each([
  [
    "a wrong password",
    refusal("WRONG_PASSWORD", { password: "The password is wrong. Try again." }),
    "Password",
    "The password is wrong. Try again.",
  ],
  ["a wrong code", refusal("INVALID_OTP", { otp: "Invalid OTP" }), "Code", "Invalid OTP"],
])("%s is shown next to its field, and the code step stays", async (_case, error, label, text) => {
  await toCode({ changeEmail: refusing(error) });
  await confirm();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(`Error: ${text}`));
  expect(screen.getByLabelText("Code")).toHaveValue("123456");
  expect(readSession()?.email).toBe("ananya@example.org");
});

test.each([
  ["a taken address", refusal("EMAIL_TAKEN"), "Email is already registered"],
  [
    "an address of another team",
    refusal("EMAIL_IN_TEAM", { newEmail: "A team in this event already lists this e-mail." }),
    "A team in this event already lists this e-mail. Ask that team's leader to remove this person, then try again.",
  ],
  ["no network", new Unreachable(), "The server cannot be reached. Check your connection and try again."],
])("%s is shown above, and another address can be given", async (_case, error, text) => {
  await toCode({ changeEmail: refusing(error) });
  await confirm();
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  await press("Use another e-mail");
  expect(screen.getByLabelText("New Email")).toHaveValue(NEW);
  expect(await screen.findByLabelText("New Email")).toHaveFocus();
});

test("code and password have their rules, shown next to the field and above", async () => {
  await toCode();
  await confirm("", "");
  const summary = within(await screen.findByRole("alert"));
  expect(summary.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Enter the 6-digit code",
    "Password is required",
  ]);
  expect(answers.changeEmail).not.toHaveBeenCalled();
});

test("another code can be sent after a minute; a failure is shown at the code's field", async () => {
  let down = false;
  await toCode({
    requestEmailChange: () => {
      if (down) throw new Unreachable();
      return { message: "A code is on its way to the new address." };
    },
  });
  expect(screen.queryByRole("button", { name: "Send a new code" })).not.toBeInTheDocument();
  const now = Date.now();
  jest.spyOn(Date, "now").mockImplementation(() => now + 60_000);
  down = true;
  await userEvent.click(await screen.findByRole("button", { name: "Send a new code" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to send verification email");
});

test.each([
  ["sent", null, "A code is on its way to the new address.", ""],
  [
    "refused",
    refusal("CODE_RATE_LIMITED"),
    "We sent a code a moment ago. Please wait before you request another code.",
    "123456",
  ],
])(
  "after a wrong code, what is said of another one that is %s is seen",
  async (_case, error, text, expectedCode) => {
    let codeRequests = 0;
    await toCode({
      changeEmail: refusing(refusal("INVALID_OTP", { otp: "Invalid OTP" })),
      requestEmailChange: () => {
        codeRequests += 1;
        if (error !== null && codeRequests > 1) throw error;
        return answers.requestEmailChange();
      },
    });
    await confirm();
    expect(await screen.findByText("Invalid OTP")).toBeVisible();
    const now = Date.now();
    jest.spyOn(Date, "now").mockImplementation(() => now + 60_000);
    await userEvent.click(await screen.findByRole("button", { name: "Send a new code" }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText("Invalid OTP")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Code")).toHaveValue(expectedCode);
    expect(screen.getByLabelText("Password")).toHaveValue("my password");
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
);

test("a step reached before the session ended is there after the next login, without the password", async () => {
  const { unmount } = await toCode();
  await userEvent.type(screen.getByLabelText("Password"), "my password");
  act(() => clearSession());
  unmount();
  writeSession(loginResponse());
  renderScreen(<EmailSection />, answers);
  expect(screen.getByLabelText("Code")).toHaveAccessibleDescription(expect.stringContaining(NEW));
  expect(screen.getByLabelText("Password")).toHaveValue("");
});

test("a reload leaves the step and the address, with the text in the language of the page", async () => {
  const { unmount } = await toCode({ requestEmailChange: () => ({ message: "कोड भेजा गया" }) });
  const stored = Object.entries<string>(sessionStorage);
  unmount();
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
  renderScreen(<EmailSection />, answers);
  expect(await screen.findByLabelText("Code")).toHaveAccessibleDescription(expect.stringContaining(NEW));
  expect(screen.getByText("A code is on its way to the new address.")).toBeVisible();
});
