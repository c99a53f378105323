import { SmtpSink } from "../testing/smtp-sink.js";
import { NO_CLUB } from "./mail-colours.js";
import { configuredSmtp, smtpTransport } from "./mail-transport.js";
import { renderMail } from "./rendered-mail.js";
import { hrefsOf, visibleText } from "./testing/visible-text.js";
import { demandsTls, readSmtpUrl } from "./smtp-address.js";

const CLUB = { ...NO_CLUB, name: "CDC", siteUrl: "https://club.example", email: "club@club.example" };

const FROM = { name: "", address: "club@club.example" };

const MAIL = {
  messageId: "<1@club.example>",
  to: "asha@example.org",
  replyTo: null,
  subject: "Code",
  body: ["123456"],
};

let sink: SmtpSink;
beforeAll(async () => {
  sink = await SmtpSink.start();
});
afterAll(() => sink.close());

test.each([
  ["smtp://club:password@mail.example:587", true],
  ["smtp://10.0.0.7:25", true],
  ["smtp://127.0.0.1.mail.example", true],
  ["smtp://mail:1025?tls=optional", false],
  ["smtps://mail.example", false],
  ["smtp://localhost:1025", false],
  ["smtp://127.0.0.1:1025", false],
  ["smtp://[::1]:1025", false],
])("%s requires TLS in production: %s", (url, demanded) => {
  expect(demandsTls(readSmtpUrl(url))).toBe(demanded);
});

test("a server whose greeting has no STARTTLS, or had it removed, gets neither password nor mail", async () => {
  const { host } = new URL(sink.url);
  const server = readSmtpUrl(`smtp://club:password@${host}`);
  const transport = smtpTransport(server, FROM, { requireTLS: true });
  await expect(transport.send(MAIL)).rejects.toMatchObject({ code: "ETLS" });
  transport.close();
  expect(sink.asked.get("login")).toBeUndefined();
  expect(sink.asked.get("sender")).toBeUndefined();
});

test("a relay on this machine needs no TLS", async () => {
  const sender = { server: sink.server, from: FROM, isProduction: true };
  const transport = configuredSmtp(sender, () => CLUB);
  await transport.send(MAIL);
  transport.close();
  expect(sink.mails).toHaveLength(1);
});

test.each([
  "IIT (BHU) Coding Club",
  "Code: the club",
  "Code, eat; sleep",
  'The "best" club\\',
  "कोडिंग क्लब <बनारस>",
  "club@byte.example",
])("a sender called %s arrives under this name, from the club's address", async (name) => {
  const transport = smtpTransport(sink.server, { name, address: "club@club.example" });
  await transport.send({ ...MAIL, to: "names@example.org" });
  transport.close();
  const { from, fromName } = await sink.waitForMail("names@example.org");
  expect([from, fromName]).toEqual(["club@club.example", name]);
});

test("a mail arrives as text, as HTML and with its calendar file", async () => {
  const transport = smtpTransport(sink.server, FROM, { club: () => CLUB });
  const body = [
    "Hello Asha,",
    "You are registered.",
    { link: "See your team", url: "https://club.example/team" },
  ];
  const calendar = { filename: "syntaxsiege.ics", content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" };
  await transport.send({ ...MAIL, to: "ravi@example.org", body, calendar });
  transport.close();
  const mail = await sink.waitForMail("ravi@example.org");
  expect(mail.text.trimEnd()).toBe(
    "Hello Asha,\n\nYou are registered.\n\nSee your team: https://club.example/team\n\n-- \n" +
      "CDC: https://club.example\nYou get this mail because this address was used on club.example.\n" +
      "Questions? Write to the club: mailto:club@club.example",
  );
  expect(mail.html).toContain('lang="en"');
  expect(visibleText(mail.html)).toBe(
    "CDC Code Hello Asha, You are registered. See your team " +
      "CDC You get this mail because this address was used on club.example. Questions? Write to the club",
  );
  const [, ...foot] = hrefsOf(mail.html);
  expect(foot).toEqual(["https://club.example", "mailto:club@club.example"]);
  // The test's mail parser turns every line break into \n.
  expect(mail.attachments).toEqual([
    { filename: "syntaxsiege.ics", type: "text/calendar", text: "BEGIN:VCALENDAR\nEND:VCALENDAR\n" },
  ]);
  expect(mail.bytes).toBeLessThan(20_000);
  expect([...mail.headers.keys()].filter((name) => name.startsWith("list-"))).toEqual([]);
});

test.each([
  ["asha@example.org", true, "your account on club.example uses this address"],
  ["asha@example.org", false, "this address was used on club.example"],
  ["club@club.example", false, "this is the club's address on club.example"],
])(
  "the foot of a mail to %s, which an account has: %s, says why it comes",
  async (to, hasAccount, reason) => {
    const { text } = await renderMail({ ...MAIL, to, hasAccount }, CLUB);
    expect(text).toContain(`You get this mail because ${reason}.`);
  },
);

test("questions go to the contact page of a club without an address", async () => {
  const { html } = await renderMail(MAIL, { ...CLUB, email: "" });
  expect(hrefsOf(html)).toEqual(["https://club.example", "https://club.example/contact"]);
});

test("a mail that its reader can stop names the link in its head and at its foot", async () => {
  const transport = smtpTransport(sink.server, FROM, { club: () => CLUB });
  const url = `https://club.example/unsubscribe/${"A".repeat(160)}?language=en`;
  await transport.send({
    ...MAIL,
    to: "meera@example.org",
    unsubscribe: { label: "Stop these reminders", url },
  });
  transport.close();
  const mail = await sink.waitForMail("meera@example.org");
  expect(mail.headers.get("list-unsubscribe")).toBe(`<${url}>`);
  expect(mail.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(mail.text).toContain(`\nStop these reminders: ${url}\n`);
  expect(hrefsOf(mail.html).at(-1)).toBe(url);
});
