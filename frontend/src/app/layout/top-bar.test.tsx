import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { clearSession, readSession, writeSession } from "../../shared/session/session-store";
import { loginResponse } from "../../shared/testing/login-response";
import { TopBar } from "./top-bar";
import { initials } from "../../shared/format/initials";

const renderBar = (at = "/") =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <TopBar />
    </MemoryRouter>,
  );
// Loads these lazy scripts beforehand, because compiling them for the first time can take longer than a query waits.
beforeAll(() => Promise.all([import("./account-bar"), import("./user-menu-panel")]));
// jsdom cannot open popovers. The menu is always in the page, but counts as hidden.
const inMenu = (menu: string) => {
  const [pages] = within(screen.getByRole("navigation", { name: menu, hidden: true })).getAllByRole("list", {
    hidden: true,
  });
  // Only the first list, because the second one contains the languages.
  return within(pages as HTMLElement)
    .getAllByRole("listitem", { hidden: true })
    .map((entry) => entry.textContent);
};
/** Returns a link of the bar itself. In jsdom, the links of the closed menu come after it. */
const inBar = (name: string) => screen.getAllByRole("link", { name })[0];
const links = () =>
  within(screen.getByRole("navigation", { name: "Main" }))
    .getAllByRole("link")
    .map((link) => link.textContent);

beforeEach(() => act(() => clearSession()));

test("signed out: four links, Login and Sign up, the same links in the mobile menu", () => {
  renderBar();
  expect(links()).toEqual(["Home", "Events", "Members", "Contact"]);
  // The last two are shown only where the bar has no room for them.
  expect(inMenu("Menu")).toEqual(["Home", "Events", "Members", "Contact", "Sign up", "Login"]);
  expect(inBar("Login")).toHaveAttribute("href", "/login");
  expect(inBar("Sign up")).toHaveAttribute("href", "/signup");
  expect(screen.queryByRole("navigation", { name: "Account", hidden: true })).not.toBeInTheDocument();
});

test("on an invitation's page, Login and Sign up keep the invitation", () => {
  renderBar("/join/abc");
  expect(inBar("Login")).toHaveAttribute("href", "/login?next=/join/abc");
  expect(inBar("Sign up")).toHaveAttribute("href", "/signup?next=/join/abc");
});

test("on the account screens, Login and Sign up keep the invitation", () => {
  const search = "?next=%2Fjoin%2Fabc&join=1";
  for (const screenPath of ["/login", "/signup", "/forget-pass"]) {
    const { unmount } = renderBar(screenPath + search);
    expect(inBar("Login")).toHaveAttribute("href", `/login${search}`);
    expect(inBar("Sign up")).toHaveAttribute("href", `/signup${search}`);
    unmount();
  }
});

test.each(["/members", "/cdcteam"])("at %s the link to the members is the current one", (at) => {
  renderBar(at);
  const main = within(screen.getByRole("navigation", { name: "Main" }));
  expect(main.getByRole("link", { current: "page" })).toHaveTextContent("Members");
});

test.each([
  ["User", ["Team Dashboard", "Logout"]],
  ["Team Leader", ["Team Dashboard", "Create Team", "Logout"]],
  ["Superadmin", ["Admin Panel", "Logout"]],
])("%s: Profile, and a menu of one's own", async (role, entries) => {
  writeSession(loginResponse({ role }));
  renderBar();
  await screen.findByText("Logout");
  expect(links()).toContain("Profile");
  expect(inMenu("Account")).toEqual(entries);
  expect(screen.queryByRole("link", { name: "Login" })).not.toBeInTheDocument();
});

test("Logout ends the session and brings Login back", async () => {
  globalThis.fetch = jest.fn(() => Promise.resolve(Response.json({})));
  writeSession(loginResponse());
  renderBar();
  await userEvent.click(await screen.findByText("Logout"));
  expect(readSession()).toBeNull();
  expect((await screen.findAllByRole("link", { name: "Login" }))[0]).toBeVisible();
});

test.each([
  ["Ananya Iyer", "AI"],
  ["  ravi ", "R"],
  ["Maria de Souza", "MS"],
  ["", "?"],
])("initials of %p are %p", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
