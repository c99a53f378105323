import { request } from "node:http";
import { signUpStudent } from "../testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../testing/test-app.js";

const OF_EVERYONE = 100 * 1024;
const OF_ADMINS = 6 * 1024 * 1024;

let app: TestApp;
const tokens: Record<string, string | null> = { visitor: null, forger: "eyJhbGciOiJIUzI1NiJ9.e30.x" };
beforeAll(async () => {
  app = await startTestApp();
  const admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  tokens["Superadmin"] = admin.token;
  tokens["student"] = (await signUpStudent(app, "student@example.org")).client.token;
  const loggedOut = app.client();
  await loggedOut.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  tokens["Superadmin logged out"] = loggedOut.token;
  await loggedOut.post("/api/auth/logout");
});
afterAll(() => app.close());

/** Returns a GraphQL request of this many bytes. */
function bodyOf(bytes: number): string {
  const body = (filler: string): string =>
    JSON.stringify({ query: "{ viewer { id } }", variables: { filler } });
  return body("x".repeat(bytes - body("").length));
}

/** Sends a body, with its length or in chunks. Returns the status, even when the server closes the connection early. */
function post(path: string, who: string, body: string, chunked: boolean): Promise<number> {
  const token = tokens[who] ?? null;
  return new Promise((resolve, reject) => {
    const sent = request(`${app.url}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(chunked ? { "transfer-encoding": "chunked" } : { "content-length": Buffer.byteLength(body) }),
      },
    });
    sent.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

describe.each([
  ["with its length", false],
  ["in chunks", true],
])("a body that comes %s", (_how, chunked) => {
  test.each([
    ["Superadmin", OF_EVERYONE + 1, 200],
    ["Superadmin", OF_ADMINS, 200],
    ["Superadmin", OF_ADMINS + 1, 413],
    ["Superadmin logged out", OF_EVERYONE + 1, 413],
    ["student", OF_EVERYONE, 200],
    ["student", OF_EVERYONE + 1, 413],
    ["visitor", OF_EVERYONE, 200],
    ["visitor", OF_EVERYONE + 1, 413],
    ["forger", OF_EVERYONE + 1, 413],
  ])("of a %s, %d bytes: %d", async (who, bytes, status) => {
    expect(await post("/graphql", who, bodyOf(bytes), chunked)).toBe(status);
  });
});

test("everything but /graphql stays at the common limit, for a Superadmin too", async () => {
  for (const chunked of [false, true]) {
    expect(await post("/api/contact", "Superadmin", bodyOf(OF_EVERYONE + 1), chunked)).toBe(413);
    expect(await post("/graphql/stream", "Superadmin", bodyOf(OF_EVERYONE + 1), chunked)).toBe(413);
  }
});
