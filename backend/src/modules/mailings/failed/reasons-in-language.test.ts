import { randomUUID } from "node:crypto";
import { MAIL_FAILURES } from "../../../kernel/contract/texts/mailings.texts.js";
import { MailingFixture } from "../testing/mailing-fixture.js";

let fixture: MailingFixture;
beforeAll(async () => {
  fixture = await MailingFixture.start();
  const id = await fixture.sendOut({});
  const { db } = fixture.app.application.services;
  await db.inTransaction(async (tx) => {
    await tx.query("UPDATE outbox_mails SET state = 'failed', lastError = ? WHERE mailingId = ?", [
      MAIL_FAILURES.restored,
      id,
    ]);
  });
});
afterAll(() => fixture.close());

const TRANSLATED: unknown = expect.stringMatching(/^[^A-Za-z]+$/);

test("why a mail was given up is said in the reader's language", async () => {
  fixture.admin.language = "hi";
  const { data } = await fixture.admin.graphql(
    "{ failedMails { edges { node { reason } } } sentMailings { edges { node { id } } } scheduledMailings { id } }",
  );
  const { failedMails, sentMailings } = data as unknown as {
    failedMails: { edges: { node: { reason: string } }[] };
    sentMailings: { edges: { node: { id: string } }[] };
  };
  expect(failedMails.edges.map(({ node }) => node.reason)).toEqual(failedMails.edges.map(() => TRANSLATED));
  const { problems } = await fixture.details(sentMailings.edges[0]?.node.id ?? randomUUID());
  expect(problems.map(({ reason }) => reason)).toEqual(problems.map(() => TRANSLATED));
  expect(problems.length).toBeGreaterThan(0);
});

test("and why a scheduled one was not sent", async () => {
  const { db, scheduledMailings } = fixture.app.application.services;
  fixture.admin.language = "hi";
  const input = {
    id: randomUUID(),
    audience: {},
    subject: "Stuck",
    text: "Hello",
    sendAt: new Date(Date.now() + 60_000),
  };
  await fixture.admin.graphql(
    "mutation ($input: ScheduleMailingInput!) { scheduleMailing(input: $input) { message } }",
    { input },
  );
  await db.inTransaction((tx) => tx.query("UPDATE scheduled_mailings SET actorId = ?", [randomUUID()]));
  await scheduledMailings.sendDue(new Date(Date.now() + 120_000));
  const { data } = await fixture.admin.graphql("{ scheduledMailings { problem } }");
  expect(data).toEqual({ scheduledMailings: [{ problem: TRANSLATED }] });
});
