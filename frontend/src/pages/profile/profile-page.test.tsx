import { act, screen } from "@testing-library/react";
import { Role } from "@contract/kernel/contract/roles";
import { clearSession, writeSession } from "../../shared/session/session-store";
import { loginResponse } from "../../shared/testing/login-response";
import { renderScreen } from "../../shared/testing/render-screen";
import { ProfilePage } from "./profile-page";

afterEach(() => act(() => clearSession(true)));

test.each([
  [Role.Superadmin, true],
  [Role.User, false],
])("%s goes on to the admin panel: %s, and else to a team", (role, isAdmin) => {
  writeSession(loginResponse({ role }));
  const { unmount } = renderScreen(<ProfilePage />, {}, "/profile");
  const links = screen.queryAllByRole("link", { name: "Admin Panel" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(isAdmin ? ["/admindashboard"] : []);
  expect(screen.queryAllByRole("region", { name: "Your team" })).toHaveLength(isAdmin ? 0 : 1);
  unmount(); // Unmounts before the panels have data, because the panels have their own tests.
});
