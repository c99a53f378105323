import { signUpStudent } from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { GraphQLReply, TestClient } from "../../../app/testing/test-client.js";
import { eventually } from "../../../kernel/mail/testing/outbox-fixture.js";
import { SmtpSink } from "../../../kernel/testing/smtp-sink.js";

let sink: SmtpSink;
let app: TestApp;
let admin: TestClient;
beforeEach(async () => {
  sink = await SmtpSink.start();
  app = await startTestApp({ SMTP_URL: sink.url });
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  // The Superadmin's login in a new browser also sends a mail.
  await sink.waitForMail(TEST_ADMIN.email);
  const { outboxRepository } = app.application.services;
  await eventually(async () => expect((await outboxRepository.counts())[0]).toMatchObject({ count: 0 }));
  sink.mails.length = 0;
});
afterEach(async () => {
  await app.close();
  await sink.close();
});

interface Failed {
  readonly id: string;
  readonly recipient: string;
  readonly canResend: boolean;
}

/** Sends mails that the mail server rejects permanently, and waits until they have failed. */
async function fail(...recipients: readonly string[]): Promise<Failed[]> {
  const { db, outbox } = app.application.services;
  for (const to of recipients) {
    sink.refused.add(to);
    await db.inTransaction((tx) => outbox.enqueue(tx, { to, subject: "Your code", body: ["123456"] }));
  }
  await eventually(async () => expect(await failed()).toHaveLength(recipients.length));
  sink.refused.clear();
  return failed();
}

async function failed(): Promise<Failed[]> {
  const { data } = await admin.graphql(
    "{ failedMails { edges { node { id recipient subject reason attempts failedAt canResend } } } }",
  );
  return (data as { failedMails: { edges: { node: Failed }[] } }).failedMails.edges.map(({ node }) => node);
}

const resend = (mailIds: readonly string[] | null, client = admin): Promise<GraphQLReply> =>
  client.graphql(
    "mutation ($input: ResendMailsInput!) { resendMails(input: $input) { message resent unreadable } }",
    { input: { mailIds } },
  );
const code = ({ errors }: GraphQLReply): string | undefined => errors?.[0]?.extensions.code;

test("failed mails are listed with their reason, and one is sent again, once", async () => {
  const [mail] = await fail("asha@example.org");
  expect(mail).toMatchObject({
    recipient: "asha@example.org",
    subject: "Your code",
    reason: expect.stringContaining("550 No such user here"),
    attempts: 1,
    canResend: true,
  });
  const both = await Promise.all([resend([mail?.id ?? ""]), resend([mail?.id ?? ""])]);
  const answers = both.map((reply) => code(reply) ?? reply.data?.["resendMails"]);
  expect(answers).toContainEqual({ message: "We are sending the mail again.", resent: 1, unreadable: 0 });
  expect(answers).toContain("MAIL_NOT_FAILED");
  expect((await sink.waitForMail("asha@example.org")).text).toContain("123456");
  expect(await failed()).toEqual([]);
  expect(sink.mails).toHaveLength(1);
  const log = await admin.graphql(
    '{ auditEntries(action: "mailing.resend") { edges { node { targetId targetName details } } } }',
  );
  expect(log.data).toEqual({
    auditEntries: {
      edges: [{ node: { targetId: mail?.id, targetName: "Your code", details: '{"mails":1}' } }],
    },
  });
});

test("all at once, but for what cannot be read any more", async () => {
  const mails = await fail("asha@example.org", "ravi@example.org", "gone@example.org");
  const unreadable = mails.find(({ recipient }) => recipient === "gone@example.org");
  const { db } = app.application.services;
  await db.inTransaction((tx) =>
    tx.query("UPDATE outbox_mails SET sealedBody = '' WHERE recipient = 'gone@example.org'"),
  );
  expect(await failed()).toContainEqual(expect.objectContaining({ id: unreadable?.id, canResend: false }));
  expect((await resend(null)).data?.["resendMails"]).toEqual({
    message: "We are sending 2 mails again. 1 mail was not sent, because its text is no longer readable.",
    resent: 2,
    unreadable: 1,
  });
  await sink.waitForMail("asha@example.org");
  await sink.waitForMail("ravi@example.org");
  expect(code(await resend([unreadable?.id ?? ""]))).toBe("MAIL_UNREADABLE");
  expect(code(await resend(null))).toBe("MAIL_UNREADABLE");
});

test("what waits is parked after a restore, says so, and can be sent again", async () => {
  const { db, outbox, outboxRepository } = app.application.services;
  sink.silence();
  await db.inTransaction((tx) => outbox.enqueue(tx, { to: "asha@example.org", subject: "S", body: ["t"] }));
  expect((await outboxRepository.counts())[0]).toMatchObject({ state: "queued", count: 1 });
  expect(await db.inTransaction((tx) => outboxRepository.parkQueued(tx))).toBe(1);
  expect(await outboxRepository.counts()).toEqual([
    { state: "queued", count: 0, oldestSeconds: 0 },
    { state: "failed", count: 1, oldestSeconds: expect.any(Number) },
  ]);
  const [parked] = await failed();
  expect(parked).toMatchObject({ reason: expect.stringContaining("backup"), canResend: true });
});

test("pages follow each other, and a search narrows", async () => {
  await fail("asha@example.org", "ravi@example.org", "meera@example.org");
  const page = async (args: string) =>
    (
      await admin.graphql(
        `{ failedMails(${args}) { totalCount edges { cursor node { recipient } } pageInfo { hasNextPage endCursor } } }`,
      )
    ).data?.["failedMails"] as {
      totalCount: number;
      edges: { node: { recipient: string } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  const first = await page("first: 2");
  expect([first.totalCount, first.edges.length, first.pageInfo.hasNextPage]).toEqual([3, 2, true]);
  const second = await page(`first: 2, after: "${first.pageInfo.endCursor}"`);
  expect(second.pageInfo.hasNextPage).toBe(false);
  const all = [...first.edges, ...second.edges].map(({ node }) => node.recipient);
  expect([...all].sort()).toEqual(["asha@example.org", "meera@example.org", "ravi@example.org"]);
  expect((await page('search: "RAVI"')).totalCount).toBe(1);
});

test("other users may neither look nor send", async () => {
  const { client } = await signUpStudent(
    { ...app, mailedCode: (to) => sink.codeTo(to) },
    "curious@example.org",
  );
  expect(code(await resend(null, client))).toBe("FORBIDDEN");
  expect(code(await client.graphql("{ failedMails { totalCount } }"))).toBe("FORBIDDEN");
});
