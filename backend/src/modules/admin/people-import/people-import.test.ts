import { setTimeout as sleep } from "node:timers/promises";
import { signUpStudent } from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { TestClient } from "../../../app/testing/test-client.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { csvText } from "../../../kernel/contract/csv-text.js";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  for (const name of ["asha", "bela", "anil"])
    await signUpStudent(app, `${name}@list.example`, { name: `${name} Rao` });
});
afterAll(() => app.close());

const PREVIEW = `query ($csv: String!) { previewPeople(input: { csv: $csv }) {
  lines { line userId name changes { column from to } problem } unchanged } }`;
const CHANGE = `mutation ($changes: [PersonChangeInput!]!, $preview: Boolean! = false) {
  changePeople(input: { changes: $changes, preview: $preview }) { applied cells { from to problem } } }`;

interface Line {
  readonly line: number;
  readonly userId: string | null;
  readonly name: string;
  readonly changes: { column: string; from: string | null; to: string }[];
  readonly problem: string | null;
}
async function preview(csv: string): Promise<{ lines: Line[]; unchanged: number }> {
  const { data, errors } = await admin.graphql(PREVIEW, { csv });
  if (errors?.[0]) throw new Error(JSON.stringify(errors[0].extensions.fields));
  return data?.["previewPeople"] as { lines: Line[]; unchanged: number };
}
const changesOf = (lines: readonly Line[]) =>
  lines.flatMap(({ userId, changes }) => changes.map((change) => ({ userId, ...change })));
const collegeOf = async (email: string): Promise<unknown> => {
  const [row] = await app.application.services.db.query<{ college: string }>(
    "SELECT college FROM users WHERE email = ?",
    [email],
  );
  return row?.college;
};

test("a list says line by line what it would change, and why a line cannot", async () => {
  const { lines, unchanged } = await preview(
    csvText({
      headings: ["Name", "E-mail", "College", "Roll No.", "Phone", "Remark"],
      rows: [
        ["asha Rao", "ASHA@list.example", "=NIT, Durgapur", "", "", "x"],
        ["bela Rao", "bela@list.example", "Test College", "", "", ""],
        ["Anil", "anil@list.example", "", "", "12", ""],
        ["Asha", "asha@list.example", "Other", "", "", ""],
        ["Unknown", "unknown@list.example", "", "", "", ""],
      ],
    }),
  );
  expect(unchanged).toBe(1);
  expect(lines).toMatchObject([
    { line: 2, changes: [{ column: "COLLEGE", from: "Test College", to: "=NIT, Durgapur" }], problem: null },
    { line: 4, changes: [], problem: expect.stringContaining("10") },
    { line: 5, problem: "An earlier line is about the same person. Remove one of the two lines" },
    {
      line: 6,
      userId: null,
      name: "Unknown",
      problem: "No account has this ID or e-mail address. Correct the line",
    },
  ]);
  await expect(preview("Name,College\nAsha,NIT")).rejects.toThrow("ID or Email");
});

interface Changed {
  readonly applied: boolean;
  readonly cells: { from: string | null; to: string | null; problem: string | null }[];
}
async function change(changes: readonly object[], preview = false): Promise<Changed> {
  const { data, errors } = await admin.graphql(CHANGE, { changes, preview });
  if (errors?.[0]) throw new Error(errors[0].extensions.code);
  return data?.["changePeople"] as Changed;
}
const logged = async (): Promise<string[]> => {
  const { data } = await admin.graphql(
    '{ auditEntries(action: "user.update") { edges { node { details } } } }',
  );
  const { edges } = data?.["auditEntries"] as { edges: { node: { details: string } }[] };
  return edges.map(({ node }) => node.details);
};

test("changes are made together or not at all, are one entry in the log, and are taken back by their opposite", async () => {
  const csv = "email;college\nasha@list.example;IIT Kharagpur\nbela@list.example;IIT Kharagpur";
  const changes = changesOf((await preview(csv)).lines);
  expect(changes).toHaveLength(2);
  const stale = changes.map((one, n) => (n === 1 ? { ...one, from: "Somewhere" } : one));
  expect(await change(stale)).toMatchObject({
    applied: false,
    cells: [{ problem: null }, { from: "Test College", problem: expect.stringContaining('"Test College"') }],
  });
  expect(await collegeOf("asha@list.example")).toBe("Test College");
  expect(await logged()).toEqual([]);
  expect((await change(changes)).applied).toBe(true);
  expect(await collegeOf("bela@list.example")).toBe("IIT Kharagpur");
  const [asha, bela] = changes;
  expect((await logged()).map((details) => JSON.parse(details) as object)).toEqual([
    {
      count: 2,
      changed: [
        ["asha Rao", asha?.userId, "college"],
        ["bela Rao", bela?.userId, "college"],
      ],
    },
  ]);
  await change(changes.map(({ from, to, ...one }) => ({ ...one, from: to, to: from })));
  expect(await collegeOf("asha@list.example")).toBe("Test College");
});

test("a preview says what would be stored and which cell is refused why, and writes nothing", async () => {
  const [userId, other] = (
    await preview("email;college\nasha@list.example;x\nbela@list.example;x")
  ).lines.map((line) => line.userId);
  const { data } = await admin.graphql(`{ users(ids: ["${String(userId)}"]) { edges { node { phone } } } }`);
  const [edge] = (data?.["users"] as { edges: { node: { phone: string | null } }[] }).edges;
  const from = edge?.node.phone ?? null;
  const cells = [
    { userId, column: "PHONE", from, to: "+91 91234-56789" },
    { userId, column: "NAME", from: "asha Rao", to: "" },
    { userId: other, column: "HANDLE", from: null, to: "not a handle" },
    { userId: "01890000-0000-7000-8000-000000000000", column: "COLLEGE", from: null, to: "x" },
  ];
  const before = await logged();
  expect(await change([cells[0] ?? {}], true)).toEqual({
    applied: false,
    cells: [{ from, to: "9123456789", problem: null }],
  });
  const { applied, cells: outcomes } = await change(cells);
  expect(applied).toBe(false);
  expect(outcomes.map(({ problem }) => problem)).toEqual([
    null,
    RULES.firstName,
    RULES.handle,
    "User not found. Reload the page and try again.",
  ]);
  expect(await logged()).toEqual(before);
});

test("what the second person of a list changes themselves at that moment is not overwritten", async () => {
  const { db, accounts } = app.application.services;
  const changes = changesOf(
    (await preview("email;college\nasha@list.example;Listed\nbela@list.example;Listed")).lines,
  );
  // Accounts are locked in the order of their ids, so the account with the larger id is locked second.
  const second = changes.map(({ userId }) => userId ?? "").sort()[1] ?? "";
  const theirs = db.inTransaction(async (tx) => {
    await accounts.update(tx, second, { college: "Their own" });
    await sleep(300);
  });
  await sleep(100);
  const { applied, cells } = await change(changes);
  await theirs;
  expect([applied, cells.flatMap(({ problem }) => problem ?? [])]).toEqual([
    false,
    [expect.stringContaining("Their own")],
  ]);
  expect((await accounts.findById(second))?.college).toBe("Their own");
});

const READING = `query ($input: ListColumnsInput!) { listColumns(input: $input) {
  columns { column heading sample field } fields } }`;

test("the headings of Indian forms are understood, and columns that are not used are named", async () => {
  const csv =
    "sep=;\r\nS. No.;Email ID;Mobile No.;Institute;Remarks\r\n1;asha@list.example;+91 91234 56780;NIT;x";
  const { lines } = await preview(csv);
  expect(lines).toMatchObject([
    {
      line: 3,
      changes: [
        { column: "PHONE", to: "9123456780" },
        { column: "COLLEGE", to: "NIT" },
      ],
      problem: null,
    },
  ]);
  const { data } = await admin.graphql(READING, { input: { kind: "people", csv } });
  expect(data?.["listColumns"]).toMatchObject({
    columns: [
      { heading: "S. No.", sample: "1", field: null },
      { heading: "Email ID", field: "email" },
      { heading: "Mobile No.", field: "phone" },
      { heading: "Institute", field: "college" },
      { column: 4, heading: "Remarks", sample: "x", field: null },
    ],
    fields: expect.arrayContaining(["id", "email", "name", "universityRollNo"]) as string[],
  });
});

test("a list whose headings say nothing is read by what the sender says of its columns", async () => {
  const csv = "முகவரி,கல்லூரி\nasha@list.example,NIT";
  await expect(preview(csv)).rejects.toThrow("ID or Email");
  const columns = [
    { column: 0, field: "email" },
    { column: 1, field: "college" },
  ];
  const { data } = await admin.graphql(READING, { input: { kind: "people", csv } });
  expect(data?.["listColumns"]).toMatchObject({
    columns: [{ field: null }, { heading: "கல்லூரி", field: null }],
  });
  const reply = await admin.graphql(
    `query ($csv: String!, $columns: [ListColumnInput!]!) {
      previewPeople(input: { csv: $csv, columns: $columns }) { lines { changes { column to } } } }`,
    { csv, columns },
  );
  expect(reply.data?.["previewPeople"]).toEqual({ lines: [{ changes: [{ column: "COLLEGE", to: "NIT" }] }] });
});

test("an address that is not the account's is said, not dropped", async () => {
  const [first] = (await preview("email,college\nasha@list.example,NIT")).lines;
  const { lines } = await preview(`id,email,college\n${first?.userId ?? ""},asha@new.example,NIT`);
  expect(lines).toMatchObject([
    { line: 2, changes: [], problem: expect.stringContaining("another e-mail address") },
  ]);
});
