import { signUpHolder, signUpStudent, type TestStudent } from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { TestClient } from "../../../app/testing/test-client.js";

let app: TestApp;
let admin: TestClient;
let desk: TestStudent;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  desk = await signUpHolder(app, "desk", admin);
});
afterAll(() => app.close());

const SAVE = "mutation ($input: SaveViewInput!) { saveView(input: $input) { message } }";
const RENAME = "mutation ($input: RenameViewInput!) { renameView(input: $input) { message } }";
const DELETE = "mutation ($input: DeleteViewInput!) { deleteView(input: $input) { message } }";
const LIST = "query ($table: String!) { savedViews(table: $table) { id name query } }";

interface View {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}
const save = (client: TestClient, name: string, query = "q=x") =>
  client.graphql(SAVE, { input: { table: "Teams", name, query } });
async function viewsOf(client: TestClient): Promise<View[]> {
  return (await client.graphql(LIST, { table: "Teams" })).data?.["savedViews"] as View[];
}

test("a view is saved, replaced, renamed and deleted by its owner alone", async () => {
  await save(admin, "Unpaid", "payment=incomplete");
  await save(admin, "Unpaid", "payment=incomplete&sort=-name");
  await save(admin, "Full");
  const [full, unpaid] = await viewsOf(admin);
  expect(unpaid).toMatchObject({ name: "Unpaid", query: "payment=incomplete&sort=-name" });
  expect(await viewsOf(desk.client)).toEqual([]);
  const foreign = await desk.client.graphql(RENAME, { input: { id: unpaid!.id, name: "Mine" } });
  expect(foreign.errors?.[0]?.extensions["code"]).toBe("NOT_FOUND");
  await desk.client.graphql(DELETE, { input: { id: unpaid!.id } });
  const duplicate = await admin.graphql(RENAME, { input: { id: full!.id, name: "Unpaid" } });
  expect(duplicate.errors?.[0]).toMatchObject({
    message: "You already have a view with this name. Choose another name",
  });
  await admin.graphql(RENAME, { input: { id: unpaid!.id, name: " Not  paid " } });
  await admin.graphql(DELETE, { input: { id: full!.id } });
  expect((await viewsOf(admin)).map(({ name }) => name)).toEqual(["Not paid"]);
});

test("a user has at most 50, also when many are saved at once", async () => {
  for (let n = 0; n < 48; n++) await save(desk.client, `View ${String(n)}`);
  const replies = await Promise.all([1, 2, 3, 4, 5].map((n) => save(desk.client, `More ${String(n)}`)));
  expect(replies.filter(({ errors }) => errors === undefined)).toHaveLength(2);
  expect(await viewsOf(desk.client)).toHaveLength(50);
});

test("students without a grant have none, and views go with their account", async () => {
  const student = await signUpStudent(app, "student@example.org");
  expect((await save(student.client, "Mine")).errors?.[0]?.extensions["code"]).toBe("FORBIDDEN");
  const { db } = app.application.services;
  await db.inTransaction((tx) => tx.query("DELETE FROM users WHERE email = ?", [desk.email]));
  expect(await db.query("SELECT id FROM saved_views WHERE name = 'More 1' OR name = 'View 1'")).toEqual([]);
});
