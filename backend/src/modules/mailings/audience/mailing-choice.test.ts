import { signUpStudent } from "../../../app/testing/students.js";
import type { GraphQLReply } from "../../../app/testing/test-client.js";
import { msg } from "../../../kernel/languages/message.js";
import { MailingFixture, mailingOf } from "../testing/mailing-fixture.js";

let fixture: MailingFixture;
beforeAll(async () => {
  fixture = await MailingFixture.start();
});
afterAll(() => fixture.close());

const refusal = ({ errors }: GraphQLReply): object => ({
  code: errors?.[0]?.extensions.code,
  fields: Object.keys(errors?.[0]?.extensions.fields ?? {}),
});

test.each([
  [{}, ["First", "Second", "Third"], 3, 0],
  [{ whom: "EVERYONE" }, ["First", "Second", "Third"], 4, 1],
  [{ whom: "ACCOUNTS" }, ["First", "Second", "Third"], 3, 0],
  [{ missing: "HANDLES" }, ["Second", "Third"], 2, 0],
  [{ missing: "MEMBERS" }, ["First", "Second"], 2, 0],
  [{ missing: "PAYMENT" }, ["First"], 1, 0],
  [{ paymentStatus: "rejected" }, ["Third"], 1, 0],
  [{ standing: "QUALIFIED" }, ["First"], 1, 0],
  [{ standing: "NOT_QUALIFIED" }, ["Second", "Third"], 2, 0],
  [{ rankFrom: 2 }, ["Second"], 1, 0],
  [{ rankFrom: 1, rankTo: 1 }, ["First"], 1, 0],
  [{ eventSlug: "game-of-codes" }, [], 0, 0],
])("looks up %j", async (input, names, recipients, withoutAddress) => {
  const audience = await fixture.look(input);
  expect(audience.teams.map(({ name }) => name)).toEqual(names);
  expect([audience.recipients, audience.withoutAddress]).toEqual([recipients, withoutAddress]);
});

test("single teams come on top of those that fit, or alone; a team of both counts once", async () => {
  const [first = "", , third = ""] = fixture.teamIds;
  expect((await fixture.look({ fitting: false, teamIds: [third] })).teams).toEqual([{ name: "Third" }]);
  expect((await fixture.look({ standing: "QUALIFIED", teamIds: [first, third] })).recipients).toBe(2);
  expect((await fixture.look({ fitting: false })).recipients).toBe(0);
  expect(
    (await fixture.look({ eventSlug: "game-of-codes", fitting: false, teamIds: [third] })).recipients,
  ).toBe(0);
});

test.each([
  ["subject", { subject: "Hello {nme}" }],
  ["subject", { subject: "Hello\r\nBcc: all@example.org" }],
  ["subject", { subject: "  " }],
  ["subject", { subject: "x".repeat(151) }],
  ["subject", { subject: "{eventTitle}".repeat(12) }],
  ["text", { text: "{Name}" }],
  ["text", { text: " \n" }],
  ["text", { text: "x".repeat(5001) }],
  ["text", { text: "{teamPage}".repeat(400) }],
  ["text", { text: "NUL \0" }],
  ["sendKey", { sendKey: "once" }],
  ["audience.rankFrom", { audience: { rankFrom: 0 }, audienceKey: "0".repeat(64) }],
  ["audience.teamIds", { audience: { teamIds: ["x"] }, audienceKey: "0".repeat(64) }],
  ["rankTo", { audience: { rankFrom: 3, rankTo: 2 }, audienceKey: "0".repeat(64) }],
])("a wrong %s is named: %j", async (field, invalidFields) => {
  const before = fixture.sink.mails.length;
  expect(refusal(await fixture.send(invalidFields))).toEqual({ code: "BAD_INPUT", fields: [field] });
  expect(fixture.sink.mails).toHaveLength(before);
});

const EVERYONE = { whom: "EVERYONE" };
const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** Posts without cookies or a token, as mail programs do for one-click unsubscribe. */
async function post(path: string, init: RequestInit = { headers: FORM, body: "List-Unsubscribe=One-Click" }) {
  const reply = await fetch(fixture.app.url + path, { method: "POST", redirect: "error", ...init });
  return { status: reply.status, html: await reply.text() };
}

function pathOf(url: string | undefined): string {
  return (url ?? "").replace(/^<?http:\/\/localhost:4000/, "").replace(/>$/, "");
}

const countOf = async (email: string): Promise<number> =>
  (await fixture.app.application.services.outboxRepository.historyOf(email)).length;

test("who stops mailings by the link of one gets none from then on, not even those that wait; and can take it back", async () => {
  const { db } = fixture.app.application.services;
  const id = mailingOf(await fixture.send({ audience: EVERYONE, subject: "A for {name}" })).id;
  await fixture.delivered(id);
  const { headers } = await fixture.sink.waitForMail("typed@example.org");
  expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const path = pathOf(headers.get("list-unsubscribe"));
  await db.write.query(
    "UPDATE outbox_mails SET state = 'queued', nextAttemptAt = '2999-01-01 00:00:00.000' WHERE recipient = 'typed@example.org'",
  );

  // A GET must change nothing, because some mail programs open all links in a mail.
  const page = await fetch(fixture.app.url + path);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  const shown = await page.text();
  expect(shown).toContain("Stop mailings</button>");
  expect(shown).not.toContain("typed@example.org");
  expect([(await fixture.look(EVERYONE)).recipients, await countOf("typed@example.org")]).toEqual([4, 1]);

  const stopped = await post(path);
  expect([stopped.status, stopped.html]).toEqual([
    200,
    expect.stringContaining("We no longer send mailings to"),
  ]);
  expect(await countOf("typed@example.org")).toBe(0);
  expect(await fixture.look(EVERYONE)).toMatchObject({ recipients: 3, optedOut: 1 });
  const next = mailingOf(await fixture.send({ audience: EVERYONE, subject: "B for {name}" }));
  expect(next.recipients).toBe(3);

  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  expect((await post(path, { body: form })).status).toBe(200);
  const undo = /action="([^"]+)"/.exec(stopped.html)?.[1]?.replaceAll("&#63;", "?") ?? "";
  expect((await post(undo)).html).toContain("Stop mailings</button>");
  expect(await fixture.look(EVERYONE)).toMatchObject({ recipients: 4, optedOut: 0 });
});

test("who stops mailings in the moment in which one is written does not get it", async () => {
  const { notifications } = fixture.app.application.services;
  await notifications.setMailings({ email: "typed@example.org" }, false);
  // Simulates that the mailing read the opt-outs before the person opted out.
  const before = jest.spyOn(notifications, "withoutMailings").mockResolvedValue(new Set());
  const { id } = mailingOf(await fixture.send({ audience: EVERYONE, subject: "D for {name}" }));
  before.mockRestore();
  await notifications.setMailings({ email: "typed@example.org" }, true);
  await fixture.delivered(id);
  expect(fixture.subjects(/^D for /)).toHaveLength(3);
});

test("the page is in the mail's language; reminders are stopped as in the profile", async () => {
  const { outbox, notifications, db } = fixture.app.application.services;
  const { email, client } = await signUpStudent(fixture.app, "asha@example.org");
  const [row] = await db.query<{ id: string }>("SELECT id FROM users WHERE email = ?", [email]);
  const mail = { to: email, subject: "Closes soon", body: [msg("Hello,")], kind: "reminders" } as const;
  await db.inTransaction((tx) =>
    outbox.enqueue(tx, { ...mail, waits: { causeId: row?.id ?? "", delayMs: 999_999 } }),
  );
  const [queued] = await db.query<{
    recipient: string;
    kind: "reminders";
    subject: string;
    sealedBody: string;
  }>("SELECT * FROM outbox_mails WHERE kind = 'reminders'");
  if (!queued) throw new Error("no mail waits");
  const path = pathOf(outbox.open(queued, "bn").unsubscribe?.url);
  expect(path).toMatch(/\?language=bn$/);
  expect((await post(path)).html).toContain('<html lang="bn">');
  expect(await db.query("SELECT id FROM outbox_mails WHERE kind = 'reminders'")).toEqual([]);
  expect((await client.graphql("{ reminders wantsMailings }")).data).toEqual({
    reminders: false,
    wantsMailings: true,
  });
  expect(await notifications.wantsMailings({ email })).toBe(true);
});

test("a link that is none changes nothing; the token is in no log and not in the database", async () => {
  const id = mailingOf(await fixture.send({ subject: "C for {name}" })).id;
  await fixture.delivered(id);
  const last = fixture.sink.mails.findLast(({ subject }) => subject === "C for Ravi");
  const path = pathOf(last?.headers.get("list-unsubscribe"));
  const token = /unsubscribe\/([\w-]+)/.exec(path)?.[1] ?? "";
  const altered = path.replace(token, `${token.slice(0, -3)}AAA`);
  for (const invalidPath of [altered, "/unsubscribe/x", `/unsubscribe/${"A".repeat(160)}`]) {
    expect((await post(invalidPath)).status).toBe(404);
    expect((await fetch(fixture.app.url + invalidPath)).status).toBe(404);
  }
  expect((await post(path)).status).toBe(200);
  const { db } = fixture.app.application.services;
  for (const table of ["outbox_mails", "mailings_off", "audit_entries"])
    expect(JSON.stringify(await db.query(`SELECT * FROM ${table}`))).not.toContain(token);
  expect(JSON.stringify(fixture.app.log)).not.toContain(token);
});

test("the choice is in the download, moves with the address, and goes with the account", async () => {
  const { accounts, db, notifications } = fixture.app.application.services;
  const { email, client } = await signUpStudent(fixture.app, "moving@example.org");
  await client.graphql("mutation { setMailings(input: { on: false }) }");
  const { data } = await client.graphql("{ wantsMailings exportMyData }");
  expect(data?.["wantsMailings"]).toBe(false);
  expect(JSON.parse(String(data?.["exportMyData"]))).toMatchObject({ notifications: { mailings: false } });
  const { id = "" } = (await accounts.findByEmail(email)) ?? {};
  await db.inTransaction((tx) => accounts.update(tx, id, { email: "moved@example.org" }));
  expect(await notifications.withoutMailings([email, "moved@example.org"])).toEqual(
    new Set(["moved@example.org"]),
  );
  await db.inTransaction((tx) => accounts.remove(tx, id));
  expect(await notifications.withoutMailings(["moved@example.org"])).toEqual(new Set());
});
