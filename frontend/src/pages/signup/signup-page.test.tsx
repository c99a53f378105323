import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { ANSWERS, fillIn, register, user } from "../../features/accounts/testing/sign-up-screen";
import { fakeFetch, refusal, type Answers } from "../../shared/testing/fake-server";
import { clearSession, writeSession } from "../../shared/session/session-store";
import { loginResponse } from "../../shared/testing/login-response";
import { renderScreen } from "../../shared/testing/render-screen";
import { SignupPage } from "./signup-page";

const SCREEN = (
  <Routes>
    <Route path="/signup" element={<SignupPage />} />
    <Route path="*" element={null} />
  </Routes>
);

afterEach(() => act(() => clearSession(true)));

test.each([
  ["/signup", /^\/profile$/],
  ["/signup?next=%2Fpayment", /^\/payment$/],
])("a user signed in at %s has an account already, and is led on", (from, to) => {
  writeSession(loginResponse());
  renderScreen(SCREEN, {}, from);
  expect(screen.getByTestId("address")).toHaveTextContent(to);
});

test("a login in another tab takes nothing away that was typed", async () => {
  renderScreen(SCREEN, {}, "/signup");
  await userEvent.type(screen.getByLabelText("First Name"), "Ananya");
  act(() => writeSession(loginResponse()));
  expect(screen.getByLabelText("First Name")).toHaveValue("Ananya");
  expect(screen.getByTestId("address")).toHaveTextContent(/^\/signup$/);
});

test("its fields are as a browser and a phone's keyboard know them", () => {
  renderScreen(SCREEN, {}, "/signup");
  for (const [label, type, autocomplete] of [
    ["First Name", "text", "given-name"],
    ["Last Name", "text", "family-name"],
    ["Email", "email", "email"],
    ["Password", "password", "new-password"],
    [/^Phone/, "tel", "tel-national"],
    [/^College/, "text", "organization"],
    [/^University Roll Number/, "text", "off"],
  ] as const) {
    const field = screen.getByLabelText(label);
    expect([field.getAttribute("type"), field.getAttribute("autocomplete")]).toEqual([type, autocomplete]);
  }
  expect(screen.getAllByRole("radio")).toHaveLength(2);
  expect(screen.getByRole("radio", { name: /^User/ })).toBeChecked();
});

describe("a visitor who comes for a team or an event", () => {
  const JOIN = "/signup?next=%2Fjoin%2FAAAAAAAAAAAAAAAAAAAAAA";
  const REGISTER = "/signup?next=/events/syntaxsiege/registration";
  const EVENT = { id: "event-1", title: "Syntax Siege 2025" };
  const CURRENT = {
    ...EVENT,
    picture: null,
    firstDay: "2025-02-24",
    lastDay: "2025-03-02",
    registrationOpen: true,
  };
  const INVITATION = { event: EVENT, teamName: "Null Pointers", leaderName: "Asha Rao", state: "open" };
  const show = (at: string, facts: Answers, answers: Answers = ANSWERS) => {
    globalThis.fetch = fakeFetch(facts);
    return renderScreen(SCREEN, answers, at);
  };
  const { fetch } = globalThis;
  beforeEach(() => jest.clearAllMocks());
  afterEach(() => {
    globalThis.fetch = fetch;
    sessionStorage.clear();
  });
  const verifyInline = async (code: string) => {
    await user().click(screen.getByRole("button", { name: "Verify Email" }));
    await user().click(await screen.findByLabelText("Code"));
    await user().paste(code);
  };

  test("reads which team they join and is asked for no role; the handle comes last", async () => {
    show(JOIN, { invitation: () => INVITATION });
    expect(await screen.findByText("Join Null Pointers · step 1 of 2")).toBeVisible();
    expect(screen.getByText("Asha Rao invites you to the team for Syntax Siege 2025.")).toBeVisible();
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(screen.getAllByRole("textbox").map((field) => field.getAttribute("name"))).toEqual([
      "firstName",
      "lastName",
      "email",
      "joiningHandle",
      // The optional fields are in a collapsed section.
      "phone",
      "college",
      "universityRollNo",
    ]);
    await fillIn();
    await verifyInline("123456");
    await screen.findByText("Verified");
    await register();
    await screen.findByText("Registration successful! Redirecting to login...");
    expect(ANSWERS.signUp.mock.lastCall).toMatchObject([{ input: { role: "USER", phone: "" } }]);
  });

  test("reads which event they register a team for, and becomes a Team Leader", async () => {
    show(REGISTER, { currentEvent: () => CURRENT });
    expect(await screen.findByText("Register for Syntax Siege 2025 · step 1 of 2")).toBeVisible();
    expect(screen.getByText("24 Feb – 2 Mar 2025")).toBeVisible();
    await fillIn();
    await verifyInline("123456");
    await screen.findByText("Verified");
    await register();
    await screen.findByText("Registration successful! Redirecting to login...");
    expect(ANSWERS.signUp.mock.lastCall).toMatchObject([{ input: { role: "TEAM_LEADER" } }]);
  });

  test("reads that registration is closed, and is not asked to register", async () => {
    show(REGISTER, { currentEvent: () => ({ ...CURRENT, registrationOpen: false }) });
    expect(await screen.findByText("Registrations are closed for this event.")).toBeVisible();
    expect(screen.getByText("Syntax Siege 2025")).toBeVisible();
    expect(screen.queryByText(/Register for|create your team/)).not.toBeInTheDocument();
  });

  test.each([
    ["has ended", null, "This invitation link no longer works"],
    ["is for a full team", { ...INVITATION, state: "full" }, "The team is full."],
  ])("by a link that %s reads so before they sign up", async (_which, invitation, text) => {
    show(JOIN, { invitation: () => invitation });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText("First Name")).toBeVisible();
  });

  test("types the code below the address; after a refusal the next digit replaces the wrong code", async () => {
    let tries = 0;
    const verifyEmailCode = () => {
      tries += 1;
      if (tries === 1) throw refusal("INVALID_OTP", { otp: "This code is wrong. 4 tries are left." });
      return ANSWERS.verifyEmailCode();
    };
    show(JOIN, { invitation: () => INVITATION }, { ...ANSWERS, verifyEmailCode });
    await fillIn();
    await verifyInline("999999");
    expect(await screen.findByText("This code is wrong. 4 tries are left.")).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Verify Email" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Verify" })).toHaveClass("bg-accent");
    expect(screen.getByRole("button", { name: "Register" })).not.toHaveClass("bg-accent");
    const code = screen.getByLabelText<HTMLInputElement>("Code");
    await waitFor(() => expect(code).toHaveFocus());
    expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]);
    await user().keyboard("1");
    expect(code).toHaveValue("1");
    await user().keyboard("23456");
    expect(await screen.findByText("Verified")).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText("Password")).toHaveFocus());
    expect(ANSWERS.signUp).not.toHaveBeenCalled();
  });

  test("finds a wrong phone number unfolded", async () => {
    show(JOIN, { invitation: () => INVITATION });
    const phone = screen.getByLabelText(/^Phone/);
    expect(phone).not.toBeVisible();
    await user().click(screen.getByText("Phone, college and roll number (optional)"));
    await user().type(phone, "12345");
    await user().click(screen.getByText("Phone, college and roll number (optional)"));
    await fillIn();
    await register();
    await waitFor(() => expect(phone).toBeVisible());
    await user().type(phone, "6");
    expect(phone).toBeVisible();
  });
});
