import { LIMITS } from "../kernel/contract/limits.js";
import { change, codeOf } from "./testing/mutations.js";
import { signUpStudent } from "./testing/students.js";
import { TEST_ADMIN, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";
import { ADMIN_PASSWORD, age, createUnconfirmedAdmin, idOf } from "./testing/unconfirmed-admin.js";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  ({ app, admin } = await createUnconfirmedAdmin());
});
afterAll(() => app.close());

test("concurrent deletions in two sessions of one Superadmin count together", async () => {
  const people: string[] = [];
  for (let n = 0; n < 7; n++) {
    await signUpStudent(app, `p${String(n)}@example.org`);
    people.push(await idOf(app, `p${String(n)}@example.org`));
  }
  const other = app.client();
  await other.logIn(TEST_ADMIN.email, ADMIN_PASSWORD);
  await age(app, 10 * 60 + 1); // lets the confirmation by the log-in expire
  const replies = people.map((userId, n) => change(n % 2 === 0 ? admin : other, "deleteUser", { userId }));
  const codes = (await Promise.all(replies)).map(codeOf);
  const refused = people.length - LIMITS.freeDeletions;
  expect(codes.filter((code) => code === undefined)).toHaveLength(LIMITS.freeDeletions);
  expect(codes.filter((code) => code === "CONFIRMATION_NEEDED")).toHaveLength(refused);
});
