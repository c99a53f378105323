// Tests that the current event appears under its translated title everywhere (ADR 85).
import { ContentDesk } from "../modules/content/testing/content-desk.js";
import { SmtpSink } from "../kernel/testing/smtp-sink.js";
import { Follower } from "./testing/follower.js";
import { signUpBody } from "./testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";

const ENGLISH = "Syntax Siege 2025";
const HINDI = "सिंटैक्स सीज 2025";

let app: TestApp;
let sink: SmtpSink;
let leader: TestClient;
let teamId = "";
beforeAll(async () => {
  sink = await SmtpSink.start();
  app = await startTestApp({ SMTP_URL: sink.url });
  const admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const { currentEvent } = await ask(admin, "{ currentEvent { title slug } }");
  const { title, slug } = currentEvent as { title: string; slug: string };
  expect(title).toBe(ENGLISH);
  const desk = new ContentDesk(admin);
  const topic = `hi/events/${slug}`;
  const saved = await desk.save(topic, { texts: { title: { english: title, text: HINDI } } }, 0);
  await desk.publish(topic, saved.draft?.version ?? 0);
  leader = await signedUp("leader@example.org");
  const made = await ask(
    leader,
    'mutation { createTeam(input: { name: "Named" }) { team { id event { title } } } }',
  );
  const { team } = made["createTeam"] as { team: { id: string; event: { title: string } } };
  expect(team.event.title).toBe(HINDI);
  teamId = team.id;
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

/** Signs up a user in Hindi. */
async function signedUp(email: string): Promise<TestClient> {
  const client = app.client();
  client.language = "hi";
  await client.post("/api/auth/verify-email", { email });
  await client.post("/api/auth/verify-email-otp", { email, otp: await sink.codeTo(email) });
  const { body } = await client.post<{ token: string }>("/api/auth/signup", signUpBody(email));
  client.token = body.token;
  return client;
}

async function ask(client: TestClient, query: string): Promise<Record<string, unknown>> {
  const { data, errors } = await client.graphql(query);
  expect(errors).toBeUndefined();
  return data ?? {};
}

async function inLanguage<T>(language: string | null, work: () => Promise<T>): Promise<T> {
  leader.language = language;
  const result = await work();
  leader.language = "hi";
  return result;
}

// Repeated, because the server interprets a query on its first execution and runs it compiled afterwards.
test.each([1, 2, 3])("my team names its event in the language of the page, the time number %s", async () => {
  const title = () => ask(leader, "{ myTeam { event { slug title fee } } }");
  expect(await title()).toMatchObject({
    myTeam: { event: { title: HINDI, fee: expect.any(Number) as number } },
  });
  expect(await inLanguage("bn", title)).toMatchObject({ myTeam: { event: { title: ENGLISH } } });
  expect(await inLanguage(null, title)).toMatchObject({ myTeam: { event: { title: ENGLISH } } });
});

test("the public results name it, too", async () => {
  const query = `{ eventResults(slug: "syntaxsiege") { title } }`;
  expect(await ask(leader, query)).toEqual({ eventResults: { title: HINDI } });
  expect(await inLanguage(null, () => ask(leader, query))).toEqual({ eventResults: { title: ENGLISH } });
});

test("results of other years have its translated title with their own year", async () => {
  const admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  for (const year of [2022, 2023]) {
    const input = `{ eventSlug: "syntaxsiege", year: ${String(year)}, csv: "rank,team\\n1,Alpha" }`;
    await ask(admin, `mutation { savePastResults(input: ${input}) { message } }`);
  }
  const editions = async () => {
    const query = `{ eventResults(slug: "syntaxsiege", year: 2023) { title editions { title path } } }`;
    return (await ask(leader, query))["eventResults"];
  };
  const path = "/events/syntaxsiege/results/2022";
  expect(await editions()).toEqual({ title: HINDI, editions: [{ title: "सिंटैक्स सीज 2022", path }] });
  expect(await inLanguage(null, editions)).toEqual({
    title: ENGLISH,
    editions: [{ title: "Syntax Siege 2022", path }],
  });
});

test("an entry in the bar and the mail about it say the translated title", async () => {
  const first = async () => {
    const { notifications } = await ask(leader, "{ notifications { items { title text } } }");
    return JSON.stringify((notifications as { items: object[] }).items.at(-1));
  };
  expect(await first()).toContain(HINDI);
  expect(await first()).not.toContain(ENGLISH);
  expect(await inLanguage(null, first)).toContain(ENGLISH);
  const mail = await sink.waitForMail("leader@example.org", { subject: /रजिस्टर/ });
  expect(mail.subject).toContain(HINDI);
  expect(mail.text).not.toContain(ENGLISH);
  const [calendar] = mail.attachments;
  expect(calendar?.filename).toBe("syntaxsiege.ics");
  const calendarText = calendar?.text.replace(/\r?\n /g, "");
  expect(calendarText).toContain(`SUMMARY:${HINDI}`);
  expect(calendarText).not.toMatch(/Hours|Questions|closes/);
});

test("calendars are in the language that their address asks for, with other words than names too", async () => {
  const read = async (path: string) => (await leader.get(path)).text.replace(/\r?\n /g, "");
  const { teamCalendar } = await ask(leader, `{ teamCalendar(teamId: "${teamId}") { url } }`);
  const { pathname, search } = new URL((teamCalendar as { url: string }).url);
  expect(search).toBe("?language=hi");
  for (const path of [
    "/events/syntaxsiege/calendar.ics?language=hi",
    "/calendar.ics?language=hi",
    pathname + search,
  ]) {
    const hindi = await read(path);
    expect(hindi).toContain(`SUMMARY:${HINDI}`);
    expect(hindi).not.toMatch(/Hours|Questions|missing|member/);
  }
  expect(await read(pathname + search)).toContain("टीम Named");
  const english = await inLanguage(null, () => read(pathname));
  expect(english).toContain(`SUMMARY:${ENGLISH}`);
  expect(english).toContain(
    "Team Named. Still missing: 2 more members\\; the Codeforces handle of Asha Rao.",
  );
});

test("a stream names it in the language that it was opened in, and its errors are in it", async () => {
  const team = new Follower(
    leader,
    "subscription ($id: ID!) { teamChanged(teamId: $id) { event { title } } }",
    {
      id: teamId,
    },
  );
  expect((await team.next()).data).toEqual({ teamChanged: { event: { title: HINDI } } });
  team.stop();
  const refused = new Follower(leader, "subscription { paymentQueueChanged { id } }");
  const [error] = (await refused.next()).errors ?? [];
  expect(error?.extensions.code).toBe("FORBIDDEN");
  expect(error?.message).toMatch(/^[^A-Za-z]+$/);
});
