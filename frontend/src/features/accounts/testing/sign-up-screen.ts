import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { enter as enterText } from "../../../shared/testing/enter";
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
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
export const type = (label: string, text: string) => user().type(field(label), text);
export const enter = (label: string, text: string) => enterText(field(label), text);

/** Requests a code for the typed address, and enters a code. */
export async function verifyEmail(code = "123456"): Promise<void> {
  await user().click(screen.getByRole("button", { name: "Verify Email" }));
  const modal = within(await screen.findByRole("dialog"));
  await user().click(modal.getByLabelText("Code"));
  await user().paste(code); // the sixth digit submits the form
}

/** Fills in the required fields. `by: type` types the texts key by key. */
export async function fillIn({ by = enter } = {}): Promise<void> {
  await by("First Name", "Ananya");
  await by("Last Name", "Iyer");
  await by("Email", "ananya@example.org");
  await by("Password", "correct horse");
}
