import { change, codeOf } from "./testing/mutations.js";
import { signUpStudent, TEST_PASSWORD } from "./testing/students.js";
import type { TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";
import { age, confirm, createUnconfirmedAdmin, idOf } from "./testing/unconfirmed-admin.js";

let app: TestApp;
let admin: TestClient;
beforeEach(async () => {
  ({ app, admin } = await createUnconfirmedAdmin());
});
afterEach(() => app.close());

describe("deleting", () => {
  const people: string[] = [];
  beforeEach(async () => {
    people.length = 0;
    for (let n = 0; n < 7; n++) {
      await signUpStudent(app, `p${String(n)}@example.org`);
      people.push(await idOf(app, `p${String(n)}@example.org`));
    }
  });
  const remove = (userId: string | undefined) => change(admin, "deleteUser", { userId });

  test("a fourth within ten minutes needs a confirmation, people and teams together", async () => {
    const leader = app.client();
    await leader.logIn("p0@example.org", TEST_PASSWORD);
    const made = await leader.post<{ team: { _id: string } }>("/api/eventTeam/create-team", {
      name: "Segfault",
    });
    expect(codeOf(await remove(people[1]))).toBeUndefined();
    expect(codeOf(await remove(people[2]))).toBeUndefined();
    const deletion = await admin.send("DELETE", `/api/superadmin/teams/${made.body.team._id}`);
    expect(deletion.status).toBe(200);
    expect(codeOf(await remove(people[3]))).toBe("CONFIRMATION_NEEDED");
    const { status } = await admin.send("DELETE", `/api/superadmin/users/${people[3] ?? ""}`);
    expect(status).toBe(403);
    await confirm(admin);
    expect(codeOf(await remove(people[3]))).toBeUndefined();
    // Lets the confirmation expire between two deletions.
    await age(app, 10 * 60 + 1);
    expect(codeOf(await remove(people[4]))).toBe("CONFIRMATION_NEEDED");
  });
});

test("an export is recorded with its list and number of rows", async () => {
  await confirm(admin);
  for (const kind of ["USERS", "TEAMS", "PAYMENTS"])
    expect((await change(admin, "beginExport", { kind, rowCount: 1 })).message).toBe(
      "The export is recorded in the audit log.",
    );
  const { data } = await admin.graphql(
    '{ auditEntries(action: "export.begin") { edges { node { actorName details } } } }',
  );
  const { edges } = data?.["auditEntries"] as { edges: { node: { details: string } }[] };
  expect(edges.map(({ node }) => JSON.parse(node.details) as unknown).reverse()).toEqual([
    { kind: "users", rows: 1, of: 1 },
    { kind: "teams", rows: 1, of: 0 },
    { kind: "payments", rows: 1, of: 0 },
  ]);
});
