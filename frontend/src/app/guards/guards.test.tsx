import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { Role } from "@contract/kernel/contract/roles";
import { clearSession, writeSession } from "../../shared/session/session-store";
import { loginResponse } from "../../shared/testing/login-response";
import { RequireRole, RequireSession } from "./require-session";

function Where() {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return (
    <>
      <p data-testid="where">{pathname + search}</p>
      <p data-testid="state">{JSON.stringify(state)}</p>
    </>
  );
}

function renderAt(path: string) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Where />
      <Routes>
        <Route path="/team" element={<RequireSession>the team</RequireSession>} />
        <Route
          path="/form"
          element={
            <RequireSession>
              <input aria-label="UTR" />
            </RequireSession>
          }
        />
        <Route
          path="/admin"
          element={<RequireRole allowed={[Role.Superadmin]}>the admin area</RequireRole>}
        />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
}
const where = () => screen.getByTestId("where").textContent;
const refreshAnswers = (reply: () => Promise<Response>) => {
  globalThis.fetch = jest.fn(reply);
};
const storedEarlier = (response: object) => localStorage.setItem("user", JSON.stringify(response));

beforeEach(() => act(() => clearSession()));

test("signed out: to /login, with the way back, without asking the server", () => {
  refreshAnswers(() => Promise.reject(new Error("not to be called")));
  renderAt("/team?tab=add");
  expect(where()).toBe("/login?next=%2Fteam%3Ftab%3Dadd");
  expect(screen.getByTestId("state")).toHaveTextContent("null");
  expect(fetch).not.toHaveBeenCalled();
});

test("signed in: the screen", () => {
  writeSession(loginResponse());
  renderAt("/team");
  expect(screen.getByText("the team")).toBeVisible();
});

test("a spent token is renewed before the screen shows", async () => {
  storedEarlier(loginResponse({ expiresIn: -10 }));
  refreshAnswers(() => Promise.resolve(Response.json(loginResponse())));
  renderAt("/team");
  expect(screen.getByText("Loading...")).toBeVisible();
  expect(await screen.findByText("the team")).toBeVisible();
});

test("when the renewal is refused: to /login", async () => {
  storedEarlier(loginResponse({ expiresIn: -10 }));
  refreshAnswers(() => Promise.resolve(Response.json({}, { status: 401 })));
  renderAt("/team");
  await screen.findByText("/login?next=%2Fteam");
});

test("when the server cannot be reached no user is sent away", async () => {
  storedEarlier(loginResponse({ expiresIn: -10 }));
  refreshAnswers(() => Promise.reject(new TypeError("Failed to fetch")));
  renderAt("/team");
  expect(await screen.findByText("the team")).toBeVisible();
});

test("a session that ends while the screen is open leads to /login and back, and says whose it was", () => {
  writeSession(loginResponse());
  renderAt("/team");
  act(() => clearSession());
  expect(where()).toBe("/login?next=%2Fteam");
  expect(JSON.parse(screen.getByTestId("state").textContent)).toEqual({
    email: loginResponse().email,
    sessionEnded: true,
  });
});

test("when another user logs in in another tab, the screen starts again; a renewed token changes nothing", async () => {
  writeSession(loginResponse());
  renderAt("/form");
  await userEvent.type(screen.getByLabelText("UTR"), "1234");
  const inAnotherTab = (response: object) =>
    act(() => {
      storedEarlier(response);
      dispatchEvent(new StorageEvent("storage", { key: "user" }));
    });
  inAnotherTab(loginResponse());
  expect(screen.getByLabelText("UTR")).toHaveValue("1234");
  inAnotherTab({ ...loginResponse(), id: "user-2", userId: "user-2" });
  expect(screen.getByLabelText("UTR")).toHaveValue("");
});

test("after Logout here and a login in another tab, a session that ends by itself leads to /login", () => {
  const { unmount } = renderAt("/team");
  act(() => clearSession(true));
  unmount();
  writeSession(loginResponse());
  renderAt("/team");
  act(() => clearSession());
  expect(where()).toBe("/login?next=%2Fteam");
});

test.each(["not JSON", JSON.stringify({ id: "1" }), JSON.stringify({ token: "a.b.c", userId: "1" })])(
  "a stored session that is none counts as signed out: %s",
  (raw) => {
    localStorage.setItem("user", raw);
    renderAt("/team");
    expect(where()).toBe("/login?next=%2Fteam");
  },
);

test("Logout leads home instead of asking to log in again", () => {
  writeSession(loginResponse());
  renderAt("/team");
  act(() => clearSession(true));
  expect(where()).toBe("/");
});

test.each([
  [Role.Superadmin, "/admin"],
  [Role.TeamLeader, "/"],
  [Role.User, "/"],
])("%s at the admin panel ends up at %s", (role, path) => {
  writeSession(loginResponse({ role }));
  renderAt("/admin");
  expect(where()).toBe(path);
});

test("signed out at the admin panel: to /login", () => {
  renderAt("/admin");
  expect(where()).toBe("/login?next=%2Fadmin");
});
