import { startTestApp, TEST_ADMIN } from "../../app/testing/test-app.js";

const PREVIEW = "query ($input: CertificateChoiceInput!) { previewCertificates(input: $input) { key } }";
const ISSUE = `mutation ($input: IssueCertificatesInput!) { issueCertificates(input: $input) {
  board { batches { id issued mailsWaiting mailsSent } } } }`;

test("500 are given out and printed, others being answered meanwhile", async () => {
  const app = await startTestApp();
  const admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const lines = Array.from({ length: 500 }, (_, at) => `Person ${String(at)},p${String(at)}@example.org`);
  const choice = {
    kind: "participation",
    source: "list",
    eventSlug: "syntaxsiege",
    csv: ["Name,Email", ...lines].join("\n"),
  };
  const shown = (await admin.graphql(PREVIEW, { input: choice })).data?.["previewCertificates"];
  const { key: previewKey } = shown as { key: string };
  const { data } = await admin.graphql(ISSUE, { input: { choice, previewKey } });
  const { board } = data?.["issueCertificates"] as {
    board: { batches: { id: string; issued: number; mailsWaiting: number; mailsSent: number }[] };
  };
  const [batch] = board.batches;
  expect(batch?.issued).toBe(500);
  expect((batch?.mailsWaiting ?? 0) + (batch?.mailsSent ?? 0)).toBe(500);
  const path = `/api/superadmin/certificates/${batch?.id ?? ""}.pdf`;
  const reply = await fetch(app.url + path, { headers: { authorization: `Bearer ${admin.token ?? ""}` } });
  expect(reply.headers.get("x-pages")).toBe("500");
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
  expect(pages).toBe(500);
  expect(between).toBeGreaterThan(50);
  await app.close();
});
