import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { TestClient } from "../../app/testing/test-client.js";
import { createUnconfirmedAdmin } from "../../app/testing/unconfirmed-admin.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import { SmtpSink } from "../../kernel/testing/smtp-sink.js";

const FIELDS =
  "topic number fields { name value isSet fixedBy } versions { number by changes { name before after } }";
const SETTINGS = `query ($topic: SettingsTopicName!) { clubSettings(section: $topic) { ${FIELDS} } }`;
const SAVE_ACCOUNT = `mutation ($input: AccountSettingsInput!) { updateAccountSettings(input: $input) { settings { number } } }`;
const SAVE_MAIL = `mutation ($input: MailSettingsInput!) { updateMailSettings(input: $input) { settings { number } } }`;
const TEST_MAIL = `mutation ($input: MailSettingsInput!) { testMailSettings(input: $input) { message } }`;

const ACCOUNT = {
  version: "0",
  upiId: "byte@bank",
  bankAccountName: "Byte Society",
  bankAccountNumber: "001234567890",
  bankIfsc: "sbin0001234",
};

interface Field {
  readonly name: string;
  readonly value: string;
  readonly isSet: boolean;
  readonly fixedBy: string | null;
}
interface Settings {
  readonly number: number;
  readonly fields: readonly Field[];
  readonly versions: readonly { readonly number: number; readonly changes: readonly object[] }[];
}

let sink: SmtpSink;
let app: TestApp;
beforeEach(async () => {
  sink = await SmtpSink.start();
});
afterEach(async () => {
  await app.close();
  await sink.close();
});

async function admin(): Promise<TestClient> {
  const client = app.client();
  await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  return client;
}

async function settings(client: TestClient, topic: string): Promise<Settings> {
  const { data, errors } = await client.graphql(SETTINGS, { topic });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as { clubSettings: Settings }).clubSettings;
}

const valueOf = ({ fields }: Settings, name: string): Field | undefined =>
  fields.find((field) => field.name === name);

const mail = (more: object = {}): object => ({
  version: "0",
  host: "127.0.0.1",
  port: Number(new URL(sink.url).port),
  security: "plain",
  user: "",
  senderName: "Byte Society",
  senderEmail: "club@byte.example",
  clubEmail: "desk@byte.example",
  ...more,
});

test("fees go to the account that was set, at once, and every Superadmin is notified", async () => {
  app = await startTestApp();
  const client = await admin();
  const { errors } = await client.graphql(SAVE_ACCOUNT, { input: ACCOUNT });
  expect(errors).toBeUndefined();
  expect(app.application.services.liveSettings.account()).toEqual({
    upiId: "byte@bank",
    bankAccountName: "Byte Society",
    bankAccountNumber: "001234567890",
    bankIfsc: "SBIN0001234",
  });
  const [notice] = await app.application.services.outboxRepository.newest(5);
  expect(notice).toMatchObject({
    recipient: TEST_ADMIN.email,
    subject: expect.stringContaining("account for payments"),
  });

  const second = await client.graphql(SAVE_ACCOUNT, { input: { ...ACCOUNT, upiId: "thief@bank" } });
  expect(second.errors?.[0]?.extensions["code"]).toBe("VERSION_CHANGED");
  await client.graphql(SAVE_ACCOUNT, { input: { ...ACCOUNT, version: "1", upiId: "new@bank" } });
  const { versions } = await settings(client, "account");
  expect(versions[0]).toMatchObject({
    number: 2,
    changes: [{ name: "upiId", before: "byte@bank", after: "new@bank" }],
  });
});

test("the club's name is proposed as the sender of mails, until another one is saved", async () => {
  app = await startTestApp();
  const client = await admin();
  const proposed = valueOf(await settings(client, "mail"), "senderName");
  expect(proposed).toMatchObject({ value: expect.stringMatching(/\S/), isSet: false });
  await client.graphql(SAVE_MAIL, { input: mail() });
  const saved = valueOf(await settings(client, "mail"), "senderName");
  expect(saved).toMatchObject({ value: "Byte Society", isSet: true });
});

test("half an account is refused, field by field", async () => {
  app = await startTestApp();
  const client = await admin();
  const input = { ...ACCOUNT, bankAccountName: "", bankIfsc: "SBIN1", bankAccountNumber: "" };
  const { errors } = await client.graphql(SAVE_ACCOUNT, { input });
  expect(Object.keys(errors?.[0]?.extensions["fields"] as object).sort()).toEqual([
    "bankAccountName",
    "bankAccountNumber",
    "bankIfsc",
  ]);
});

test("what the environment sets comes first, and says so", async () => {
  app = await startTestApp({ UPI_ID: "env@bank", SMTP_URL: sink.url });
  const client = await admin();
  await client.graphql(SAVE_ACCOUNT, { input: ACCOUNT });
  expect(app.application.services.liveSettings.account().upiId).toBe("env@bank");
  expect(valueOf(await settings(client, "account"), "upiId")).toEqual({
    ...{ name: "upiId", value: "env@bank", isSet: true },
    fixedBy: "UPI_ID",
  });
  // The value of SMTP_URL is hidden, because it may hold a password.
  expect(valueOf(await settings(client, "mail"), "host")).toMatchObject({ value: "", fixedBy: "SMTP_URL" });
});

test("mail is sent by the server that was set, without a restart, and the one before gets none", async () => {
  const before = await SmtpSink.start();
  app = await startTestApp();
  try {
    const client = await admin();
    const { liveSettings } = app.application.services;
    const port = Number(new URL(before.url).port);
    await client.graphql(SAVE_MAIL, { input: mail({ port }) });
    await client.graphql(SAVE_MAIL, { input: mail({ version: "1" }) });
    expect(liveSettings.mail()).toMatchObject({ clubEmail: "desk@byte.example" });
    const visitor = app.client();
    await visitor.graphql(`mutation { requestEmailCode(input: { email: "asha@byte.example" }) { message } }`);
    const received = await sink.waitForMail("asha@byte.example");
    expect(received.from).toBe("club@byte.example");
    expect(before.mails).toHaveLength(0);
  } finally {
    await before.close();
  }
});

test("a test mail says whether the server takes it, and keeps nothing", async () => {
  app = await startTestApp();
  const client = await admin();
  expect((await client.graphql(TEST_MAIL, { input: mail() })).errors).toBeUndefined();
  await sink.waitForMail(TEST_ADMIN.email);
  const { errors } = await client.graphql(TEST_MAIL, { input: mail({ port: 1 }) });
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining("127.0.0.1 did not accept the mail"),
    extensions: { code: "MAIL_NOT_TAKEN" },
  });
  expect((await settings(client, "mail")).number).toBe(0);
});

test("a password is stored sealed, never shown, and sent to no other server by itself", async () => {
  app = await startTestApp();
  const client = await admin();
  const input = mail({ user: "club", password: "hunter2 of the club", security: "startTls" });
  expect((await client.graphql(SAVE_MAIL, { input })).errors).toBeUndefined();
  const rows = await app.application.services.db.query<{ body: string }>("SELECT body FROM setting_versions");
  expect(JSON.stringify(rows)).not.toContain("hunter2");
  const shown = await settings(client, "mail");
  expect(JSON.stringify(shown)).not.toContain("hunter2");
  expect(valueOf(shown, "password")).toMatchObject({ value: "", isSet: true });
  for (const elsewhere of [{ host: "thief.example" }, { port: 4000 }, { security: "plain" }]) {
    const changed = mail({ version: "1", user: "club", security: "startTls", ...elsewhere });
    for (const query of [TEST_MAIL, SAVE_MAIL]) {
      const { errors } = await client.graphql(query, { input: changed });
      expect([elsewhere, errors?.[0]?.extensions["fields"]]).toEqual([
        elsewhere,
        { password: "Enter the password of this mail server" },
      ]);
    }
  }
  const better = mail({ version: "1", user: "club", security: "tls" });
  expect((await client.graphql(SAVE_MAIL, { input: better })).errors).toBeUndefined();
});

test("in production a test mail finds out nothing of the server's own machine and network", async () => {
  app = await startTestApp({
    ...{ NODE_ENV: "production", SMTP_URL: sink.url, RATE_LIMIT: "on" },
    ...{ ADMIN_EMAIL: TEST_ADMIN.email, ADMIN_PASSWORD: TEST_ADMIN.password },
  });
  const client = await admin();
  for (const place of [
    ...[{}, { host: "localhost" }, { host: "10.0.0.8" }, { host: "169.254.169.254", port: 25 }],
    { host: "8.8.8.8", port: 22 },
  ]) {
    const { errors } = await client.graphql(TEST_MAIL, { input: mail(place) });
    expect(errors?.[0]?.extensions["fields"]).toEqual({
      host: expect.stringContaining("You can test only mail servers on the internet"),
    });
  }
  const misspelt = mail({ host: "smtp.club.invalid" });
  expect((await client.graphql(TEST_MAIL, { input: misspelt })).errors?.[0]?.extensions["fields"]).toEqual({
    host: "No server with this name was found. Check the spelling of the mail server's name.",
  });
  expect(sink.mails).toEqual([]);
});

test("both need a confirmation, and so does a test mail", async () => {
  const unconfirmed = await createUnconfirmedAdmin();
  app = unconfirmed.app;
  for (const [query, input] of [
    [SAVE_ACCOUNT, ACCOUNT],
    [SAVE_MAIL, mail()],
    [TEST_MAIL, mail()],
  ] as const) {
    const { errors } = await unconfirmed.admin.graphql(query, { input });
    expect(errors?.[0]?.extensions["code"]).toBe("CONFIRMATION_NEEDED");
  }
});

test("a server that has not looked yet keeps the password that another was given, not the one before", async () => {
  const database = await createMigratedDatabase();
  app = await startTestApp({ DATABASE_URL: database.url, SMTP_URL: sink.url });
  const other = await startTestApp({ DATABASE_URL: database.url, SMTP_URL: sink.url });
  const [one, two] = [await admin(), other.client()];
  await two.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  await one.graphql(SAVE_MAIL, { input: mail({ user: "club", password: "the old one" }) });
  await settings(two, "mail");
  await one.graphql(SAVE_MAIL, { input: mail({ version: "1", user: "club", password: "the new one" }) });
  const input = mail({ version: "2", user: "club", clubEmail: "other@byte.example" });
  const { errors } = await two.graphql(SAVE_MAIL, { input });
  const live = other.application.services.liveSettings;
  const kept = live.passwordOf(live.stored.mail);
  await Promise.all([app.close(), other.close()]);
  await database.dispose();
  app = await startTestApp();
  expect([errors, kept]).toEqual([undefined, "the new one"]);
});
