import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Answers } from "../../../shared/testing/fake-server";
import { loginResponse } from "../../../shared/testing/login-response";

const { role, ...response } = loginResponse();

/** The server's answers during a sign-up. */
export const ANSWERS = {
  requestEmailCode: jest.fn(() => ({ message: "Verification email sent! Please check your inbox." })),
  verifyEmailCode: jest.fn(() => ({ message: "Email verified.", emailToken: "proof", hasAccount: false })),
  signUp: jest.fn(() => ({
    ...response,
    role: "USER",
    roleName: role,
    grants: [],
    message: "Registration successful! Redirecting to login...",
  })),
} satisfies Answers;

export const user = () => userEvent.setup();
export const register = () => user().click(screen.getByRole("button", { name: "Register" }));
export const type = (label: string, text: string) =>
  user().type(screen.getByLabelText(new RegExp(`^${label}`)), text);

/** Requests a code for the typed address, and enters a code. */
export async function verifyEmail(code = "123456"): Promise<void> {
  await user().click(screen.getByRole("button", { name: "Verify Email" }));
  const modal = within(await screen.findByRole("dialog"));
  await user().click(modal.getByLabelText("Code"));
  await user().paste(code); // the sixth digit submits the form
}

/** Fills in the required fields. */
export async function fillIn(): Promise<void> {
  await type("First Name", "Ananya");
  await type("Last Name", "Iyer");
  await type("Email", "ananya@example.org");
  await type("Password", "correct horse");
}
