import { randomUUID } from "node:crypto";
import { visibleText } from "../../kernel/mail/testing/visible-text.js";
import { signUpStudent } from "../../app/testing/students.js";
import type { GraphQLReply } from "../../app/testing/test-client.js";
import { FIELDS, mailingOf, MailingFixture } from "./testing/mailing-fixture.js";

let fixture: MailingFixture;
beforeAll(async () => {
  fixture = await MailingFixture.start();
});
afterAll(() => fixture.close());

const refusal = ({ errors }: GraphQLReply): object => ({
  code: errors?.[0]?.extensions.code,
  fields: Object.keys(errors?.[0]?.extensions.fields ?? {}),
});

test("each gets their own copy, once, from two workers; answers go to the club", async () => {
  const reply = await fixture.send({
    audience: { whom: "EVERYONE" },
    subject: "A for {name}",
    text: "Dear {name} of {team}:\r\n{missing}",
  });
  expect(reply.data).toMatchObject({ sendMailing: { message: "Your mail is on its way." } });
  const { id, recipients } = mailingOf(reply);
  expect(recipients).toBe(4);
  expect(await fixture.delivered(id)).toMatchObject({ sent: 4, failed: 0, queued: 0, withdrawn: 0 });
  expect(fixture.subjects(/^A for/)).toEqual(["A for Asha", "A for Meera", "A for Ravi", "A for Typed"]);
  const typed = fixture.sink.mails.find(({ subject }) => subject === "A for Typed");
  expect(typed).toMatchObject({ to: ["typed@example.org"], replyTo: "club@club.example" });
  const [written, foot] = typed?.text.split("\n-- \n") ?? [];
  expect(written).toBe("Dear Typed of Third:\nthe Codeforces handles of Typed and Unreachable\n");
  expect(foot).toMatch(/\nStop the club's mailings: http\S+\s*$/);
  expect(visibleText(typed?.html ?? "")).toMatch(
    /Dear Typed of Third: the Codeforces handles of Typed and Unreachable CDC .* Stop the club's mailings$/,
  );
});

test("asked ten times at once and once more, it is sent once; another text under its key is refused", async () => {
  const { key } = await fixture.look();
  const input = { subject: "B for {name}", sendKey: randomUUID(), audienceKey: key };
  const replies = await Promise.all(Array.from({ length: 10 }, () => fixture.send(input)));
  replies.push(await fixture.send(input));
  const sent = replies.map((reply) => mailingOf(reply));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  await fixture.delivered(sent[0]?.id ?? "");
  expect(fixture.subjects(/^B for/)).toHaveLength(3);
  expect(refusal(await fixture.send({ ...input, text: "Another" }))).toMatchObject({ code: "MAILING_SENT" });
  // With another event it would be another mail, so the used key is refused.
  const elsewhere = { ...input, audience: { eventSlug: "game-of-codes" } };
  expect(refusal(await fixture.send(elsewhere))).toMatchObject({ code: "MAILING_SENT" });
  expect(fixture.subjects(/^B for/)).toHaveLength(3);
});

test("a mailing goes to the people who were shown", async () => {
  const { key } = await fixture.look({ standing: "QUALIFIED" });
  expect(refusal(await fixture.send({ audienceKey: key }))).toMatchObject({ code: "MAILING_CHANGED" });
  expect(refusal(await fixture.send({ audience: { fitting: false } }))).toMatchObject({
    code: "MAILING_EMPTY",
  });
});

test("a copy that the mail server refuses for good is listed with its reason and can be tried again", async () => {
  const { db } = fixture.app.application.services;
  const [ravi] = await db.query<{ email: string }>("SELECT email FROM team_members WHERE name = 'Ravi'");
  fixture.sink.refused.add(ravi?.email ?? "");
  const id = mailingOf(await fixture.send({ subject: "C for {name}" })).id;
  expect(await fixture.delivered(id)).toMatchObject({ sent: 2, failed: 1, queued: 0 });
  const { problems } = await fixture.details(id);
  expect(problems).toMatchObject([{ email: ravi?.email, name: "Ravi", teamName: "Second", givenUp: true }]);
  expect(problems[0]?.["reason"]).toContain("No such user here");
  fixture.sink.refused.clear();
  // Simulates copies from long ago, with nine attempts. A retry counts age and attempts from the start again.
  await db.write.query(
    "UPDATE outbox_mails SET createdAt = '2020-01-01 00:00:00.000', attempts = 9 WHERE mailingId = ?",
    [id],
  );
  expect((await fixture.retry(id)).data).toMatchObject({
    retryMailing: { message: "We are sending these mails again." },
  });
  await fixture.retry(id);
  const [again] = await db.query<{ createdAt: string; attempts: number }>(
    "SELECT createdAt, attempts FROM outbox_mails WHERE mailingId = ? AND recipient = ?",
    [id, ravi?.email ?? ""],
  );
  expect(again?.attempts).toBeLessThan(2);
  expect(new Date(again?.createdAt ?? 0).getFullYear()).toBeGreaterThan(2020);
  expect(await fixture.delivered(id)).toMatchObject({ sent: 3, failed: 0 });
  expect(fixture.subjects(/^C for/)).toEqual(["C for Asha", "C for Meera", "C for Ravi"]);
  const log = await fixture.admin.graphql(
    '{ auditEntries(action: "mailing.retry") { edges { node { targetName details } } } }',
  );
  expect(log.data).toMatchObject({
    auditEntries: {
      edges: [{ node: { targetName: "C for {name}", details: '{"event":"Syntax Siege 2025","mails":1}' } }],
    },
  });
});

test("earlier mails are listed, newest first, and the audit log holds counts and choice, no address", async () => {
  const id = mailingOf(
    await fixture.send({ subject: "D for {name}", audience: { standing: "QUALIFIED" } }),
  ).id;
  await fixture.delivered(id);
  const { data } = await fixture.admin.graphql(
    `{ sentMailings(first: 2) { totalCount edges { node { ${FIELDS} } } } }`,
  );
  expect(data).toMatchObject({
    sentMailings: {
      totalCount: 4,
      edges: [
        {
          node: {
            id,
            sent: 1,
            audience: "The leaders of teams that qualified",
            actorName: "Superadmin",
            subject: "D for {name}",
          },
        },
        { node: { subject: "C for {name}" } },
      ],
    },
  });
  const log = await fixture.admin.graphql(
    '{ auditEntries(action: "mailing.send", first: 1) { edges { node { targetId details } } } }',
  );
  const [entry] = (log.data as { auditEntries: { edges: { node: { targetId: string; details: string } }[] } })
    .auditEntries.edges;
  expect(entry?.node.targetId).toBe(id);
  expect(JSON.parse(entry?.node.details ?? "")).toMatchObject({
    event: "Syntax Siege 2025",
    recipients: 1,
    audience: { qualified: true, whom: "LEADERS" },
  });
  expect(entry?.node.details).not.toContain("@");
});

test("whose account is deleted is written to no more, and the counts say so", async () => {
  const { client, email } = await signUpStudent(fixture.app, "gone@example.org");
  await client.post("/api/eventTeam/create-team", { name: "Gone" });
  const id = mailingOf(await fixture.send({ subject: "E for {name}" })).id;
  expect(await fixture.delivered(id)).toMatchObject({ sent: 4 });
  await client.logIn(email, "a long enough password");
  const deletion = await client.graphql(
    "mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { message } }",
    { input: { password: "a long enough password" } },
  );
  expect(deletion.errors).toBeUndefined();
  expect((await fixture.details(id)).mailing).toMatchObject({ recipients: 4, sent: 3, withdrawn: 1 });
});

test("other users may neither look nor send", async () => {
  const { client } = await signUpStudent(fixture.app, "curious@example.org");
  expect(refusal(await fixture.send({}, client))).toMatchObject({ code: "FORBIDDEN" });
  expect(refusal(await client.graphql("{ sentMailings { totalCount } }"))).toMatchObject({
    code: "FORBIDDEN",
  });
});
