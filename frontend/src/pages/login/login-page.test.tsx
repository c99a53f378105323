import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { clearSession, writeSession } from "../../shared/session/session-store";
import { fakeFetch } from "../../shared/testing/fake-server";
import { loginResponse } from "../../shared/testing/login-response";
import { renderScreen } from "../../shared/testing/render-screen";
import { FlashMessage } from "../../shared/ui/flash-message";
import { LoginPage } from "./login-page";

const { role, ...response } = loginResponse();
const login = { ...response, role: "USER", roleName: role, grants: [] };

const SCREEN = (
  <Routes>
    <Route path="/login" element={<LoginPage />} />
    <Route path="*" element={<FlashMessage />} />
  </Routes>
);
const address = () => screen.getByTestId("address");

afterEach(() => act(() => clearSession(true)));

async function logIn() {
  await userEvent.type(screen.getByLabelText("Email"), "ananya@example.org");
  await userEvent.type(screen.getByLabelText("Password"), "correct horse");
  await userEvent.click(screen.getByRole("button", { name: "Login" }));
}

test("a login goes to the profile, where it is announced", async () => {
  renderScreen(SCREEN, { logIn: () => login }, "/login");
  await logIn();
  expect(await screen.findByText("Login successful!")).toBeVisible();
  expect(address()).toHaveTextContent(/^\/profile$/);
});

test.each([
  ["the page that sent here", "/login?next=%2Fpayment", /^\/payment$/],
  ["no other site", "/login?next=%2F%2Fevil.example", /^\/profile$/],
])("a login goes to %s", async (_case, from, to) => {
  renderScreen(SCREEN, { logIn: () => login }, from);
  await logIn();
  await waitFor(() => expect(address()).toHaveTextContent(to));
});

const superadmin = {
  ...login,
  ...loginResponse({ role: "Superadmin" }),
  role: "SUPERADMIN",
  roleName: "Superadmin",
};
const treasurer = { ...login, grants: ["TREASURER"] };

test.each([
  ["a Superadmin to the admin area", superadmin, {}, "/login", /^\/admindashboard$/],
  ["a treasurer without a team as well", treasurer, { myTeam: () => null }, "/login", /^\/admindashboard$/],
  [
    "a treasurer with a team to the profile",
    treasurer,
    { myTeam: () => ({ id: "t1" }) },
    "/login",
    /^\/profile$/,
  ],
  ["each back to the page that sent here", superadmin, {}, "/login?next=%2Fpayment", /^\/payment$/],
])("a login leads %s", async (_case, answer, more, from, to) => {
  renderScreen(SCREEN, { logIn: () => answer, ...more }, from);
  await logIn();
  await waitFor(() => expect(address()).toHaveTextContent(to));
});

test("a visitor from an invitation reads which team they join", async () => {
  const invitation = {
    teamName: "Null Pointers",
    leaderName: "Asha Rao",
    state: "open",
    event: { id: "event-1", title: "Syntax Siege 2025" },
  };
  const { fetch } = globalThis;
  globalThis.fetch = fakeFetch({ invitation: () => invitation });
  renderScreen(SCREEN, {}, `/login?next=/join/${"a".repeat(22)}`);
  expect(await screen.findByText("Join Null Pointers")).toBeVisible();
  expect(screen.getByText(/You can join the team right after you log in\./)).toBeVisible();
  globalThis.fetch = fetch;
});

test("a login in another tab counts as well", async () => {
  renderScreen(SCREEN, {}, "/login?next=%2Fpayment");
  expect(screen.getByRole("heading", { name: "Login" })).toBeVisible();
  localStorage.setItem("user", JSON.stringify(loginResponse()));
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "user" })));
  expect(await screen.findByText("Login successful!")).toBeVisible();
  expect(address()).toHaveTextContent(/^\/payment$/);
});

test("a signed-in user goes on, and no login is announced", () => {
  writeSession(loginResponse());
  renderScreen(SCREEN, {}, "/login");
  expect(address()).toHaveTextContent(/^\/profile$/);
  expect(screen.queryByText("Login successful!")).not.toBeInTheDocument();
});
