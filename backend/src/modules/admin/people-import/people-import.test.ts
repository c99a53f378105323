import { setTimeout as sleep } from "node:timers/promises";
import { signUpStudent } from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { TestClient } from "../../../app/testing/test-client.js";
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
const CHANGE =
  "mutation ($changes: [PersonChangeInput!]!) { changePeople(input: { changes: $changes }) { message } }";

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
        ["Nobody", "nobody@list.example", "", "", "", ""],
      ],
    }),
  );
  expect(unchanged).toBe(1);
  expect(lines).toMatchObject([
    { line: 2, changes: [{ column: "COLLEGE", from: "Test College", to: "=NIT, Durgapur" }], problem: null },
    { line: 4, changes: [], problem: expect.stringContaining("10") },
    { line: 5, problem: "This person stands in an earlier line too" },
    { line: 6, userId: null, name: "Nobody", problem: "Nobody has this id or e-mail address" },
  ]);
  await expect(preview("Name,College\nAsha,NIT")).rejects.toThrow("Id or Email");
});

test("changes are made together or not at all, written down, and taken back by their opposite", async () => {
  const csv = "email;college\nasha@list.example;IIT Kharagpur\nbela@list.example;IIT Kharagpur";
  const changes = changesOf((await preview(csv)).lines);
  expect(changes).toHaveLength(2);
  const stale = changes.map((change, n) => (n === 1 ? { ...change, from: "Somewhere" } : change));
  const refused = await admin.graphql(CHANGE, { changes: stale });
  expect(refused.errors?.[0]).toMatchObject({
    extensions: { code: "CONFLICT" },
    message: expect.stringContaining("Rao"),
  });
  expect(await collegeOf("asha@list.example")).toBe("Test College");
  const { data } = await admin.graphql(CHANGE, { changes });
  expect(data?.["changePeople"]).toEqual({ message: "The people are changed as the list says." });
  expect(await collegeOf("bela@list.example")).toBe("IIT Kharagpur");
  const log = await admin.graphql('{ auditEntries(action: "user.update") { edges { node { details } } } }');
  expect(log.data?.["auditEntries"]).toMatchObject({
    edges: [{ node: { details: '{"fields":["college"],"by":"file"}' } }, {}],
  });
  await admin.graphql(CHANGE, {
    changes: changes.map(({ from, to, ...one }) => ({ ...one, from: to, to: from })),
  });
  expect(await collegeOf("asha@list.example")).toBe("Test College");
});

test("what the second person of a list changes themselves at that moment is not overwritten", async () => {
  const { db, accounts } = app.application.services;
  const changes = changesOf(
    (await preview("email;college\nasha@list.example;Listed\nbela@list.example;Listed")).lines,
  );
  // The first by id is held, and looked at, before the second.
  const second = changes.map(({ userId }) => userId ?? "").sort()[1] ?? "";
  const theirs = db.inTransaction(async (tx) => {
    await accounts.update(tx, second, { college: "Their own" });
    await sleep(300);
  });
  await sleep(100);
  const refused = await admin.graphql(CHANGE, { changes });
  await theirs;
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT" });
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
  await expect(preview(csv)).rejects.toThrow("Id or Email");
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
