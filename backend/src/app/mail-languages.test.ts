import { SmtpSink } from "../kernel/testing/smtp-sink.js";
import type { TestClient } from "./testing/test-client.js";
import { signUpBody, TEST_PASSWORD } from "./testing/students.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";

/**
 * Tests that a mail is in the language of its recipient's account, and that a notification is in the language of the
 * page that shows the notification (ADR 85).
 */

let app: TestApp;
let sink: SmtpSink;
let asha: TestClient;
beforeAll(async () => {
  sink = await SmtpSink.start();
  app = await startTestApp({ SMTP_URL: sink.url });
  asha = await signUp("asha@example.org", "hi");
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

async function signUp(email: string, language: string): Promise<TestClient> {
  const client = app.client();
  client.language = language;
  await client.post("/api/auth/verify-email", { email });
  await client.post("/api/auth/verify-email-otp", { email, otp: await sink.codeTo(email) });
  const { body } = await client.post<{ token: string }>("/api/auth/signup", signUpBody(email));
  client.token = body.token;
  return client;
}

async function languageOf(email: string): Promise<unknown> {
  const rows = await app.application.services.db.query<{ language: string }>(
    "SELECT language FROM users WHERE email = ?",
    [email],
  );
  return rows[0]?.language;
}

async function data(client: TestClient, query: string, variables = {}): Promise<Record<string, unknown>> {
  const reply = await client.graphql(query, variables);
  expect(reply.errors).toBeUndefined();
  return reply.data ?? {};
}

async function titles(client: TestClient, language: string): Promise<string[]> {
  client.language = language;
  const { notifications } = await data(client, "{ notifications { items { title text label } } }");
  client.language = "hi";
  return (notifications as { items: Record<"title" | "text" | "label", string>[] }).items.map(
    ({ title, text, label }) => `${title} | ${text} | ${label}`,
  );
}

test("a code is in the language of the page that requests it, while no account has the address", () => {
  const mail = sink.mails.find(({ to }) => to.includes("asha@example.org"))!;
  expect(mail.subject).toMatch(/^\d{6} आपका .+ कोड है$/);
  expect(mail.html).toContain('<html lang="hi"');
  expect(mail.text).toContain("कोड 10 मिनट तक चलेगा।");
  expect(mail.text).not.toMatch(/Your|minutes|ignore/);
});

test("who signs up reads the language of that page, and has it in their download", async () => {
  expect(await languageOf("asha@example.org")).toBe("hi");
  const { exportMyData } = await data(asha, "{ exportMyData }");
  expect(JSON.parse(String(exportMyData))).toMatchObject({ lastSeen: { language: "hi" } });
});

test("what happens is mailed in the owner's language, whatever page it happens on, and listed in the reader's", async () => {
  const { createTeam } = await data(
    asha,
    "mutation ($input: CreateTeamInput!) { createTeam(input: $input) { team { id } session { token } } }",
    { input: { name: "Segfault" } },
  );
  const made = createTeam as { team: { id: string }; session: { token: string } | null };
  asha.token = made.session?.token ?? asha.token;
  const mail = await sink.waitForMail("asha@example.org", { subject: /रजिस्टर/ });
  expect(mail.text).toContain("नमस्ते Asha Rao,");
  expect(mail.text).toContain("टीम “Segfault” के लीडर हैं");
  expect(await titles(asha, "hi")).toContainEqual(
    expect.stringMatching(/^आप .* के लिए रजिस्टर हो गए हैं \| .*“Segfault”.* \| अपनी टीम देखें$/),
  );
  expect(await titles(asha, "bn")).toContainEqual(expect.stringMatching(/রেজিস্ট্রেশন হয়েছে \|/));
  expect(await titles(asha, "en")).toContainEqual(
    expect.stringMatching(/^You are registered for .* \| You lead the team "Segfault" .* \| See your team$/),
  );

  const invite = (email: string) =>
    data(asha, "mutation ($input: InviteInput!) { inviteToTeam(input: $input) { message } }", {
      input: { teamId: made.team.id, email },
    });
  await signUp("ravi@example.org", "en");
  await invite("ravi@example.org");
  const his = await sink.waitForMail("ravi@example.org", { subject: /invited/ });
  expect(his.html).toContain('<html lang="en"');
  asha.language = "bn";
  await invite("unknown@example.org");
  const theirs = await sink.waitForMail("unknown@example.org");
  expect(theirs.subject).toContain("আমন্ত্রণ");
  expect(theirs.html).toContain('<html lang="bn"');
});

test("logging in and coming back on another page change the language, by a statement more only when it differs", async () => {
  const ravi = app.client();
  ravi.language = "bn";
  await ravi.logIn("ravi@example.org", TEST_PASSWORD);
  expect(await languageOf("ravi@example.org")).toBe("bn");
  const writes = async (language: string): Promise<number> => {
    ravi.language = language;
    app.takeStatements();
    await ravi.post("/api/auth/refresh");
    return app.takeStatements().filter((sql) => /^UPDATE .?users/.test(sql)).length;
  };
  expect(await writes("bn")).toBe(0);
  expect(await writes("hi")).toBe(1);
  expect(await languageOf("ravi@example.org")).toBe("hi");
});

test("the last mail to a user is in their language, though their account is gone", async () => {
  const meera = await signUp("meera@example.org", "bn");
  await data(meera, "mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { message } }", {
    input: { password: TEST_PASSWORD },
  });
  const mail = await sink.waitForMail("meera@example.org", { subject: /মুছে/ });
  expect(mail.text).toContain("নমস্কার Asha Rao,");
});
