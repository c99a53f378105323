import { NOTHING_PERSONAL } from "@contract/kernel/contract/personal-data";
import { loginResponse } from "../../../shared/testing/login-response";

/** The test user's account, in the server's format. */
export const VIEWER = {
  ...NOTHING_PERSONAL,
  id: "user-1",
  name: "Ananya Iyer",
  email: "ananya@example.org",
  role: "TEAM_LEADER",
  grants: [],
  college: "Sample University",
  universityRollNo: "21CS042",
  codeforcesHandle: "ananya",
};

/** Returns a session in GraphQL's format, with a new token for each call. */
export function sessionAnswer(more: object = {}) {
  const { role, ...response } = loginResponse();
  return { ...response, role: "USER", roleName: role, grants: [], ...more };
}

/** Returns an item of the list of sessions, in the server's format. */
export function deviceFixture(id: string, more: object = {}) {
  return {
    id,
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
    createdAt: "2025-02-20T06:30:00.000Z",
    lastSeenAt: "2025-02-21T12:15:00.000Z",
    current: false,
    ...more,
  };
}
