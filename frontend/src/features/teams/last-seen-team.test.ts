import { clearSession, writeSession } from "../../shared/session/session-store";
import { forgetView, keepView } from "../../shared/session/student-view";
import { loginResponse } from "../../shared/testing/login-response";
import { teamFixture } from "./testing/team-fixture";
import { lastSeenTeam, noteLastSeenTeam } from "./last-seen-team";

beforeEach(() => {
  writeSession(loginResponse());
  localStorage.setItem("lastTeam", "what is known of one's own team");
});
afterEach(() => clearSession(true));

test("a user who has left their team has none on this device either", () => {
  noteLastSeenTeam(null, false);
  expect(localStorage.getItem("lastTeam")).toBeNull();
});

test("the team that was seen last is given back to the same person only", () => {
  expect(lastSeenTeam()).toBeNull();
  noteLastSeenTeam(teamFixture() as never, true);
  expect(lastSeenTeam()).toEqual({ name: "Segfault", event: "Syntax Siege 2025", isDone: true });
  writeSession({ ...loginResponse(), id: "user-2", userId: "user-2" });
  expect(lastSeenTeam()).toBeNull();
});

test("a Superadmin who views the site as a student does not change what this device knows", () => {
  keepView(loginResponse(), { viewId: "view", endsAt: "2027-01-01T00:00:00.000Z" });
  noteLastSeenTeam(null, false);
  expect(localStorage.getItem("lastTeam")).toBe("what is known of one's own team");
  // Until the next page load, the page still shows the student's data, although the session is the Superadmin's again.
  forgetView();
  noteLastSeenTeam(null, false);
  expect(localStorage.getItem("lastTeam")).toBe("what is known of one's own team");
});
