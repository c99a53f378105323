import { mailsTo } from "../../app/testing/mutations.js";
import { signUpHolder } from "../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { TestClient } from "../../app/testing/test-client.js";
import { ADMIN_RULES } from "../../kernel/contract/admin-texts.js";
import { ON_MARIADB } from "../../kernel/testing/test-database.js";

const PREVIEW = `query ($input: CertificateChoiceInput!) { previewCertificates(input: $input) {
  key count people { problem } } }`;
const ISSUE = `mutation ($input: IssueCertificatesInput!) { issueCertificates(input: $input) {
  board { batches { id issued mailsWaiting mailsSent } certificates { id } } } }`;
const REISSUE = `mutation ($input: ReissueCertificateInput!) { reissueCertificate(input: $input) { message } }`;
const PICTURE = "query ($input: CertificateLayoutInput!) { certificatePicture(input: $input) }";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());

const listOf = (...lines: readonly string[]) => {
  const list = { kind: "participation", source: "list", eventSlug: "syntaxsiege" };
  return { ...list, csv: ["Name,Email,Team", ...lines].join("\n") };
};

async function preview(choice: object) {
  const { data } = await admin.graphql(PREVIEW, { input: choice });
  return data?.["previewCertificates"] as {
    readonly key: string;
    readonly count: number;
    readonly people: readonly { readonly problem: string | null }[];
  };
}

async function issue(choice: object) {
  const { key: previewKey } = await preview(choice);
  const { data } = await admin.graphql(ISSUE, { input: { choice, previewKey } });
  return (
    data?.["issueCertificates"] as {
      board: {
        batches: { id: string; issued: number; mailsWaiting: number; mailsSent: number }[];
        certificates: { id: string }[];
      };
    }
  ).board;
}

// Printing hardly depends on the database, so the test on MariaDB prints fewer certificates.
test.each([ON_MARIADB ? 50 : 500])(
  "%i are given out and printed, while others are answered",
  async (many) => {
    const lines = Array.from({ length: many }, (_, at) => `Person ${String(at)},p${String(at)}@example.org`);
    const [batch] = (await issue(listOf(...lines))).batches;
    expect(batch?.issued).toBe(many);
    expect((batch?.mailsWaiting ?? 0) + (batch?.mailsSent ?? 0)).toBe(many);
    const path = `/api/superadmin/certificates/${batch?.id ?? ""}.pdf`;
    const reply = await fetch(app.url + path, { headers: { authorization: `Bearer ${admin.token ?? ""}` } });
    expect(reply.headers.get("x-pages")).toBe(String(many));
    let between = 0;
    const reading = { isDone: false };
    const whole = reply.arrayBuffer().finally(() => (reading.isDone = true));
    while (!reading.isDone) {
      await fetch(`${app.url}/healthz`);
      between += 1;
    }
    const pages =
      Buffer.from(await whole)
        .toString("latin1")
        .split("/Type /Page\n").length - 1;
    expect(pages).toBe(many);
    expect(between).toBeGreaterThan(many / 10);
  },
);

test("letters that no font has are named: in the list, for a new name, and in the layout", async () => {
  const { count, people } = await preview(
    listOf("王 Wei,wei@example.org,", "தமிழ் محمد,tamil@example.org,Rockets 🚀", "شیریں,shirin@example.org,"),
  );
  expect(people.map(({ problem }) => problem)).toEqual([
    "A certificate cannot show these letters: 王. Use other letters.",
    "A certificate cannot show these letters: 🚀. Use other letters.",
    null,
  ]);
  expect(count).toBe(1);
  const { certificates } = await issue(listOf("Wang,wang@example.org,"));
  const renamed = { id: certificates[0]?.id, name: "王", reason: "Misspelt" };
  const layout = { eventSlug: "syntaxsiege", kind: "participation", signatures: [] };
  const words = { title: "Well done 🎉", lead: "This certifies that", text: "took part" };
  for (const [document, input, fields] of [
    [REISSUE, renamed, { name: "A certificate cannot show these letters: 王. Use other letters." }],
    [
      PICTURE,
      { ...layout, ...words },
      { title: "A certificate cannot show these letters: 🎉. Use other letters." },
    ],
  ] as const) {
    const { errors } = await admin.graphql(document, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_INPUT", fields });
  }
});

test("a list for many addresses without an account needs a confirmation, and its names lead nowhere", async () => {
  const people = Array.from(
    { length: 21 },
    (_none, n) => `Guest ${String(n)},guest${String(n)}@out.example,`,
  );
  const holder = await signUpHolder(app, "contest", admin);
  const give = async (lines: readonly string[]) => {
    const choice = listOf(...lines);
    const { data } = await holder.client.graphql(PREVIEW, { input: choice });
    const { key: previewKey } = data?.["previewCertificates"] as { key: string };
    const reply = await holder.client.graphql(ISSUE, { input: { choice, previewKey } });
    return reply.errors?.[0]?.extensions.code;
  };
  expect(await give(people)).toBe("CONFIRMATION_NEEDED");
  expect(await give(["Win at evil.example today,one@out.example,", ...people.slice(0, 19)])).toBeUndefined();
  const [mail] = await mailsTo(app, "one@out.example");
  expect(mail?.text).toContain("Win at evil example today");
  expect(mail?.text).not.toContain("evil.example");
  const shown = await preview(listOf("Go to evil.example/win,x@out.example,", "A.P.J.Rao,rao@out.example,"));
  expect(shown.people.map(({ problem }) => problem)).toEqual([ADMIN_RULES.certificateAddress, null]);
  const layout = { eventSlug: "syntaxsiege", kind: "participation", signatures: [] };
  const words = { title: "Well done", lead: "Go to https://evil.example/win now", text: "took part" };
  const { errors } = await admin.graphql(PICTURE, { input: { ...layout, ...words } });
  expect(errors?.[0]?.extensions.fields).toEqual({ lead: ADMIN_RULES.certificateAddress });
});
