import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
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
