import { act, screen } from "@testing-library/react";
import { clearSession, writeSession } from "../../shared/session/session-store";
import { loginResponse } from "../../shared/testing/login-response";
import { headTag, hydratePublicPage, renderPublicPage } from "../../shared/testing/public-page";
import { GuessContext } from "./guess";
import { NotFoundPage } from "./not-found-page";

const at = "/no/such/page";

test("says that there is no page, tells the server, and leads on", () => {
  const { store } = renderPublicPage({ page: <NotFoundPage />, initialData: {}, at });
  expect(screen.getByRole("heading", { level: 1, name: "There is no page here" })).toBeVisible();
  expect(store.isMissing).toBe(true);
  const places = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(places).toEqual([
    ["Home", "/"],
    ["Events", "/events"],
    ["Members", "/members"],
    ["Contact", "/contact"],
    ["Login", "/login"],
  ]);
  expect(headTag("link[rel=canonical]")).toBeNull();
});

test("a signed-in user is led to their profile, not to the login", () => {
  writeSession(loginResponse());
  renderPublicPage({ page: <NotFoundPage />, initialData: {}, at });
  expect(screen.getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/profile");
  expect(screen.queryByRole("link", { name: "Login" })).not.toBeInTheDocument();
  act(() => clearSession(true));
});

test("leads to the page that the address was perhaps meant to be", () => {
  const page = (
    <GuessContext value="/events/algOlympics">
      <NotFoundPage />
    </GuessContext>
  );
  renderPublicPage({ page, initialData: {}, at });
  expect(screen.getByText(/^Did you mean/)).toHaveTextContent("Did you mean /events/algOlympics?");
  expect(screen.getByRole("link", { name: "/events/algOlympics" })).toHaveAttribute(
    "href",
    "/events/algOlympics",
  );
});

test("an invitation link that leads nowhere is called that, with the ways to an account", () => {
  const page = (
    <GuessContext value="/join">
      <NotFoundPage />
    </GuessContext>
  );
  const { store } = renderPublicPage({ page, initialData: {}, at: "/join/AAAAAAAAAAAAAAAAAAAAAA" });
  expect(
    screen.getByRole("heading", { level: 1, name: "This invitation link no longer works" }),
  ).toBeVisible();
  expect(screen.getByText("Ask your leader for a new link.")).toBeVisible();
  expect(store.isMissing).toBe(true);
  const ways = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(ways).toEqual([
    ["Sign up", "/signup?next=/events/current/registration"],
    ["Log in", "/login?next=/events/current/registration"],
    ["See the events", "/events"],
  ]);
});

test("an invitation link that leads nowhere offers a signed-in user no second account", () => {
  writeSession(loginResponse());
  const page = (
    <GuessContext value="/join">
      <NotFoundPage />
    </GuessContext>
  );
  renderPublicPage({ page, initialData: {}, at: "/join/AAAAAAAAAAAAAAAAAAAAAA" });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/dashboard",
    "/events",
  ]);
  expect(screen.queryByText(/create an account/)).not.toBeInTheDocument();
  act(() => clearSession(true));
});

test("is the same for every address, so that the browser can take over the one that the server keeps", async () => {
  const { serverText, complaints, unmount } = await hydratePublicPage({
    page: <NotFoundPage />,
    initialData: {},
    at,
  });
  expect(complaints).toEqual([]);
  expect(serverText).not.toContain(at);
  unmount();
});
