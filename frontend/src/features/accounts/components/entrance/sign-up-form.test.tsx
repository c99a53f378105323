import { act, screen, waitFor, within } from "@testing-library/react";
import { clearSession, readSession } from "../../../../shared/session/session-store";
import { refusal, Unreachable } from "../../../../shared/testing/fake-server";
import { movableClock, pass } from "../../../../shared/testing/movable-clock";
import { renderScreen } from "../../../../shared/testing/render-screen";
import {
  ANSWERS as answers,
  enter,
  fillIn,
  register,
  type,
  user,
  verifyEmail,
} from "../../testing/sign-up-screen";
import { SignUpForm } from "./sign-up-form";

const PLEASE = "Please fix validation errors and verify your email before submitting.";

beforeEach(() => jest.clearAllMocks());
afterEach(() => {
  act(() => clearSession(true));
  sessionStorage.clear();
});

test("verifies the address with a pasted code, registers, is signed in and goes to the login after 2 s", async () => {
  renderScreen(<SignUpForm />, answers, "/signup");
  await fillIn({ by: type });
  await type("Phone", "9876543210");
  await type("College", "Sample University");
  await type("University Roll Number", "21CS042");
  await user().click(screen.getByLabelText(/^Team Leader/));
  await verifyEmail("Your code: 123 456");
  expect(await screen.findByText("Verified")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(answers.verifyEmailCode).toHaveBeenCalledWith({
    input: { email: "ananya@example.org", otp: "123456" },
  });

  movableClock();
  await register();
  expect(await screen.findByText("Registration successful! Redirecting to login...")).toBeVisible();
  expect(answers.signUp).toHaveBeenCalledWith({
    input: {
      name: "Ananya Iyer",
      email: "ananya@example.org",
      password: "correct horse",
      phone: "9876543210",
      college: "Sample University",
      universityRollNo: "21CS042",
      role: "TEAM_LEADER",
      emailToken: "proof",
    },
  });
  expect(readSession()?.userId).toBe("user-1");
  await pass(1_500);
  expect(screen.getByTestId("address")).toHaveTextContent(/^\/signup$/);
  await pass(500);
  await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(/^\/login$/));
});

test("shows every broken rule next to its field and together above, and keeps what was typed", async () => {
  renderScreen(<SignUpForm />, answers);
  await enter("First Name", "A");
  await enter("Email", "not an address");
  await enter("Password", "short");
  await enter("Phone", "12345");
  await register();

  const summary = within(await screen.findByRole("alert"));
  expect(summary.getByText(PLEASE)).toBeVisible();
  const texts = {
    "First Name": "First name must be at least 2 characters",
    "Last Name": "Last name is required",
    Email: "Invalid email format",
    Password: "Password must be at least 8 characters",
    Phone: "Phone number must be 10 digits",
  };
  expect(summary.getAllByRole("link").map((link) => link.textContent)).toEqual(Object.values(texts));
  for (const [label, text] of Object.entries(texts)) {
    expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveAccessibleDescription(
      expect.stringContaining(`Error: ${text}`),
    );
  }
  await waitFor(() => expect(screen.getByLabelText("First Name")).toHaveFocus());
  expect(screen.getByLabelText("Email")).toHaveValue("not an address");
  expect(answers.signUp).not.toHaveBeenCalled();
});

test("refuses an address that is not verified, with everything else right", async () => {
  renderScreen(<SignUpForm />, answers);
  await fillIn();
  await register();
  expect(await screen.findByText(PLEASE)).toBeVisible();
  expect(answers.signUp).not.toHaveBeenCalled();
});

test("changing the address undoes its verification, typing it again brings it back", async () => {
  renderScreen(<SignUpForm />, answers);
  await enter("Email", "ananya@example.org");
  await verifyEmail();
  expect(await screen.findByText("Verified")).toBeVisible();
  await type("Email", ".in");
  expect(screen.getByRole("button", { name: "Verify Email" })).toBeEnabled();
  await type("Email", "{backspace}{backspace}{backspace}");
  expect(screen.getByText("Verified")).toBeVisible();
});

test("a wrong code stays in the dialog, and Close leaves the form as it was", async () => {
  renderScreen(<SignUpForm />, {
    ...answers,
    verifyEmailCode: () => {
      throw refusal("INVALID_OTP");
    },
  });
  await enter("Email", "ananya@example.org");
  await verifyEmail("000000");
  expect(await screen.findByText("Invalid OTP")).toBeVisible();
  await user().click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Email")).toHaveValue("ananya@example.org");
  await waitFor(() => expect(screen.getByRole("button", { name: "Verify Email" })).toHaveFocus());
});

test.each([
  ["sent", null, "Verification email sent! Please check your inbox.", ""],
  ["not sent", new Unreachable(), "Failed to send verification email", "000000"],
])("after a wrong code, the next one is shown as %s", async (_case, error, text, expectedCode) => {
  let requests = 0;
  renderScreen(<SignUpForm />, {
    requestEmailCode: () => {
      requests += 1;
      if (error !== null && requests > 1) throw error;
      return answers.requestEmailCode();
    },
    verifyEmailCode: () => {
      throw refusal("INVALID_OTP");
    },
  });
  await enter("Email", "ananya@example.org");
  await verifyEmail("000000");
  expect(await screen.findByText("Invalid OTP")).toBeVisible();
  const now = Date.now();
  jest.spyOn(Date, "now").mockImplementation(() => now + 60_000);
  await user().click(await screen.findByRole("button", { name: "Send a new code" }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText("Invalid OTP")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Code")).toHaveValue(expectedCode);
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test("opening the dialog again within a minute asks for no second code; after it, another can be sent", async () => {
  renderScreen(<SignUpForm />, answers);
  await enter("Email", "ananya@example.org");
  const open = () => user().click(screen.getByRole("button", { name: "Verify Email" }));
  await open();
  expect(await screen.findByText("Verification email sent! Please check your inbox.")).toBeVisible();
  await user().keyboard("{Escape}");
  await open();
  await screen.findByRole("dialog");
  expect(answers.requestEmailCode).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("button", { name: "Send a new code" })).not.toBeInTheDocument();
  const now = Date.now();
  jest.spyOn(Date, "now").mockImplementation(() => now + 60_000);
  await user().click(await screen.findByRole("button", { name: "Send a new code" }));
  await waitFor(() => expect(answers.requestEmailCode).toHaveBeenCalledTimes(2));
});

test.each([
  ["the server's text", refusal("RATE_LIMITED"), "Too many attempts. Please wait a moment and try again."],
  ["the fallback", new Unreachable(), "Failed to send verification email"],
])("a code that cannot be sent says so next to the field: %s", async (_case, error, text) => {
  renderScreen(<SignUpForm />, {
    requestEmailCode: () => {
      throw error;
    },
  });
  await enter("Email", "ananya@example.org");
  await user().click(screen.getByRole("button", { name: "Verify Email" }));
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
});

test("an address of the wrong form is not mailed to", async () => {
  renderScreen(<SignUpForm />, answers);
  await enter("Email", "no-address");
  await user().click(screen.getByRole("button", { name: "Verify Email" }));
  expect(await screen.findByText("Invalid email format")).toBeVisible();
  expect(answers.requestEmailCode).not.toHaveBeenCalled();
});

test.each([
  ["a failure without a text", refusal("INTERNAL"), "Registration failed"],
  ["no network", new Unreachable(), "Failed to register"],
])("%s is shown next to the button, which has led there", async (_case, error, text) => {
  renderScreen(<SignUpForm />, {
    ...answers,
    signUp: () => {
      throw error;
    },
  });
  await fillIn();
  await verifyEmail();
  await screen.findByText("Verified");
  await register();
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent(text);
  await waitFor(() => expect(alert).toHaveFocus());
  expect(screen.getByLabelText("First Name")).toHaveValue("Ananya");
});

test("after a proof ran out, the address is verified again", async () => {
  renderScreen(<SignUpForm />, {
    ...answers,
    signUp: () => {
      throw refusal("EMAIL_NOT_VERIFIED");
    },
  });
  await fillIn();
  await verifyEmail();
  await screen.findByText("Verified");
  await register();
  expect(await screen.findByText(PLEASE)).toBeVisible();
  expect(screen.getByRole("button", { name: "Verify Email" })).toBeEnabled();
});

test("the usual mailbox and a password come by one press each", async () => {
  renderScreen(<SignUpForm />, answers);
  const mailbox = () => screen.queryByRole("button", { name: "Complete the address with @gmail.com" });
  expect(mailbox()).not.toBeInTheDocument();
  await type("Email", "ananya@g");
  await user().click(mailbox() as HTMLElement);
  expect(screen.getByLabelText("Email")).toHaveValue("ananya@gmail.com");
  expect(mailbox()).not.toBeInTheDocument();
  await user().clear(screen.getByLabelText("Email"));
  await enter("Email", "ananya@university.example");
  expect(mailbox()).not.toBeInTheDocument();

  await user().click(screen.getByRole("button", { name: "Suggest a password" }));
  const password = screen.getByLabelText("Password");
  expect((password as HTMLInputElement).value).toMatch(/^\S{14}$/);
  // The user must be able to read a suggested password.
  expect(password).toHaveAttribute("type", "text");
  expect(screen.getByText(/^Save the password in your browser/)).toBeVisible();
  await user().type(password, "x");
  expect(screen.queryByText(/^Save the password in your browser/)).not.toBeInTheDocument();
});
