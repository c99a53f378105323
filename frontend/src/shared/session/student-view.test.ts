import { loginResponse } from "../testing/login-response";
import { logOut } from "./log-out";
import { freshToken, renewSession } from "./refresh";
import { clearSession, readSession, writeSession } from "./session-store";
import { forgetView, isInView, isSuperadminGone, keepView, readView } from "./student-view";

const superadmin = loginResponse({ role: "Superadmin" });
const student = { ...loginResponse({ role: "User", expiresIn: 30 }), userId: "student-1", id: "student-1" };
const VIEW = { viewId: "view-1", endsAt: "2027-01-01T00:00:00.000Z" };
const fetchMock = jest.fn();

beforeEach(() => {
  globalThis.fetch = fetchMock;
  fetchMock.mockReset();
  writeSession(superadmin);
  history.replaceState(null, "", "/admindashboard?tab=users&user=student-1");
  keepView(student, VIEW);
});
afterEach(() => {
  forgetView();
  clearSession(true);
});

test("this tab is the student's, and the Superadmin's again afterwards; what all tabs share is untouched", () => {
  expect(isInView()).toBe(true);
  expect(readSession()).toMatchObject({ userId: "student-1", role: "User", token: student.token });
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(superadmin);
  expect(readView()).toMatchObject({
    ...VIEW,
    superadminId: superadmin.userId,
    back: "/admindashboard?tab=users&user=student-1",
  });
  forgetView();
  expect(readView()).toBeNull();
  expect(readSession()).toMatchObject({ userId: superadmin.userId, role: "Superadmin" });
});

test("the page stays the student's until it is gone, though requests are the Superadmin's again", async () => {
  forgetView();
  expect(isInView()).toBe(true);
  await expect(freshToken()).resolves.toBe(superadmin.token);
});

test("its token is never renewed, not in its last minute and not when it is refused", async () => {
  await expect(freshToken()).resolves.toBe(student.token);
  await expect(renewSession(student.token)).resolves.toEqual({ outcome: "ended" });
  expect(fetchMock).not.toHaveBeenCalled();
  expect(readSession()?.userId).toBe("student-1");
});

test("it cannot log the Superadmin out", async () => {
  await expect(logOut()).resolves.toBe(false);
  expect(fetchMock).not.toHaveBeenCalled();
  expect(localStorage.getItem("user")).not.toBeNull();
});

test("it is over for a browser in which the Superadmin is signed in no more, or another user is", () => {
  const view = readView();
  if (view === null) throw new Error("no view");
  expect(isSuperadminGone(view)).toBe(false);
  localStorage.setItem("user", JSON.stringify({ ...superadmin, userId: "another" }));
  expect(isSuperadminGone(view)).toBe(true);
  localStorage.removeItem("user");
  expect(isSuperadminGone(view)).toBe(true);
});
