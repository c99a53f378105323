import { loginResponse } from "../testing/login-response";
import {
  clearSession,
  readSession,
  remainingLife,
  subscribeSession,
  loggedOutByUser,
  writeSession,
} from "./session-store";

beforeEach(() => clearSession());

test("keeps the login response whole under the key user", () => {
  const response = loginResponse({ role: "Team Leader" });
  writeSession(response);
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(response);
  expect(readSession()).toMatchObject({ token: response.token, userId: "user-1", role: "Team Leader" });
});

test("reads the role from the token, not from the response next to it", () => {
  const response = { ...loginResponse({ role: "User" }), role: "Superadmin" };
  writeSession(response);
  expect(readSession()?.role).toBe("User");
});

test("gives the same object until something changes, and the same for the id under either name", () => {
  const { userId: _, ...withoutUserId } = loginResponse();
  localStorage.setItem("user", JSON.stringify(withoutUserId));
  expect(readSession()).toBe(readSession());
  expect(readSession()?.userId).toBe("user-1");
});

test.each([
  ["no JSON", "{"],
  ["null", "null"],
  ["no token", JSON.stringify({ userId: "user-1" })],
  ["a token that is none", JSON.stringify({ userId: "user-1", token: "abc" })],
  ["no id", JSON.stringify({ token: loginResponse().token })],
  ["a role that is none", JSON.stringify(loginResponse({ role: "Boss" }))],
])("is signed out with %s in storage", (_case, stored) => {
  localStorage.setItem("user", stored);
  expect(readSession()).toBeNull();
});

test("logging out clears all keys with data about people and nothing else", () => {
  for (const key of ["user", "teamData", "teamName", "teamMembers", "lastPass", "admin-team-mark", "theme"])
    localStorage.setItem(key, "x");
  clearSession(true);
  expect(Object.keys(localStorage)).toEqual(["theme"]);
  localStorage.clear();
});

test("a session that ends by itself leaves no pass; a plan stays for its writer, and goes with the next person", () => {
  writeSession(loginResponse());
  for (const key of ["lastPass", "lastTeam", "teamMembers"]) localStorage.setItem(key, "x");
  clearSession();
  expect(Object.keys(localStorage).toSorted()).toEqual(["planOf", "teamMembers"]);
  writeSession(loginResponse());
  expect(localStorage.getItem("teamMembers")).toBe("x");
  clearSession();
  writeSession({ ...loginResponse(), id: "user-2", userId: "user-2" });
  expect(Object.keys(localStorage)).toEqual(["user"]);
  localStorage.clear();
});

test("tells listeners of this tab and, by the storage event, of others", () => {
  const listener = jest.fn();
  const stop = subscribeSession(listener);
  writeSession(loginResponse());
  expect(listener).toHaveBeenCalledTimes(1);

  localStorage.removeItem("user");
  dispatchEvent(new StorageEvent("storage", { key: "user" }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(readSession()).toBeNull();

  dispatchEvent(new StorageEvent("storage", { key: "theme" }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  writeSession(loginResponse());
  expect(listener).toHaveBeenCalledTimes(2);
});

test("a token just received is new, even when this machine's clock is an hour ahead", () => {
  const response = loginResponse({ expiresIn: 900 - 3600 });
  writeSession(response);
  const session = readSession();
  expect(session && remainingLife(session)).toBeGreaterThan(890_000);
});

test("a page that Back brings out of the browser's memory looks again who is signed in", () => {
  writeSession(loginResponse());
  const onChange = jest.fn();
  const stop = subscribeSession(onChange);
  localStorage.removeItem("user");
  const shown = (persisted: boolean) => dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
  shown(false);
  expect(onChange).not.toHaveBeenCalled();
  shown(true);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(readSession()).toBeNull();
  stop();
  shown(true);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("a Logout is over as soon as a user signs in, here or in another tab", () => {
  const stop = subscribeSession(() => undefined);
  clearSession(true);
  expect(loggedOutByUser()).toBe(true);
  writeSession(loginResponse());
  expect(loggedOutByUser()).toBe(false);
  clearSession(true);
  localStorage.setItem("user", JSON.stringify(loginResponse()));
  dispatchEvent(new StorageEvent("storage", { key: "user" }));
  expect(loggedOutByUser()).toBe(false);
  stop();
});
