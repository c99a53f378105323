import { act, screen, waitFor, within } from "@testing-library/react";
import { Role } from "@contract/kernel/contract/roles";
import { clearSession } from "../../../../shared/session/session-store";
import { refusal } from "../../../../shared/testing/fake-server";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { ANSWERS as answers, enter, fillIn, register, user, verifyEmail } from "../../testing/sign-up-screen";
import { SignUpForm } from "./sign-up-form";

const PLEASE = "Please fix validation errors and verify your email before submitting.";

beforeEach(() => jest.clearAllMocks());
afterEach(() => {
  act(() => clearSession(true));
  sessionStorage.clear();
});

test.each([
  ["when the code is accepted", true],
  ["when the account was created since", false],
])("a taken address is shown next to the field, with the ways on: %s", async (_when, hasAccount) => {
  renderScreen(
    <SignUpForm />,
    {
      ...answers,
      verifyEmailCode: () => ({ message: "Email verified.", emailToken: "proof", hasAccount }),
      signUp: () => {
        throw refusal("EMAIL_TAKEN");
      },
    },
    "/signup?next=%2Fpayment",
  );
  await fillIn();
  await verifyEmail();
  if (!hasAccount) {
    await screen.findByText("Verified");
    await register();
  }
  const logIn = await screen.findByRole("link", { name: "Log in" });
  expect(screen.getAllByText("Email is already registered")).toHaveLength(1);
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(/Email is already registered/);
  if (hasAccount) await waitFor(() => expect(logIn).toHaveFocus());
  expect(logIn).toHaveAttribute("href", "/login?next=%2Fpayment");
  expect(screen.getByRole("link", { name: "Forgot password" })).toHaveAttribute(
    "href",
    "/forget-pass?next=%2Fpayment",
  );
});

test("the text next to an address goes once it is verified", async () => {
  renderScreen(<SignUpForm />, answers);
  await fillIn();
  await register();
  expect(await screen.findByText("Press Verify Email and enter the code that we send you")).toBeVisible();
  await verifyEmail();
  expect(await screen.findByText("Verified")).toBeVisible();
  expect(
    screen.queryByText("Press Verify Email and enter the code that we send you"),
  ).not.toBeInTheDocument();
  expect(screen.queryByText(PLEASE)).not.toBeInTheDocument();
});

describe("what a reload leaves", () => {
  test("everything typed but the password, and the open place for the code", async () => {
    const { unmount } = renderScreen(<SignUpForm />, answers);
    await fillIn();
    await user().click(screen.getByRole("button", { name: "Verify Email" }));
    await screen.findByRole("dialog");
    unmount();
    expect(JSON.stringify(sessionStorage)).not.toContain("correct horse");

    renderScreen(<SignUpForm />, answers);
    const modal = within(await screen.findByRole("dialog"));
    expect(modal.getByText(/^Send a new code in/)).toBeVisible();
    await user().click(modal.getByLabelText("Code"));
    await user().paste("123456");
    expect(await screen.findByText("Verified")).toBeVisible();
    expect(screen.getByLabelText("First Name")).toHaveValue("Ananya");
    expect(screen.getByLabelText("Password")).toHaveValue("");
    expect(answers.requestEmailCode).toHaveBeenCalledTimes(1);
  });

  test("no text about the code, because the language of the page may have changed", async () => {
    const sent = { email: "ananya@example.org", sentAt: Date.now(), nextAt: Date.now(), tone: "success" };
    const progress = { open: true, challenge: { ...sent, text: "कोड भेजा गया" }, proof: null };
    sessionStorage.setItem("draft:email-verification", JSON.stringify(progress));
    renderScreen(<SignUpForm />, answers);
    const modal = within(await screen.findByRole("dialog"));
    expect(modal.getByText("ananya@example.org")).toBeVisible();
    expect(modal.queryByText("कोड भेजा गया")).not.toBeInTheDocument();
  });

  test("a verified address, whose proof the server's cookie holds", async () => {
    const { unmount } = renderScreen(<SignUpForm />, answers);
    await fillIn();
    await verifyEmail();
    await screen.findByText("Verified");
    unmount();
    expect(JSON.stringify(sessionStorage)).not.toContain('proof\\":\\"');

    renderScreen(<SignUpForm />, answers);
    expect(screen.getByText("Verified")).toBeVisible();
    await enter("Password", "correct horse");
    await register();
    await screen.findByText("Registration successful! Redirecting to login...");
    const [[{ input }]] = answers.signUp.mock.calls as unknown as [[{ input: { emailToken: unknown } }]];
    expect(input.emailToken).toBeNull();
    expect(Object.values(sessionStorage).join("")).not.toContain("Ananya");
  });
});

test("a mail's link fills its code in, sends nothing, and leaves the address", async () => {
  const link = "/signup?next=%2Fpayment#code=067400&email=ananya%40example.org";
  renderScreen(<SignUpForm />, answers, link);
  const modal = within(await screen.findByRole("dialog"));
  expect(modal.getByLabelText("Code")).toHaveValue("067400");
  expect(answers.verifyEmailCode).not.toHaveBeenCalled();
  await user().click(modal.getByRole("button", { name: "Verify" }));
  expect(await screen.findByText("Verified")).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveValue("ananya@example.org");
});

test.each([
  ["in a dialog", undefined],
  ["below the address", Role.User],
] as const)("the field for the code takes no keys of another field: %s", async (_where, role) => {
  let send = (): void => undefined;
  const mailed = new Promise<{ message: string }>((resolve) => {
    send = () => resolve({ message: "Sent." });
  });
  renderScreen(<SignUpForm role={role} />, { ...answers, requestEmailCode: () => mailed });
  await enter("Email", "ananya@example.org");
  await user().click(screen.getByRole("button", { name: "Verify Email" }));
  await user().type(screen.getByLabelText("Password"), "correct ");
  send();
  const code = await screen.findByLabelText("Code");
  await waitFor(() => expect(code).toBeVisible());
  await user().keyboard("654321");
  expect(code).toHaveValue("");
  expect(answers.verifyEmailCode).not.toHaveBeenCalled();
});

test("Enter in the e-mail field leads to the field for the code", async () => {
  renderScreen(<SignUpForm />, answers);
  await user().type(screen.getByLabelText("Email"), "ananya@example.org{Enter}");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByLabelText("Code")).toHaveFocus();
});
