import { startTestApp, type TestApp } from "../app/testing/test-app.js";
import { SmtpSink } from "../kernel/testing/smtp-sink.js";

const MESSAGE = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.org",
  phone: "98765 43210",
  message: "Hello,\nwhen do you meet?",
};
const MUTATION = "mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { message } }";

let sink: SmtpSink;
let app: TestApp;
beforeAll(async () => {
  sink = await SmtpSink.start();
  app = await startTestApp({ SMTP_URL: sink.url, CLUB_EMAIL: "club@example.org", RATE_LIMIT: "on" });
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

test("a message reaches the club by mail, and the answer goes to who wrote, by both transports", async () => {
  const client = app.client();
  const reply = await client.post("/api/contact", MESSAGE);
  expect([reply.status, reply.body]).toEqual([
    200,
    { status: "success", message: "Message Delivered Successfully!" },
  ]);
  const mail = await sink.waitForMail("club@example.org");
  expect([mail.subject, mail.replyTo]).toEqual(["Contact form: Asha Rao", "asha@example.org"]);
  expect(mail.text).toContain("when do you meet?");
  expect(mail.text).toContain("98765 43210");

  const again = await client.graphql(MUTATION, { input: { ...MESSAGE, email: "ravi@example.org" } });
  expect(again.data).toEqual({ sendContactMessage: { message: "Message Delivered Successfully!" } });
  expect((await sink.waitForMail("club@example.org")).replyTo).toBe("ravi@example.org");
});

test("bad input and the limit read the same by both transports; the honeypot sends nothing", async () => {
  const client = app.client();
  const bad = { ...MESSAGE, firstName: "Asha\r\nBcc: x@example.org", phone: "" };
  const fields = {
    firstName: "Type the text again on one line. Copied text can contain invisible characters",
    phone: "All fields are required.",
  };
  const rest = await client.post("/api/contact", bad);
  expect([rest.status, rest.body["code"], rest.body["fields"]]).toEqual([400, "BAD_INPUT", fields]);
  const graphql = await client.graphql(MUTATION, { input: bad });
  expect(graphql.errors?.[0]?.extensions).toMatchObject({ code: "BAD_INPUT", fields });

  const before = sink.mails.length;
  const honeypot = { ...MESSAGE, email: "bot@example.org", website: "https://spam.example" };
  expect((await client.post("/api/contact", honeypot)).status).toBe(200);
  for (let i = 0; i < 5; i++) await client.post("/api/contact", { ...MESSAGE, email: "busy@example.org" });
  const limited = await client.post("/api/contact", { ...MESSAGE, email: "busy@example.org" });
  expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  const same = await client.graphql(MUTATION, { input: { ...MESSAGE, email: "busy@example.org" } });
  expect(same.errors?.[0]?.extensions.code).toBe("RATE_LIMITED");
  for (let i = 0; i < 5; i++) await sink.waitForMail("club@example.org");
  expect(sink.mails.slice(before).map((mail) => mail.replyTo)).toEqual(Array(5).fill("busy@example.org"));
});

test("a field that is missing, empty or null is answered with the club's text, whichever it is", async () => {
  for (const field of Object.keys(MESSAGE)) {
    for (const value of [undefined, "", "  ", null]) {
      const reply = await app.client().post("/api/contact", { ...MESSAGE, [field]: value });
      const text = "All fields are required.";
      expect([reply.status, reply.body]).toEqual([
        400,
        { code: "BAD_INPUT", message: text, fields: { [field]: text } },
      ]);
    }
  }
});

test("an e-mail service that is configured in part stops the start", async () => {
  await expect(
    startTestApp({ EMAILJS_URL: "http://127.0.0.1:9/send", EMAILJS_USER_ID: "u" }),
  ).rejects.toThrow("EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID");
});
