import { randomUUID } from "node:crypto";
import { signUpStudent } from "../../../app/testing/students.js";
import { TEST_ADMIN } from "../../../app/testing/test-app.js";
import { idOf } from "../../../app/testing/unconfirmed-admin.js";
import { MailingFixture } from "../testing/mailing-fixture.js";

let fixture: MailingFixture;
beforeAll(async () => {
  fixture = await MailingFixture.start();
});
afterAll(() => fixture.close());

const DAY_MS = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

async function ask(field: string, type: string, input: object): Promise<{ code?: string; message?: string }> {
  const { data, errors } = await fixture.admin.graphql(
    `mutation ($input: ${type}!) { ${field}(input: $input) { message } }`,
    { input },
  );
  const code = errors?.[0]?.extensions.code;
  return code === undefined ? (data?.[field] ?? {}) : { code };
}
const schedule = (more: object = {}) =>
  ask("scheduleMailing", "ScheduleMailingInput", {
    ...{ id: randomUUID(), audience: {}, subject: "Later, {name}", text: "Hello {name}", sendAt: inDays(1) },
    ...more,
  });
const cancel = (id: string) => ask("cancelMailing", "MailPlanIdInput", { id });
const sendDue = (days: number): Promise<number> =>
  fixture.app.application.services.scheduledMailings.sendDue(inDays(days));
async function waiting(): Promise<Record<string, unknown>[]> {
  const { data } = await fixture.admin.graphql(
    "{ scheduledMailings { id version subject words problem actorName savedAt audience { eventSlug whom } } }",
  );
  return data?.["scheduledMailings"] as Record<string, unknown>[];
}
async function arrived(subject: string, count: number): Promise<void> {
  const of = () => fixture.sink.mails.filter((mail) => mail.subject.startsWith(subject)).length;
  while (of() < count) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(of()).toBe(count);
}

test("the site comes with three templates; one is saved, replaced by its name, and deleted", async () => {
  const names = async () =>
    ((await fixture.admin.graphql("{ mailTemplates { id name subject } }")).data?.["mailTemplates"] ??
      []) as { id: string; name: string; subject: string }[];
  expect((await names()).map(({ name }) => name)).toEqual(["Reminder", "Results", "Round 2"]);
  const save = (subject: string) =>
    ask("saveMailTemplate", "SaveMailTemplateInput", { name: " Lunch ", subject, text: "Hello {name}" });
  expect(await save("Lunch?")).toEqual({ message: "Template saved." });
  const twice = await Promise.all([save("Lunch, {name}?"), save("Lunch, {name}?")]);
  expect(twice.map(({ code }) => code)).toEqual([undefined, undefined]);
  expect(await save("{unknown}")).toEqual({ code: "BAD_INPUT" });
  const lunch = (await names()).filter(({ name }) => name === "Lunch");
  expect(lunch).toMatchObject([{ subject: "Lunch, {name}?" }]);
  const remove = () => ask("deleteMailTemplate", "MailPlanIdInput", { id: lunch[0]?.id });
  expect(await remove()).toEqual({ message: "Template deleted." });
  expect(await remove()).toEqual({ code: "TEMPLATE_NOT_FOUND" });
});

test("the shipped templates exist in every language until they are changed", async () => {
  interface Template {
    readonly name: string;
    readonly subject: string;
    readonly text: string;
    readonly wordings: readonly {
      readonly language: string;
      readonly subject: string;
      readonly text: string;
    }[];
  }
  const all = async () => {
    const query = "{ mailTemplates { name subject text wordings { language subject text } } }";
    return (await fixture.admin.graphql(query)).data?.["mailTemplates"] as Template[];
  };
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  const scripts = {
    en: /^\P{Script=Devanagari}+$/u,
    hi: /\p{Script=Devanagari}/u,
    bn: /\p{Script=Bengali}/u,
  };
  const templates = await all();
  expect(templates.map(({ name }) => name)).toEqual(["Reminder", "Results", "Round 2"]);
  for (const { subject, text, wordings } of templates) {
    expect(wordings.map(({ language }) => language)).toEqual(["en", "hi", "bn"]);
    expect(wordings[0]).toMatchObject({ subject, text });
    for (const wording of wordings)
      for (const [own, english] of [
        [wording.subject, subject],
        [wording.text, text],
      ] as const) {
        expect(own).toMatch(scripts[wording.language as "en" | "hi" | "bn"]);
        expect(placeholders(own)).toEqual(placeholders(english));
        expect(own.split("\n")).toHaveLength(english.split("\n").length);
        if (wording.language !== "en") expect(own.replace(/\{\w+\}/g, "")).not.toMatch(/[A-Za-z]/);
      }
  }
  const [reminder] = templates;
  const written = { subject: reminder?.subject, text: `${reminder?.text ?? ""} Please.` };
  await ask("saveMailTemplate", "SaveMailTemplateInput", { name: "Reminder", ...written });
  expect((await all())[0]).toMatchObject({ ...written, wordings: [] });
});

test("a test goes to oneself alone, as the chosen person would read it", async () => {
  const [team] = await fixture.app.application.services.db.query<{ email: string }>(
    "SELECT email FROM team_members WHERE name = 'Ravi'",
  );
  const input = { audience: {}, subject: "For {name}", text: "Team {team}", as: team?.email };
  expect(await ask("sendTestMail", "SendTestMailInput", input)).toEqual({
    message: "A test copy is on its way to you.",
  });
  await arrived("Test: For", 1);
  expect(fixture.sink.mails.find(({ subject }) => subject === "Test: For Ravi")).toMatchObject({
    to: [TEST_ADMIN.email],
    text: expect.stringContaining("Team Second"),
  });
  const empty = { ...input, audience: { fitting: false } };
  expect(await ask("sendTestMail", "SendTestMailInput", empty)).toEqual({ code: "MAILING_EMPTY" });
});

test("people chosen by hand get it, also who is in no team, each once", async () => {
  const asha = await signUpStudent(fixture.app, "teamless@example.org", { name: "Teamless" });
  const [leader] = await fixture.app.application.services.db.query<{ userId: string }>(
    "SELECT userId FROM team_members WHERE name = 'Ravi'",
  );
  const userIds = [await idOf(fixture.app, asha.email), leader?.userId ?? "", randomUUID()];
  const audience = { fitting: false, userIds };
  expect(await fixture.look(audience)).toMatchObject({ recipients: 2 });
  await fixture.sendOut({ audience, subject: "Hand {name}", text: "{team}: {members}" });
  expect(fixture.subjects(/^Hand/)).toEqual(["Hand Ravi", "Hand Teamless"]);
  const texts = fixture.sink.mails.filter(({ subject }) => subject.startsWith("Hand"));
  expect(texts.map(({ text }) => text.split("\n")[0]).sort()).toEqual([
    "Second: Ravi",
    "no team yet: Teamless",
  ]);
});

test("a mail waits for its time, is changed until then, and is sent once by two servers", async () => {
  const id = randomUUID();
  expect(await schedule({ id })).toMatchObject({ message: expect.stringMatching(/^Mail scheduled/) });
  expect(
    await schedule({ id, subject: "Changed, {name}", audience: { whom: "EVERYONE" } }),
  ).not.toHaveProperty("code");
  expect(await waiting()).toMatchObject([
    {
      id,
      subject: "Changed, {name}",
      words: "Everyone in all teams",
      problem: null,
      audience: { eventSlug: "syntaxsiege" },
    },
  ]);
  fixture.admin.language = "hi";
  expect(await waiting()).toMatchObject([{ words: "सभी लोग: सभी टीमें" }]);
  fixture.admin.language = null;
  expect(await sendDue(0.5)).toBe(0);
  const counts = await Promise.all([sendDue(2), sendDue(2)]);
  expect(counts[0] + counts[1]).toBe(1);
  await arrived("Changed", 4);
  expect(await waiting()).toEqual([]);
  expect(await schedule({ id })).toEqual({ code: "SCHEDULED_GONE" });
  expect(await cancel(id)).toEqual({ code: "SCHEDULED_GONE" });
});

test("of two who change a mail, the second is refused; a cancelled mail cannot be revived", async () => {
  const id = randomUUID();
  await schedule({ id });
  const shown = async () => (await waiting())[0]?.["version"];
  const version = await shown();
  expect(await schedule({ id, subject: "Hers", version })).not.toHaveProperty("code");
  expect(await schedule({ id, subject: "His", version })).toEqual({ code: "VERSION_CHANGED" });
  expect(await schedule({ id, subject: "His", version: "made-up" })).toEqual({ code: "VERSION_CHANGED" });
  expect(await waiting()).toMatchObject([{ subject: "Hers" }]);
  const again = { id, subject: "His", sendAt: inDays(2), version: await shown() };
  expect(await schedule(again)).not.toHaveProperty("code");
  // The client sends the same request again, as if the first reply was lost.
  expect(await schedule(again)).not.toHaveProperty("code");
  await cancel(id);
  expect(await schedule(again)).toEqual({ code: "SCHEDULED_GONE" });
  expect(await waiting()).toEqual([]);
});

test("a time that is past or years ahead is refused", async () => {
  expect(await schedule({ sendAt: inDays(-1) })).toEqual({ code: "BAD_INPUT" });
  expect(await schedule({ sendAt: inDays(400) })).toEqual({ code: "BAD_INPUT" });
});

test("of cancelling and sending at once, one takes effect", async () => {
  const id = randomUUID();
  await schedule({ id, subject: "Either, {name}" });
  const [cancelled, sent] = await Promise.all([cancel(id), sendDue(2)]);
  expect(sent).toBe(cancelled.code === undefined ? 0 : 1);
  expect(await waiting()).toEqual([]);
  if (sent === 1) await arrived("Either", 3);
});

test("one that is sent by hand before its time is not sent again", async () => {
  const sendKey = randomUUID();
  await schedule({ id: sendKey, subject: "By hand, {name}" });
  await Promise.all([
    fixture.send({ sendKey, subject: "By hand, {name}", text: "Hello {name}" }),
    sendDue(2),
  ]);
  await arrived("By hand", 3);
  expect(await waiting()).toEqual([]);
  expect(await sendDue(3)).toBe(0);
});

test("what cannot be sent at its time stays, with why, until it is scheduled again", async () => {
  const id = randomUUID();
  await schedule({ id, subject: "Stuck" });
  const { db } = fixture.app.application.services;
  await db.inTransaction((tx) => tx.query("UPDATE scheduled_mailings SET actorId = ?", [randomUUID()]));
  expect(await sendDue(2)).toBe(0);
  expect(await waiting()).toMatchObject([
    { problem: expect.stringMatching(/no longer has the right to send mails/) },
  ]);
  expect(await sendDue(2)).toBe(0);
  await schedule({ id, subject: "Stuck no more" });
  expect(await waiting()).toMatchObject([{ problem: null }]);
  expect(await sendDue(2)).toBe(1);
  await arrived("Stuck no more", 3);
});
