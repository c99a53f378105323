import { seedDemo } from "../../../app/seed/demo-seed.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { TestClient } from "../../../app/testing/test-client.js";
import { PERSONAL_FIELDS, type PersonalField } from "../../../kernel/contract/personal-data.js";
import type { User } from "./user.types.js";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  await seedDemo(app.application.services.db, { teams: 4, users: 20, seed: 1 }, "x");
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());

type Node = Partial<User>;
interface Users {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: object;
}

const OTHERS: Record<Exclude<keyof User, PersonalField>, true> = {
  id: true,
  name: true,
  email: true,
  role: true,
  grants: true,
  version: true,
  rightsVersion: true,
  teamId: true,
  teamName: true,
  handleVerified: true,
  createdAt: true,
};
const FIELDS = [...(Object.keys(OTHERS) as (keyof User)[]), ...PERSONAL_FIELDS];

async function users(selection: string, args = "", more = ""): Promise<Users> {
  const query = `{ users(first: 9${args}) { ${selection} pageInfo { hasNextPage endCursor } } } ${more}`;
  let data: unknown;
  // A query is interpreted on its first execution, and compiled from the second one on.
  for (let time = 0; time < 3; time++) {
    const reply = await admin.graphql(query);
    expect(reply.errors).toBeUndefined();
    if (time > 0) expect(reply.data).toEqual(data);
    data = reply.data;
  }
  return (data as { readonly users: Users }).users;
}

test.each(FIELDS)("%s is the same when nothing else is asked for", async (field) => {
  const all = await users(`edges { node { ${FIELDS.join(" ")} } }`);
  expect(all.edges.map(({ node }) => node[field])).not.toContain(undefined);
  const { edges } = await users(`edges { node { ${field} } }`);
  expect(edges).toEqual(all.edges.map(({ node }) => ({ node: { [field]: node[field] } })));
});

test.each(["NAME", "EMAIL", "CREATED_AT", "ROLE", "TEAM", "COLLEGE", "ROLL_NO", "HANDLE"])(
  "the order by %s has the same cursors for queries of few fields",
  async (sort) => {
    const args = `, sort: ${sort}`;
    const { pageInfo } = await users(`edges { node { ${FIELDS.join(" ")} } }`, args);
    expect((await users("edges { cursor }", args)).pageInfo).toEqual(pageInfo);
    expect((await users("", args)).pageInfo).toEqual(pageInfo);
  },
);

test.each([
  ["in two places", "edges { node { id } } edges { node { createdAt grants } }", ""],
  [
    "under another name",
    "list: edges { who: node { since: createdAt rights: grants } } edges { node { id } }",
    "",
  ],
  [
    "in fragments",
    "...Some edges { node { id } }",
    "fragment Some on UserConnection { edges { node { ...More } } } fragment More on User { createdAt grants }",
  ],
  ["in a fragment without a name", "edges { node { ... on User { createdAt grants } } }", ""],
  ["on a condition", "edges { node { createdAt @include(if: true) grants @skip(if: true) } }", ""],
])("a field that is asked for %s is read", async (_how, selection, more) => {
  expect(JSON.stringify(await users(selection, "", more))).toMatch(/"\d{4}-\d\d-\d\dT/);
});

test("what is not asked for is not read", async () => {
  app.takeStatements();
  await users("edges { node { name } }");
  const read = app.takeStatements().filter((sql) => sql.includes("AS sortKey"));
  expect(read).toHaveLength(3);
  for (const sql of read) expect(sql).not.toMatch(/handle_proofs|grants|createdAt|phone/);
});
