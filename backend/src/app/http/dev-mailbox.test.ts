import { startTestApp, type TestApp } from "../testing/test-app.js";

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.close());

const PATHS = [
  "/dev/mailbox",
  "/dev/mailbox.json",
  "/dev/mailbox/templates",
  "/dev/mailbox/templates/0",
  "/dev/mailbox/templates/0/html",
];
const EACH = (status: number): number[] => PATHS.map(() => status);

/** Requests the mailbox from `peer`, with the host name `host` and these headers, and returns the statuses. */
async function ask(peer: string, host: string, headers: Record<string, string> = {}): Promise<number[]> {
  return Promise.all(
    PATHS.map(async (url) => {
      const reply = await app.application.server.inject({
        url,
        remoteAddress: peer,
        headers: { host, ...headers },
      });
      return reply.statusCode;
    }),
  );
}

test.each([
  ["127.0.0.1", "localhost:4000"],
  ["::1", "[::1]:4000"],
  ["::ffff:127.0.0.1", "127.0.0.1:4000"],
])("a person at this machine sees everybody's codes (%s, %s)", async (peer, host) => {
  expect(await ask(peer, host)).toEqual(EACH(200));
  expect(await ask(peer, host, { "x-forwarded-for": "::1, 127.0.0.1" })).toEqual(EACH(200));
});

test.each([
  ["a neighbour on the network", "192.0.2.7", "localhost:4000", {}],
  ["a neighbour on the network, by IPv6", "2001:db8::7", "localhost:4000", {}],
  [
    "a neighbour behind the development proxy",
    "127.0.0.1",
    "localhost:4000",
    { "x-forwarded-for": "192.0.2.7" },
  ],
  [
    "a neighbour who adds a loopback address",
    "127.0.0.1",
    "localhost",
    { "x-forwarded-for": "127.0.0.1, 192.0.2.7" },
  ],
  ["a neighbour behind another proxy", "127.0.0.1", "localhost:4000", { forwarded: "for=192.0.2.7" }],
  ["a page whose name was pointed here", "127.0.0.1", "rebound.example:4000", {}],
  ["a name that only begins so", "127.0.0.1", "localhost.example", {}],
])("it answers 404 to %s", async (_who, peer, host, headers) => {
  expect(await ask(peer, host, headers)).toEqual(EACH(404));
});

describe("a mail", () => {
  const local = { remoteAddress: "127.0.0.1", headers: { host: "localhost" } };
  const get = (url: string) => app.application.server.inject({ url, ...local });
  let id: string;
  beforeAll(async () => {
    const { db, outbox } = app.application.services;
    const calendar = { filename: "../syntax siege.ics", content: "BEGIN:VCALENDAR\r\n" };
    const body = ["Hello <Asha>,", { link: "See your team", url: "https://club.example/team" }];
    const mail = { to: "asha@example.org", subject: "You are <registered>", body, calendar };
    await db.inTransaction((tx) => outbox.enqueue(tx, mail));
    const { mails } = (await get("/dev/mailbox.json")).json<{
      mails: { id: string; to: string; text: string }[];
    }>();
    expect(mails).toMatchObject([
      {
        to: mail.to,
        subject: mail.subject,
        text: "Hello <Asha>,\n\nSee your team: https://club.example/team\n",
        calendar,
      },
    ]);
    id = mails[0]!.id;
  });

  test("is shown as text, and as HTML in a frame without scripts, in either theme", async () => {
    const page = await get(`/dev/mailbox/${id}?theme=dark`);
    expect(page.body).toContain("Hello &lt;Asha&gt;,");
    expect(page.body).toMatch(/<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    const [light, dark] = await Promise.all(
      ["light", "dark"].map((theme) => get(`/dev/mailbox/${id}/html?theme=${theme}`)),
    );
    expect(light!.body).toContain("@media not all{");
    expect(dark!.body).toContain("@media all{");
    expect(dark!.body).toContain('href="https://club.example/team"');
    expect(dark!.headers).toMatchObject({
      "content-security-policy": expect.stringMatching(/default-src 'none'.*frame-ancestors 'self'; sandbox/),
      "x-frame-options": "SAMEORIGIN",
      "cache-control": "no-store",
    });
    expect(page.headers["x-frame-options"]).toBe("DENY");
  });

  test("has its calendar file to download", async () => {
    const reply = await get(`/dev/mailbox/${id}/calendar.ics`);
    expect([reply.body, reply.headers["content-disposition"]]).toEqual([
      "BEGIN:VCALENDAR\r\n",
      'attachment; filename="..-syntax-siege.ics"',
    ]);
  });

  test.each([
    "/dev/mailbox/unknown",
    "/dev/mailbox/unknown/html",
    "/dev/mailbox/templates/9999",
    "/dev/mailbox/templates/x/html",
  ])("%s is not found", async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

test("every template can be viewed", async () => {
  const local = { remoteAddress: "127.0.0.1", headers: { host: "localhost" } };
  const { body } = await app.application.server.inject({ url: "/dev/mailbox/templates", ...local });
  const links = [...body.matchAll(/href="(\/dev\/mailbox\/templates\/\d+)"/g)].map(([, url = ""]) => url);
  expect(links.length).toBeGreaterThan(20);
  for (const url of [...links, ...links.map((link) => `${link}/html`)])
    expect((await app.application.server.inject({ url, ...local })).statusCode).toBe(200);
});
