import { signUpStudent } from "../testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../testing/test-app.js";
import type { TestClient } from "../testing/test-client.js";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());

const LONG = "{ events { id title summary description schedule venue rules prizes syllabus faq image } }";
/** The reply to this query is so long that graphql-route.ts passes it on as a Buffer, not as a string. */
const VERY_LONG = `{ __schema { types { description fields { name description args { name description } } } } ${LONG.slice(1)}`;

async function encodingOf(client: TestClient, query: string, accepted = "gzip, br"): Promise<string | null> {
  const { headers, body } = await client.send("POST", "/graphql", { query }, { "accept-encoding": accepted });
  expect(body).toHaveProperty("data");
  return headers.get("content-encoding");
}

test("long replies to people of the admin area are compressed, as their browser takes it", async () => {
  expect(await encodingOf(admin, LONG)).toBe("br");
  expect(await encodingOf(admin, VERY_LONG)).toBe("br");
  expect(await encodingOf(admin, LONG, "gzip")).toBe("gzip");
  expect(await encodingOf(admin, LONG, "identity")).toBeNull();
  expect(await encodingOf(admin, "{ events { id } }")).toBeNull();
});

test("replies that may hold a secret are not: those to students and visitors, and to mutations", async () => {
  const { client } = await signUpStudent(app, "student@example.org");
  expect(await encodingOf(client, LONG)).toBeNull();
  expect(await encodingOf(app.client(), LONG)).toBeNull();
  const padding = "#".repeat(2000);
  expect(
    await encodingOf(admin, `query Q { events { id title summary description } } ${padding} mutation`),
  ).toBeNull();
});
