import { SmtpSink } from "../kernel/testing/smtp-sink.js";
import { change } from "./testing/mutations.js";
import { signUpStudent, TEST_PASSWORD } from "./testing/students.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";

const TIMEOUT_MS = 30_000;

let app: TestApp;
let sink: SmtpSink;
beforeAll(async () => {
  sink = await SmtpSink.start();
  app = await startTestApp({ SMTP_URL: sink.url });
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

async function rowsOf(email: string): Promise<unknown[]> {
  const { db } = app.application.services;
  return db.query("SELECT state FROM outbox_mails WHERE recipient = ?", [email]);
}

async function closeAccount(email: string, before: () => void = () => undefined): Promise<void> {
  const { client } = await signUpStudent({ ...app, mailedCode: (to) => sink.codeTo(to) }, email);
  before();
  const reply = await client.graphql(
    "mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { message } }",
    {
      input: { password: TEST_PASSWORD },
    },
  );
  expect(reply.errors).toBeUndefined();
}

async function untilNoRow(email: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while ((await rowsOf(email)).length > 0) {
    if (Date.now() > deadline)
      throw new Error(`the outbox still knows ${email}: ${JSON.stringify(await rowsOf(email))}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test("once the last mail is sent, the address of a deleted account is stored nowhere", async () => {
  await closeAccount("leaving@example.org");
  await sink.waitForMail("leaving@example.org", { subject: /deleted/ });
  await untilNoRow("leaving@example.org");
});

test("nor when that mail is given up", async () => {
  await closeAccount("gone@example.org", () => sink.refused.add("gone@example.org"));
  await untilNoRow("gone@example.org");
  const delivered = sink.mails.filter(({ to }) => to.includes("gone@example.org"));
  expect(delivered.map(({ subject }) => subject)).not.toContainEqual(expect.stringContaining("deleted"));
});

test("nor is the name in what others were notified of, or in the subjects of their mails", async () => {
  const from = { ...app, mailedCode: (to: string) => sink.codeTo(to) };
  const leader = await signUpStudent(from, "leads@example.org", { name: "Leader One" });
  const going = await signUpStudent(from, "going@example.org", { name: "Zarina Gone" });
  const made = await leader.client.post<{ teamId: string }>("/api/teams", { name: "Names" });
  const { teamId } = made.body;
  await leader.client.post("/api/eventTeam/add-member", { teamId, email: going.email });
  expect((await going.client.post("/api/eventTeam/accept", { teamId })).status).toBe(200);
  const { db } = app.application.services;
  const stored = async () => [
    ...(await db.query<object>("SELECT n.title, n.text, n.messages FROM notifications n")),
    ...(await db.query<object>("SELECT m.subject FROM outbox_mails m")),
  ];
  expect(JSON.stringify(await stored())).toContain("Zarina Gone");
  await sink.waitForMail(leader.email, { subject: /^Zarina Gone is now in your team$/ });
  await change(going.client, "deleteAccount", { password: TEST_PASSWORD });
  await sink.waitForMail(leader.email, { subject: /^Zarina Gone left your team$/ });
  expect(JSON.stringify(await stored())).not.toContain("Zarina");
  const { data } = await leader.client.graphql("{ notifications { items { title } } }");
  expect(JSON.stringify(data)).toContain("A deleted account is now in your team");
});
